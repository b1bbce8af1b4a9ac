// The examples that use the module. The static page is run in browser.test.mjs.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { load } from "../../.build/module/lectern.js";
import { watchingMemory } from "./memory.mjs";

test("the documentation shows what the functions answer", async () => {
    const lectern = await load();
    const lines = readFileSync("docs/module.md", "utf8").match(/^lectern\..*; \/\/ .*$/gm);
    for (const line of lines) {
        const [, call, answer] = /^(.*); \/\/ (.*)$/.exec(line);
        const expected = runInNewContext(`(${answer.replace(", ...", "")})`);
        const actual = runInNewContext(call, { lectern });
        if (typeof expected === "string") assert.equal(actual, expected, line);
        else assert.deepEqual(Object.keys(expected).map((key) => actual[key]), Object.values(expected), line);
    }
    assert.ok(lines.length >= 3);
});

test("the chat bot answers references and links in 40 lines", async () => {
    const bot = spawn(process.execPath, ["examples/chat-bot/bot.mjs"], { env: { ...process.env, PORT: "0", APP: "logos" } });
    try {
        const address = await new Promise((resolve) => bot.stdout.once("data", (line) => resolve(String(line).trim())));
        const post = async (body) => {
            const answer = await fetch(address, { method: "POST", body });
            return answer.ok ? (await answer.json()).text : answer.status;
        };
        const message = "See John 3:16 and https://www.bible.com/bible/59/GEN.1.1, please";
        assert.equal(await post(JSON.stringify({ text: message })), "John 3:16: logosref:Bible.Jn3.16\nGenesis 1:1: logosres:esv;ref=BibleESV.Ge1.1");
        assert.equal(await post('{"text": "Good morning"}'), undefined);
        assert.equal(await post("no JSON"), 400);
        assert.ok(readFileSync("examples/chat-bot/bot.mjs", "utf8").split("\n").length <= 41);
    } finally {
        bot.kill();
    }
});

test("the plugin for notes links, completes and needs little memory", () => watchingMemory(async (memory) => {
    const { completed, decorations, linked, unload } = await import("../../examples/note-plugin/plugin.js");
    const options = { app: "logos", language: "de" };
    assert.deepEqual(await decorations("Lies Joh 3,16.", options), [{ start: 5, end: 13, url: "logosref:Bible.Jn3.16" }]);
    const { note, unread } = await linked("# Notiz\nJoh 3,16; `Röm 8` <https://www.biblegateway.com/passage/?search=Jonh+3:16>", options);
    assert.equal(note, "# Notiz\n[Joh 3,16](logosref:Bible.Jn3.16); `Röm 8` <https://www.biblegateway.com/passage/?search=Jonh+3:16>");
    assert.deepEqual(unread.map(({ line }) => line), [2]);
    assert.equal(await completed("1. mo 1,1", options), "Genesis 1:1");
    assert.ok(memory() < 12e6, `${memory()} bytes`);
    await unload();
}));
