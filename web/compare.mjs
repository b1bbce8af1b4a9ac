// Compares the answers of the module for JavaScript, which runs no scripts of rules, with those of the program, byte for byte but
// for the escapes of invisible characters, which JavaScript writes as they are:
// node web/compare.mjs PROGRAM [MUTATIONS], in the folder of the project. MUTATIONS is how many of the texts are compared again with
// mistakes in them.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { load } from "../.build/module/lectern.js";
import { corpus, testLinks } from "./tests/corpora.mjs";

const [program, mutations = 0] = process.argv.slice(2);

function run(command, input) {
    const environment = { ...process.env, LECTERN_MANIFEST: "manifest.json", XDG_CONFIG_HOME: "/nonexistent" };
    const { stdout, error } = spawnSync(program, command, { input, env: environment, maxBuffer: 1 << 30 });
    if (error) throw error;
    return stdout.toString().split("\n");
}

/** A reference that the program found, whose offsets count bytes, with offsets as JavaScript has them. */
function inUTF16(line, bytes) {
    const units = (offset) => bytes.toString("utf8", 0, Number(offset)).length;
    return line.replace(/"start":(\d+),"end":(\d+)/, (_, start, end) => `"start":${units(start)},"end":${units(end)}`);
}

/** Texts with mistakes, the same in each run. */
function mutated(texts, count) {
    let seed = 1;
    const below = (limit) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
    return Array.from({ length: count }, () => {
        const characters = [...texts[below(texts.length)]];
        for (let edits = 1 + below(3); edits > 0; edits--) {
            const other = [...texts[below(texts.length)]];
            const [start, end] = [below(characters.length + 1), below(other.length + 1)];
            const parts = [[], ["%"], [":", "0"], ["\u{10400}"], other.slice(end, end + below(20)), characters.slice(0, below(9))];
            characters.splice(start, below(4), ...parts[below(parts.length)]);
        }
        return characters.join("") || "-";
    });
}

const manifest = readFileSync("manifest.json", "utf8");
const lectern = await load({ manifest });
const references = corpus("references", "text");
const prose = corpus("prose", "text");
const links = [...corpus("bible-urls", "url"), ...corpus("app-links", "url"), ...testLinks(JSON.parse(manifest))]
    .filter((link) => !link.includes("\n"));
let differences = 0;

function compare(name, inputs, expected, answers) {
    const actual = answers.map((answer) => JSON.stringify(answer));
    const read = actual.map((_, index) => index).filter((index) => !actual[index].includes("scripts are off"));
    const written = (line) => (line.includes("\\u") ? JSON.stringify(JSON.parse(line)) : line);
    const different = read.filter((index) => written(expected[index]) !== actual[index]);
    for (const index of different.slice(0, 20)) {
        console.log(`${name} ${inputs[index]}\n  program ${expected[index]}\n  module  ${actual[index]}`);
    }
    differences += different.length + Math.abs(expected.length - 1 - actual.length);
    const equal = read.length - different.length;
    console.log(`${name}: ${equal} of ${inputs.length} are equal, ${inputs.length - read.length} need scripts`);
}

const pasted = [...links, ...references, ...prose];
const options = { browsers: false };
for (const [name, texts] of [["resolve", pasted], ["resolve with mistakes", mutated(pasted, Number(mutations))]]) {
    compare(name, texts, run(["resolve", "--ndjson", "--no-browsers", "-"], texts.join("\n")),
        texts.map((text) => lectern.resolve(text, options)));
}
compare("passage", references, run(["passage", "--ndjson", "-"], references.join("\n")),
    references.map((text) => lectern.passage(text)));
const text = prose.join("\n\n");
const found = run(["find", "-"], text);
compare("find", found.slice(0, -1), found.map((line) => inUTF16(line, Buffer.from(text))), lectern.find(text));
for (const format of ["markdown", "html", "text"]) {
    const options = ["--format", format, "--to", "web:bible-gateway", "--references"];
    const documents = [run(["rewrite", "-", ...options], text).join("\n")];
    compare(`rewrite ${format}`, [format], [JSON.stringify(documents[0]), ""],
        [lectern.rewriteText(text, { format, to: "web:bible-gateway", references: true }).document]);
}
for (const name of ["sites", "apps"]) {
    compare(name, [name], [JSON.stringify(JSON.parse(run([name, "--json"], "").join("\n"))), ""], [lectern[name]()]);
}
process.exitCode = differences > 0 ? 1 : 0;
