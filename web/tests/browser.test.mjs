// The module in Chromium: pages that check it themselves and send what they found. Skipped where there is no Chromium.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { load } from "../../.build/module/lectern.js";
import { corpus } from "./corpora.mjs";

const chromium = spawnSync("chromium", ["--version"]).status === 0;
const types = { js: "text/javascript", html: "text/html", json: "application/json", wasm: "application/wasm" };
const policies = {
    "page.html": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'",
    "forbidden.html": "default-src 'none'; script-src 'self'; connect-src 'self'",
};
const folder = mkdtempSync(join(tmpdir(), "lectern-module-"));
const files = { "links.json": JSON.stringify(corpus("bible-urls", "url")), "prose.txt": corpus("prose", "text").join("\n\n") };
const results = new Map();
let server, waiting;

/** The files of the module and of the pages; a page sends its results to /results. */
function answer(request, response) {
    const name = new URL(request.url, "http://localhost").pathname.slice(1);
    if (name === "results") {
        let body = "";
        request.on("data", (part) => (body += part)).on("end", () => {
            response.end();
            const { page, checks } = JSON.parse(body);
            results.set(page, checks);
            waiting?.(page);
        });
        return;
    }
    const path = join(folder, name);
    const body = files[name] ?? (existsSync(path) ? readFileSync(path) : undefined);
    const policy = policies[name] && { "content-security-policy": policies[name] };
    response.writeHead(body ? 200 : 404, { "content-type": types[name.split(".").at(-1)] ?? "text/plain", ...policy }).end(body);
}

/** Opens a page and waits for its results. */
async function run(address, page) {
    const profile = join(folder, "profile");
    const options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
        "--disable-background-networking", `--user-data-dir=${profile}`];
    const arrived = new Promise((resolve, reject) => {
        waiting = (name) => name === page && resolve();
        setTimeout(() => reject(new Error(`no results of ${page}`)), 300_000).unref();
    });
    const browser = spawn("chromium", [...options, address], { stdio: "ignore" });
    const ended = new Promise((resolve) => browser.once("exit", resolve));
    try {
        await arrived;
    } finally {
        browser.kill();
        await ended;
    }
    for (const { name, error } of results.get(page)) assert.equal(error, null, name);
    return results.get(page);
}

describe("Chromium", { skip: !chromium && "chromium is not installed" }, () => {
    let origin;
    before(async () => {
        cpSync(".build/module", folder, { recursive: true });
        cpSync("web/tests/pages", folder, { recursive: true });
        cpSync("examples/static-page", folder, { recursive: true });
        server = createServer(answer);
        await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
        origin = `http://127.0.0.1:${server.address().port}`;
        writeFileSync(join(folder, "origin.js"), `const origin = "${origin}";`);
    });
    after(() => {
        server.close();
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });

    test("answers, annotates and runs in workers under a policy", async () => {
        const checks = await run(`${origin}/page.html`, "page");
        const lectern = await load();
        const links = JSON.parse(files["links.json"]).map((link) => JSON.stringify(lectern.resolve(link)));
        const prose = JSON.stringify(lectern.find(files["prose.txt"]));
        const digest = createHash("sha256").update(links.join("\n") + prose).digest("hex");
        assert.equal(checks.find(({ name }) => name === "the answers of node").value, digest);
        for (const { name, value } of checks) console.log(name, value ?? "");
    });

    test("a policy without 'wasm-unsafe-eval' is an error that says so", () => run(`${origin}/forbidden.html`, "forbidden"));

    test("the static page of examples/ works", () => run(`${origin}/static.html`, "static"));

    test("one file works on a page of file:", () => run(`file://${folder}/classic.html`, "classic"));
});
