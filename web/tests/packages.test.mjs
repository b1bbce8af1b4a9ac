// The module in bundlers and beside TypeScript's compiler, each skipped where it is not installed, and the builds of one file.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";

const folder = mkdtempSync(join(tmpdir(), "lectern-packages-"));
const missing = (program) => spawnSync(program, ["--version"]).status !== 0 && `${program} is not installed`;
const run = (program, ...options) => {
    const { status, stdout, stderr } = spawnSync(program, options, { cwd: folder, encoding: "utf8" });
    assert.equal(status, 0, stdout + stderr);
    return stdout;
};

before(() => {
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(resolve(".build/module"), join(folder, "node_modules/lectern"));
    writeFileSync(join(folder, "package.json"), '{"type": "module"}');
    for (const [name, specifier] of [["separate", "lectern"], ["inlined", "lectern/inlined"]]) {
        writeFileSync(join(folder, `${name}.js`), `import { load } from "${specifier}";
            const options = process.argv[2] ? { wasm: new URL(process.argv[2]), manifest: new URL(process.argv[3]) } : {};
            console.log((await load(options)).passage("John 3:16").passage.osis);`);
    }
});
after(() => rmSync(folder, { recursive: true }));

const files = ["lectern.wasm", "manifest.json"].map((name) => pathToFileURL(`.build/module/${name}`).href);

test("is imported by its name", () => assert.equal(run("node", "separate.js"), "John.3.16\n"));

test("is one file", () => assert.equal(run("node", "inlined.js"), "John.3.16\n"));

test("is a script without modules", async () => {
    const globals = { URL, Response, Blob, DecompressionStream, TextEncoder, TextDecoder, WebAssembly, atob, Uint8Array, ArrayBuffer };
    const lectern = runInNewContext(`${readFileSync(".build/module/lectern.classic.js", "utf8")}; lectern`, globals);
    assert.equal((await lectern.load()).passage("John 3:16").passage.osis, "John.3.16");
});

test("esbuild bundles it", { skip: missing("esbuild") }, () => {
    for (const [name, options] of [["separate", files], ["inlined", []]]) {
        run("esbuild", `${name}.js`, "--bundle", "--minify", "--platform=browser", "--format=esm", "--outfile=bundle.js", "--log-level=warning");
        assert.equal(run("node", "bundle.js", ...options), "John.3.16\n");
    }
});

test("rollup bundles it", { skip: missing("rollup") }, () => {
    writeFileSync(join(folder, "rollup.config.js"), `import { resolve } from "node:path";
        const names = { lectern: "lectern.js", "lectern/inlined": "lectern.inlined.js" };
        export default { plugins: [{ resolveId: (name) => names[name] && resolve("node_modules/lectern", names[name]) }] };`);
    for (const [name, options] of [["separate", files], ["inlined", []]]) {
        run("rollup", "--config", "rollup.config.js", "--silent", "--format", "es", "--file", "bundle.js", `${name}.js`);
        assert.equal(run("node", "bundle.js", ...options), "John.3.16\n");
    }
});

test("TypeScript knows its types", { skip: missing("tsc") }, () => {
    writeFileSync(join(folder, "types.ts"), `
        import { load, LecternError, type Lectern, type FoundReference } from "lectern";
        import { annotate } from "lectern/annotate";
        import { load as loadInlined, annotate as same } from "lectern/inlined";
        const lectern: Lectern = await load({ manifest: new URL("https://example.org/manifest.json") });
        const found: FoundReference[] = lectern.find("John 3:16", { language: ["de"] });
        const url: string | null = lectern.link(found[0], "logos");
        const osis: string | undefined = lectern.passage("John 3:16").passage?.osis;
        annotate(document.body, { lectern, app: "logos", text: async ({ passage }) => passage }).undo();
        try { lectern.resolve("", { app: "logos", os: "ios" }).others?.[0].openings[0].url; } catch (error) {
            if (error instanceof LecternError) error.findings[0].message;
        }
        // @ts-expect-error
        lectern.find(3);
        // @ts-expect-error
        lectern.resolve("", { ap: "logos" });
        // @ts-expect-error
        lectern.passage("").passage.osis;
        // @ts-expect-error
        lectern.rewriteText("", {});
        export { url, osis, loadInlined, same };`);
    run("tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16", "types.ts");
});
