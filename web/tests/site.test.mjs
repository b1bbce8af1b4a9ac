// The pages and the playground of `make site`: what the engines of both answer in node. test_site.py shows them in Chromium.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { before, describe, test } from "node:test";
import { loadEngine } from "../../.build/module/lectern.js";

const encoder = new TextEncoder();
/** The functions of an engine of the site, and its program. */
async function engine(name) {
    const engine = await loadEngine({ wasm: readFileSync(`.build/wasm/${name}.wasm`) });
    return { module: engine.module, call: (name, text, options) => JSON.parse(engine.call(name, encoder.encode(text), options)) };
}

describe("the pages", () => {
    const origin = "https://lectern.example/#";
    let page;
    before(async () => {
        const { call } = await engine("pages");
        page = (path, options) => call("page", path, { origin, ...options });
    });

    test("are in the language of the browser, without values that cannot be printed", () => {
        const title = { en: "John 3:16", de: "Johannes 3,16", ja: "ヨハネによる福音書 3:16" };
        for (const [language, name] of Object.entries(title)) {
            const { status, body } = page("/John.3.16", { languages: `${language},en` });
            assert.equal(status, 200);
            assert.match(body, new RegExp(`<html lang="${language}"`));
            if (language !== "ja") assert.match(body, new RegExp(`<h1[^>]*>${name}`));
        }
        for (const path of ["/", "/help", "/bookmarklet", "/John.3.16-18?translation=ESV", "/?q=Jonh+3:16", "/?q=John+3:99", "/qr/John.3.16"]) {
            for (const languages of ["en", "ru", "zh-TW"]) assert.doesNotMatch(page(path, { languages }).body, /cannot print value/);
        }
    });

    test("are at fragments, and answer with redirects and refusals as the service does", () => {
        assert.match(page("/John.3.16").body, /value="https:\/\/lectern\.example\/#John\.3\.16"/);
        assert.deepEqual([page("/john%203:16").status, page("/john%203:16").location], [301, "/John.3.16"]);
        assert.equal(page("/nothing").status, 404);
        assert.equal(page(`/?q=${"x".repeat(9000)}`).status, 413);
        assert.doesNotMatch(page("/?q=%3Cscript%3Ealert(1)%3C/script%3E").body, /<script>/);
        assert.doesNotMatch(page("/help").body, /lectern-share/);
    });
});

describe("the playground", () => {
    const links = ["https://www.example.org/esv/john/3#v16=John 3:16 ESV", "https://www.example.org/kjv/1-corinthians/13#v4-7=1 Cor 13:4-7 KJV",
        "https://www.example.org/esv/psalms/23=Psalm 23 ESV", "https://www.example.org/authors/john=null"];
    let call, module;
    before(async () => ({ call, module } = await engine("playground")));

    test("makes a rule whose tests pass, which other engines read", async () => {
        const { templates, tests, findings, file } = call("propose", links.join("\n"), { name: "Example", docs: "https://www.example.org/" });
        assert.deepEqual(templates, ["https://www.example.org/{translation}/{book}/{chapter}[#v{verse}[-{endVerse}]]"]);
        assert.ok(tests.length > links.length && tests.every(({ passed }) => passed));
        assert.deepEqual([findings, file.name], [[], "example.json"]);
        const own = await loadEngine({ wasm: module, manifest: file.text });
        const { resolution, steps } = JSON.parse(own.call("explain", encoder.encode("https://www.example.org/esv/john/3#v17")));
        assert.equal(resolution.passage.text, "John 3:17");
        assert.ok(steps.some(({ step, matches }) => step === "trial" && matches));
        const checked = call("check", file.text);
        assert.deepEqual([checked.findings, checked.tests.length], [[], tests.length]);
    });

    test("marks the parts of parameters, too", () => {
        const { lines } = call("propose", "https://www.example.org/read?book=john&chapter=3&v=16=John 3:16");
        assert.deepEqual(lines[0].pieces.filter(({ part }) => part), [
            { text: "john", part: "book" }, { text: "3", part: "chapter" }, { text: "16", part: "verse" }]);
        assert.equal(lines[0].pieces.map(({ text }) => text).join(""), "https://www.example.org/read?book=john&chapter=3&v=16");
    });

    test("says what is wrong, and where", () => {
        const wrong = call("propose", `${links[0]}\nhttps://www.example.org/x=Jonah 9\nhttps://www.example.org/y`);
        assert.deepEqual(wrong.lines.map(({ problem }) => problem?.severity ?? null), [null, "error", "error"]);
        const other = call("propose", links[0], { template: "https://www.example.org/{translation}/{book}/{chapter}#verse{verse}" });
        assert.deepEqual([other.tests[0].passed, other.tests[0].failure.after], [false, "16"]);
        assert.equal(call("propose", links[0], { template: "https://www.example.org/{boook}" }).findings[0].severity, "error");
        assert.equal(call("propose", links[0], { language: "xx" }).findings[0].severity, "error");
        assert.ok(call("check", '{"passages": [{"site": "x", "regex": "("}]}').findings.length > 0);
        assert.ok(call("check", "not JSON").findings.length > 0);
    });

    test("reads any text", () => {
        for (const text of ["", "\n\n", "=", "null", "https://=John 3:16", "\u0000=John 3:16", "x".repeat(100_000), `${links[0]}\n`.repeat(1000)]) {
            const { lines, file } = call("propose", text);
            assert.ok(lines.length <= 100 && (file === null || file.text));
        }
    });

    test("knows the sites that have rules", () => {
        const { lines, findings } = call("propose", "https://www.biblegateway.com/passage/?search=John+3%3A16=John 3:16");
        assert.equal(lines[0].readBy, "Bible Gateway");
        assert.ok(findings.some(({ check }) => check === "site/two-files"));
    });
});

test("the site is the same in each run", { skip: !existsSync(".build/docs") && "run `make site` first" }, () => {
    const digest = () => {
        assert.equal(spawnSync("node", ["web/site.mjs"]).status, 0);
        const hash = createHash("sha256");
        for (const entry of readdirSync(".build/site", { recursive: true, withFileTypes: true })) {
            if (entry.isFile()) hash.update(entry.name).update(readFileSync(`${entry.parentPath}/${entry.name}`));
        }
        return hash.digest("hex");
    };
    assert.equal(digest(), digest());
});
