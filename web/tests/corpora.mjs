// The texts of Tests/Corpora.
import { readFileSync } from "node:fs";

/** The values of a member in the lines of a corpus, which are of one line each. */
export const corpus = (name, member) => readFileSync(`Tests/Corpora/${name}.jsonl`, "utf8").split("\n").filter((line) => line)
    .map((line) => JSON.parse(line)[member]).filter((text) => text && !text.includes("\n"));

/** The links of all tests of a manifest: they are the keys of "tests" and the members of "testInputs". */
export function testLinks(value, links = new Set()) {
    for (const [key, member] of Object.entries(value)) {
        if (key === "tests" && !Array.isArray(member)) Object.keys(member).forEach((link) => links.add(link));
        if (key === "testInputs") member.forEach((input) => typeof input === "string" && links.add(input));
        if (member && typeof member === "object") testLinks(member, links);
    }
    return links;
}
