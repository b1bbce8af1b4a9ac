// The module in node: what its functions answer, and what it does with bad input. `make test-module` runs it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { Worker } from "node:worker_threads";
import { LecternError, load } from "../../.build/module/lectern.js";
import { watchingMemory } from "./memory.mjs";

const folder = new URL("../../.build/module/", import.meta.url);
const wasm = readFileSync(new URL("lectern.wasm", folder));
const manifest = readFileSync(new URL("manifest.json", folder), "utf8");
const withMessage = (message) => (error) => error instanceof LecternError && message.test(error.message)
    && error.findings.length > 0 && error.findings.every(({ severity }) => severity);

let lectern;
before(async () => (lectern = await load()));
after(() => lectern.dispose());

describe("answers", () => {
    test("resolves links, references and texts", () => {
        const link = "https://www.biblegateway.com/passage/?search=John+3%3A16&version=ESV";
        const { input, passage, openings, findings } = lectern.resolve(link);
        assert.equal(input, link);
        assert.deepEqual([passage.passages, passage.translation, passage.site], ["[John.3.16]", "ESV", "Bible Gateway"]);
        assert.ok(openings.some(({ app, url }) => app === "logos" && url === "logosres:esv;ref=BibleESV.Jn3.16"));
        assert.deepEqual(findings, []);
        assert.equal(lectern.resolve("see John 3:16 and https://ref.ly/Gen1").others.length, 1);
    });

    test("chooses openings by options", () => {
        const apps = (options) => lectern.openings("John 3:16", options).map(({ app }) => app);
        assert.deepEqual(apps({ app: ["logos", "youversion"] }), ["youversion", "logos"]);
        assert.ok(apps().length > apps({ browsers: false }).length);
        assert.deepEqual(apps({ topics: "places" }), []);
        assert.ok(apps({ os: "ios" }).length > apps({ os: "linux" }).length);
        assert.equal(lectern.resolve("Johannes 3,16", { language: "de" }).passage.passages, "[John.3.16]");
        assert.equal(lectern.resolve("see Jonh 3:16", { strict: true }).passage, null);
    });

    test("writes the link of an app for what other functions answer", () => {
        const url = "logosres:esv;ref=BibleESV.Jn3.16";
        const [found] = lectern.find("John 3:16 (ESV)");
        for (const passage of ["John 3:16 ESV", lectern.passage("John 3:16 ESV").passage, lectern.resolve("John 3:16 ESV").passage, found]) {
            assert.equal(lectern.link(passage, "logos"), url);
        }
        assert.equal(lectern.link("nothing", "logos"), null);
        const [several] = lectern.find("John 3:16, 18");
        assert.equal(lectern.link(several, "bible-gateway"), lectern.link("John 3:16, 18", "bible-gateway"));
    });

    test("reads references in every form", () => {
        const { passage } = lectern.passage("John 3:16-18; Gen 1");
        assert.equal(passage.osis, "John.3.16-John.3.18,Gen.1");
        assert.equal(lectern.passage("https://ref.ly/Jn3.16").passage.osis, "John.3.16");
        assert.equal(lectern.passage("Johannes 3,16", { language: "de" }).passage.text, "John 3:16");
        assert.match(lectern.passage("John 3:99").findings[0].message, /36/);
    });

    test("counts in UTF-16", () => {
        const text = "\u{1F54A} é \uD800 John 3:16,\n\n\u{10400}ß: Rom 8:28";
        const found = lectern.find(text);
        assert.deepEqual(found.map(({ start, end }) => text.slice(start, end)), ["John 3:16", "Rom 8:28"]);
        assert.deepEqual(found.map(({ line, column }) => [line, column]), [[1, 7], [3, 5]]);
    });

    test("finds in a long text what it finds in its paragraphs", () => {
        const paragraph = "Siehe \u{1F54A} Johannes 3,16 und Röm 8,28.\n\n";
        const text = paragraph.repeat(30_000);
        const found = lectern.find(text, { language: "de" });
        const once = lectern.find(paragraph, { language: "de" });
        assert.equal(found.length, 30_000 * once.length);
        const last = found.at(-1);
        assert.deepEqual([last.line, last.column], [2 * 29_999 + 1, once.at(-1).column]);
        assert.equal(text.slice(last.start, last.end), last.text);
        assert.equal(lectern.find("x".repeat(3 << 20) + " John 3:16")[0].column, (3 << 20) + 2);
    });

    test("rewrites documents", () => {
        const { document, links } = lectern.rewriteText("See [John](https://ref.ly/Jn3.16) and Gen 1:1.", {
            to: "logos", references: true, relink: true,
        });
        assert.equal(document, "See [John](logosref:Bible.Jn3.16) and [Gen 1:1](logosref:Bible.Ge1.1).");
        assert.deepEqual(links.map(({ kind, outcome }) => [kind, outcome]), [["link", "rewritten"], ["reference", "rewritten"]]);
        assert.equal(lectern.rewriteText("<p>Gen 1", { to: "osis", format: "html", references: true, style: "de" }).document,
            '<p><a href="osis:Gen.1">1. Mose 1</a>');
        assert.throws(() => lectern.rewriteText("Gen 1", { to: "logs" }), withMessage(/did you mean "logos"/));
        assert.throws(() => lectern.rewriteText("Gen 1", {}), withMessage(/"to" is missing/));
    });

    test("lists sites and apps", () => {
        assert.ok(lectern.sites().length > 400);
        assert.ok(lectern.apps().some(({ identifier }) => identifier === "logos"));
    });

    test("the types have the members of the service's description", () => {
        const types = readFileSync(new URL("lectern.d.ts", folder), "utf8");
        const schemas = JSON.parse(readFileSync("LecternServer/Sources/LecternService/Assets/schemas.json", "utf8"));
        let count = 0;
        for (const [name, { properties }] of Object.entries(schemas)) {
            const type = new RegExp(`interface ${name} \\{([^}]*)\\}`).exec(types)?.[1];
            if (!type) continue;
            const keys = [...type.matchAll(/^ {4}(\w+)\??:/gm)].map(([, key]) => key);
            assert.deepEqual(keys, Object.keys(properties), name);
            count++;
        }
        assert.ok(count >= 13, `only ${count} types are compared`);
    });
});

