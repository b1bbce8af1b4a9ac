// Calls the functions of web/Proof in node: `node web/proof.mjs .build/wasm/lectern.wasm`.
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
const { allocate, memory, ...functions } = instance.exports;

function call(name, text) {
    const bytes = new TextEncoder().encode(text);
    const start = allocate(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, start);
    const answer = functions[name](start, bytes.length);
    const count = new DataView(memory.buffer).getUint32(answer, true);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, count));
}

const expected = [
    ["reference", "John 3:16", "John.3.16"],
    ["reference", "1 Kor 13,4-7", "1Cor.13.4-1Cor.13.7"],
    ["reference", "Ps 151; Fooo 3", "error: unexpected text at offset 8"],
    ["reference", "創世記 一章", "Gen.1"],
    ["match", "^https?://([^/]+)/(?<id>\\d+)\nhttp://example.org/42", "http://example.org/42|example.org|42"],
    ["match", "(?i)stra\\x{df}e\\b\nHauptSTRASSE", "STRASSE"],
    ["match", "(a)(?<=b?a)\nba", "a|a"],
    ["match", "\\p{Lu}\\X\nÉe\u0301", "Ée\u0301"],
    ["match", "(x+x+)+[yz]\nxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "error: the regex needs too many steps for this link"],
    ["match", "a\\N{DIGIT ONE}\na1", "error: \\N{DIGIT ONE} is not supported in WebAssembly; write the character itself at 1"],
    ["match", "(?i)(.)\\1\naA", "error: ignoring case in a reference to this group is not supported at 7"],
    ["match", "(a)(?:(?:\\1))*+\naa", "error: *+ after what may match nothing never ends in ICU at 13"],
    ["match", "(?<=a{0,9223372036854775807})b\nab", "error: this lookbehind has too many forms at 0"],
    ["match", "(?<=(?:(?:(?:a{65535}){65535}){65535}){65535})b\nab", "error: lookbehind assertion is too long at 0"],
];
let failures = 0;
for (const [name, text, answer] of expected) {
    const actual = call(name, text);
    if (actual !== answer) {
        failures += 1;
        console.log(`${name} ${JSON.stringify(text)}: ${actual}, not ${answer}`);
    }
}
console.log(`${expected.length - failures} of ${expected.length} answers are right`);
process.exitCode = failures > 0 ? 1 : 0;
