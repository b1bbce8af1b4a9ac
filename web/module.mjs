// Makes .build/module, the package for npm, of web/lectern, the compiled engine and the rules, and prints what each part weighs:
// node web/module.mjs, in the folder of the project.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const source = "web/lectern";
const output = ".build/module";
const engine = ".build/wasm/lectern.wasm";

const read = (name) => readFileSync(`${source}/${name}`, "utf8");
/** The version of the manifest for lectern.js, which refuses another. */
const manifestVersion = /^const manifestVersion = (\d+);$/m.exec(read("lectern.js"))[1];
const write = (name, contents) => writeFileSync(`${output}/${name}`, contents);
const packed = (bytes) => gzipSync(bytes, { level: 9 });

/** A file of the package as a part of one file: nothing is imported, since what it imports is before it. */
const part = (name) => read(name).replace(/^import .*\n/gm, "");

const withoutExports = (script) => script.replace(/^export /gm, "");

/** The engine and the rules in lectern.js itself, packed, instead of the place where they are. */
function inlined(wasm, manifest) {
    const value = (bytes) => `() => unpacked("${packed(bytes).toString("base64")}")`;
    const files = `const files = { wasm: ${value(wasm)}, manifest: ${value(manifest)} };

/** The bytes of a packed file in Base64. */
async function unpacked(base64) {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}`;
    const script = [part("lectern.js"), withoutExports(part("tooltip.js")), part("annotate.js")].join("\n");
    const place = /^const files = .*$/m;
    if (!place.test(script)) throw new Error("lectern.js does not say where its files are");
    return script.replace(place, () => files);
}

/** The script without exports, for pages of `file:` and others that load no modules: it defines `lectern`. */
function classic(script) {
    const names = "load, annotate, LecternError";
    return `"use strict";\nconst lectern = (() => {\n${withoutExports(script)}\nreturn Object.freeze({ ${names} });\n})();\n`;
}

/** A number that WebAssembly has in seven bits a byte. */
function number(bytes, start) {
    let value = 0;
    for (let end = start, shift = 0; ; shift += 7) {
        value += (bytes[end] & 0x7f) * 2 ** shift;
        if (bytes[end++] < 0x80) return { value, end };
    }
}

/** The sections of the engine: code, data and the rest. */
function sections(wasm) {
    const parts = { code: [], data: [], "tables and names": [wasm.subarray(0, 8)] };
    for (let start = 8; start < wasm.length;) {
        const { value, end } = number(wasm, start + 1);
        const name = { 10: "code", 11: "data" }[wasm[start]] ?? "tables and names";
        parts[name].push(wasm.subarray(start, end + value));
        start = end + value;
    }
    return Object.entries(parts).map(([name, parts]) => [`lectern.wasm: ${name}`, Buffer.concat(parts)]);
}

/** The files of data/ that are in the engine. */
function data() {
    const list = readFileSync("Sources/Portable/CData/CData.c", "utf8").matchAll(/"\.\.\/\.\.\/\.\.\/data\/(([^"/]+)[^"]*)"/g);
    const groups = {
        names: "names of books in all languages", folding: "letters without accents", versifications: "versifications",
        "verse-maps": "versifications", "translations.txt": "translations", "entities.txt": "names of characters in HTML", "unicode-blocks.txt": "sets of characters",
        "regex-sets.txt": "sets of characters",
    };
    const parts = {};
    for (const [, path, start] of list) {
        const name = groups[start] ?? "words of references and prose";
        (parts[name] ??= []).push(readFileSync(`data/${path}`));
    }
    return Object.entries(parts).map(([name, parts]) => [`lectern.wasm, data: ${name}`, Buffer.concat(parts)]);
}

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
for (const name of readdirSync(source)) cpSync(`${source}/${name}`, `${output}/${name}`);
cpSync("docs/module.md", `${output}/README.md`);
cpSync("LICENSE", `${output}/LICENSE`);
const wasm = readFileSync(engine);
const manifest = Buffer.from(readFileSync("manifest.min.json", "utf8").replace("{", `{"version":${manifestVersion},`));
write("lectern.wasm", wasm);
write("manifest.json", manifest);
write("lectern.inlined.js", inlined(wasm, manifest));
write("lectern.classic.js", classic(inlined(wasm, manifest)));

const scripts = ["lectern.js", "annotate.js", "tooltip.js", "lectern.inlined.js", "lectern.classic.js"];
const rows = [
    ["lectern.wasm", wasm], ...sections(wasm), ...data(),
    ...["manifest.json", ...scripts].map((name) => [name, readFileSync(`${output}/${name}`)]),
];
const table = ["| part | bytes | gzip -9 |", "| --- | --- | --- |"];
for (const [name, bytes] of rows) {
    table.push(`| ${name} | ${bytes.length.toLocaleString("en")} | ${packed(bytes).length.toLocaleString("en")} |`);
}
console.log(table.join("\n"));
