// Compares the answers of the WebAssembly module, which runs no scripts, with those of the program, byte for byte:
// node web/compare.mjs PROGRAM MODULE, in the folder of the project.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [program, file] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const { memory, allocate, deallocate, ...functions } = instance.exports;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Calls a function with a text, after an engine if it takes one.
function call(name, text, ...engine) {
    const bytes = encoder.encode(text);
    const start = allocate(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, start);
    const result = functions[name](...engine, start, bytes.length);
    deallocate(start);
    return result;
}

function answer(name, text, ...engine) {
    const block = call(name, text, ...engine);
    const count = new DataView(memory.buffer).getUint32(block, true);
    const answer = decoder.decode(new Uint8Array(memory.buffer, block + 4, count));
    deallocate(block);
    return answer;
}

function run(command, input) {
    const environment = { ...process.env, LECTERN_MANIFEST: "manifest.json" };
    const { stdout, error } = spawnSync(program, command, { input, env: environment, maxBuffer: 1 << 30 });
    if (error) throw error;
    return stdout.toString().split("\n");
}

const corpus = (name, member) => readFileSync(`Tests/Corpora/${name}.jsonl`, "utf8").split("\n").filter((line) => line)
    .map((line) => JSON.parse(line)[member]).filter((text) => text && !text.includes("\n"));

// The links of all tests in the manifest: they are the keys of "tests" and the members of "testInputs".
function testLinks(value, links = new Set()) {
    for (const [key, member] of Object.entries(value)) {
        if (key === "tests" && !Array.isArray(member)) Object.keys(member).forEach((link) => links.add(link));
        if (key === "testInputs") member.forEach((input) => typeof input === "string" && links.add(input));
        if (member && typeof member === "object") testLinks(member, links);
    }
    return links;
}

const manifest = readFileSync("manifest.json", "utf8");
const engine = call("engine", manifest);
if (!engine) throw new Error("the module does not read manifest.json");
const references = corpus("references", "text");
const prose = corpus("prose", "text");
const links = [...corpus("bible-urls", "url"), ...corpus("app-links", "url"), ...testLinks(JSON.parse(manifest))]
    .filter((link) => !link.includes("\n"));
let differences = 0;

function compare(name, inputs, expected, actual) {
    const read = inputs.map((_, index) => index).filter((index) => !actual[index].includes("scripts are off"));
    const different = read.filter((index) => expected[index] !== actual[index]);
    for (const index of different.slice(0, 20)) {
        console.log(`${name} ${inputs[index]}\n  program ${expected[index]}\n  module  ${actual[index]}`);
    }
    differences += different.length;
    const equal = read.length - different.length;
    console.log(`${name}: ${equal} of ${inputs.length} are equal, ${inputs.length - read.length} need scripts`);
}

const pasted = [...links, ...references, ...prose];
const resolve = ["resolve", "--ndjson", "--no-browsers", "-"];
compare("resolve", pasted, run(resolve, pasted.join("\n")), pasted.map((text) => answer("resolve", text, engine)));
compare("passage", references, run(["passage", "--ndjson", "-"], references.join("\n")),
    references.map((text) => answer("passage", text)));
const text = prose.join("\n\n");
const found = run(["find", "-"], text);
compare("find", found, found, answer("find", text).split("\n"));
functions.release(engine);
// A release is only counted: another engine works, with the rules that the module brings.
const builtIn = call("engine", "");
if (!answer("resolve", "John 3:16", builtIn).includes('"passages":"[John.3.16]"')) differences++;
process.exitCode = differences > 0 ? 1 : 0;