describe("bad input", () => {
    test("strings that are no text", () => {
        assert.equal(lectern.resolve("\uDC00John 3:16\uD800").passage?.passages, "[John.3.16]");
        assert.match(lectern.resolve("https://ref.ly/\0Jn3.16").findings[0].message, /control character/);
        assert.deepEqual(lectern.find("\0John 3:16\0").map(({ start }) => start), [1]);
        assert.deepEqual([lectern.find(""), lectern.resolve("").passage, lectern.passage("").passage], [[], null, null]);
        for (const text of ["a\0", "a\uD800"]) {
            assert.throws(() => lectern.rewriteText(text, { to: "logos" }), withMessage(/offset 1/));
        }
        for (const text of [undefined, null, 3, {}, ["John 3:16"]]) {
            for (const name of ["resolve", "openings", "passage", "find", "rewriteText"]) {
                assert.throws(() => lectern[name](text, { to: "logos" }), withMessage(/not a string/));
            }
        }
        assert.throws(() => lectern.link({}, "logos"), withMessage(/not an answer/));
    });

    test("options that there are not", () => {
        assert.throws(() => lectern.resolve("John 3:16", { ap: "logos" }), withMessage(/did you mean "app"/));
        assert.throws(() => lectern.resolve("John 3:16", { app: "logs" }), withMessage(/did you mean "logos"/));
        assert.throws(() => lectern.resolve("John 3:16", { os: "beos" }), withMessage(/one of ios/));
        assert.throws(() => lectern.resolve("John 3:16", { strict: 1 }), withMessage(/true or false/));
        assert.throws(() => lectern.resolve("John 3:16", { country: "DEU" }), withMessage(/two letters/));
        assert.throws(() => lectern.find("John 3:16", { language: ["de", "tlh"] }), withMessage(/one of/));
        assert.throws(() => lectern.find("John 3:16", { versification: "mine" }), withMessage(/English/));
        assert.throws(() => lectern.passage("John 3:16", []), withMessage(/not an object/));
        assert.doesNotThrow(() => lectern.resolve("John 3:16", { app: undefined, os: null }));
    });

    test("10 MB are read, more than 16 are not copied", () => {
        assert.deepEqual(lectern.find("x ".repeat(5 << 20)), []);
        assert.match(lectern.resolve("x".repeat(10 << 20)).findings[0].message, /10485760 bytes/);
        const huge = "x".repeat(2 ** 29 - 24);
        const start = process.memoryUsage().rss;
        for (const name of ["resolve", "passage", "find", "rewriteText"]) {
            assert.throws(() => lectern[name](huge, { to: "logos" }), withMessage(/longer than the 16 MB/));
        }
        assert.ok(process.memoryUsage().rss - start < 100e6);
        assert.throws(() => lectern.find("€".repeat(6 << 20)), withMessage(/longer than/));
    });

    test("calls after dispose", async () => {
        const disposed = await load({ wasm: lectern.module });
        disposed.dispose();
        disposed.dispose();
        for (const name of ["resolve", "passage", "rewriteText", "find", "sites", "apps"]) {
            assert.throws(() => disposed[name]("John 3:16"), withMessage(/disposed/), name);
        }
    });

    test("an engine that is cut off, or another program", async () => {
        await assert.rejects(load({ wasm: wasm.subarray(0, 100_000) }), withMessage(/cannot be compiled/));
        await assert.rejects(load({ wasm: wasm.subarray(0, 0) }), withMessage(/cannot be compiled/));
        await assert.rejects(load({ wasm: wasm.subarray(0, 8) }), withMessage(/of another program/));
        // (module (func (export "version") (result i32) i32.const 7))
        const other = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0, 7, 11, 1, 7, 118, 101, 114, 115,
            105, 111, 110, 0, 0, 10, 6, 1, 4, 0, 65, 7, 11]);
        await assert.rejects(load({ wasm: other }), withMessage(/has version 7, and lectern.js needs version 1/));
        await assert.rejects(load({ wasm: new URL("missing.wasm", folder) }), withMessage(/cannot be read/));
        await assert.rejects(load({ wasm: "lectern.wasm" }), withMessage(/neither a URL object/));
        await assert.rejects(load({ wasm: new Response("", { status: 404 }) }), withMessage(/404/));
    });

    test("no WebAssembly", async () => {
        const { WebAssembly } = globalThis;
        try {
            delete globalThis.WebAssembly;
            await assert.rejects(load(), withMessage(/has no WebAssembly/));
        } finally {
            globalThis.WebAssembly = WebAssembly;
        }
    });

    test("a manifest that is not ours", async () => {
        const wasm = lectern.module;
        for (const text of ["", "<html>", "[]", "3", "\0", manifest.slice(0, 1000)]) {
            await assert.rejects(load({ wasm, manifest: text }), withMessage(/./), text);
        }
        await assert.rejects(load({ wasm, manifest: manifest.replace('"version":1', '"version":2') }),
            withMessage(/has version 2, and this engine reads version 1/));
        await assert.rejects(load({ wasm, manifest: null }), withMessage(/the manifest cannot be read/));
        const broken = await load({ wasm, manifest: { apps: [{ identifier: 3 }] } });
        assert.ok(broken.findings.some(({ severity }) => severity === "error"));
    });
});

describe("engines", () => {
    test("several have their own rules", async () => {
        const rules = JSON.parse(manifest);
        rules.apps = rules.apps.filter(({ identifier }) => identifier === "logos");
        const logos = await load({ wasm: lectern.module, manifest: rules });
        const identifiers = rules.browsers.map(({ identifier }) => identifier);
        assert.deepEqual(logos.apps().map(({ identifier }) => identifier), ["logos", ...identifiers]);
        assert.ok(lectern.apps().length > 10);
        logos.dispose();
        assert.ok(lectern.resolve("John 3:16").openings.length > 1);
        const withoutVersion = await load({ wasm: lectern.module, manifest: readFileSync("manifest.min.json", "utf8") });
        assert.deepEqual(withoutVersion.resolve("John 3:16"), lectern.resolve("John 3:16"));
    });

    test("a crash is an error once", async () => {
        // The same module, in which each function is reached by a call that can be made to crash.
        const { Instance } = WebAssembly;
        let crashes = false;
        WebAssembly.Instance = function (module) {
            const { exports } = new Instance(module);
            const resolve = (...values) => {
                if (crashes) throw new WebAssembly.RuntimeError("unreachable");
                return exports.resolve(...values);
            };
            return { exports: { ...exports, resolve } };
        };
        try {
            const fragile = await load({ wasm: lectern.module });
            crashes = true;
            assert.throws(() => fragile.resolve("John 3:16"), withMessage(/crashed \(unreachable\)/));
            crashes = false;
            assert.deepEqual(fragile.resolve("John 3:16"), lectern.resolve("John 3:16"));
        } finally {
            WebAssembly.Instance = Instance;
        }
    });

    test("more memory than there may be is an error once", () => watchingMemory(async (memory) => {
        const engine = await load({ wasm: lectern.module });
        const start = memory();
        assert.throws(() => engine.rewriteText("a://b ".repeat(2_500_000), { format: "text", to: "osis" }), withMessage(/crashed/));
        assert.equal(engine.passage("John 3:16").passage.osis, "John.3.16");
        assert.ok(memory() < start + (1 << 20));
    }));

    test("memory that a long text needed is given back", () => watchingMemory(async (memory) => {
        const engine = await load({ wasm: lectern.module });
        engine.resolve("John 3:16");
        const start = memory();
        engine.rewriteText("x ".repeat(4 << 20), { format: "text", to: "osis" });
        assert.ok(memory() > 2 * start);
        engine.resolve("John 3:16");
        assert.equal(memory(), start);
    }));

    // CALLS=100000 makes more of them.
    test("many calls leave the memory as it is", () => watchingMemory(async (memory) => {
        const engine = await load({ wasm: lectern.module });
        const calls = (count) => {
            for (let index = 0; index < count; index++) {
                engine.resolve(`https://ref.ly/Jn3.${1 + index % 36}`, { app: "logos" });
                engine.find("See John 3:16 and Rom 8:28.");
            }
        };
        calls(1000);
        const start = memory();
        calls(Number(process.env.CALLS ?? 10_000) / 2);
        assert.equal(memory(), start);
        assert.ok(start <= 10e6, `${start} bytes`);
    }));

    test("runs in a worker", async () => {
        const script = `import { parentPort } from "node:worker_threads";
            const { load } = await import(${JSON.stringify(new URL("lectern.js", folder).href)});
            parentPort.postMessage((await load()).passage("John 3:16").passage.osis);`;
        const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
        assert.equal(await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject)), "John.3.16");
        await worker.terminate();
    });
});
