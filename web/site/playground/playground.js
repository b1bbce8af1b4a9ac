// Makes a rule for a site from its links, and tries rules. All of it happens in this page.
import { loadEngine } from "../lectern.js";

const encoder = new TextEncoder();
const at = (id) => document.getElementById(id);
const fields = ["links", "template", "name", "docs", "language"];
const example = [
    "https://www.example.org/esv/john/3#v16=John 3:16 ESV", "https://www.example.org/kjv/1-corinthians/13#v4-7=1 Cor 13:4-7 KJV",
    "https://www.example.org/esv/psalms/23=Psalm 23 ESV", "https://www.example.org/authors/john=null",
].join("\n");

/** What the engine answers; what it refuses is an alert. */
function ask(engine, name, text, options) {
    try {
        at("failure").hidden = true;
        return JSON.parse(engine.call(name, encoder.encode(text), options));
    } catch (error) {
        at("failure").textContent = error.message;
        at("failure").hidden = false;
        return undefined;
    }
}

function make(name, text = "", className = "") {
    const element = document.createElement(name);
    element.textContent = text;
    if (className) element.className = className;
    return element;
}

/** Fills a list, and shows its section only if there is something in it. */
function list(id, items) {
    at(id).replaceChildren(...items.map((parts) => {
        const item = document.createElement("li");
        item.append(...[parts].flat());
        return item;
    }));
    at(id).closest("section").hidden = items.length === 0;
}

/** A link with the parts of its passage marked and named. */
function link(text, pieces) {
    const element = make("span", pieces?.length ? "" : text, "link");
    for (const piece of pieces ?? []) {
        if (!piece.part) {
            element.append(piece.text);
            continue;
        }
        const mark = make("mark", `${piece.text} `, piece.part);
        mark.append(make("small", piece.part));
        element.append(mark);
    }
    return element;
}

/** A link with a caret where a rule stopped reading it. */
function caret(before, after, expectation) {
    const place = make("div", "", "caret link");
    place.append(before, make("strong", "▸"), after);
    return [place, make("div", `At ▸: ${expectation}.`)];
}

function finding({ severity, message, note, line, check }) {
    const place = line ? `, line ${line}` : "";
    const parts = [make("strong", `${severity}${place}: `), message];
    if (note) parts.push(make("div", note, "lost"));
    if (check) parts.push(" ", make("code", check));
    return parts;
}

function test({ link: text, expected, actual, passed, made, failure, pieces }) {
    const verdict = make("span", passed ? (expected ? `read as ${name(expected)}` : "not read, as it must be")
        : !actual ? `not read as ${name(expected)}`
        : expected ? `read as ${name(actual)} instead of ${name(expected)}` : `read as ${name(actual)}, but it must not be read`,
        passed ? "passed" : "failed");
    const parts = [verdict, make("br"), link(text, pieces)];
    if (made) parts.push(" ", make("small", "(generated)"));
    if (failure) parts.push(...caret(failure.before, failure.after, failure.expectation));
    return parts;
}

/** A URL without escapes, if these are valid. */
function decoded(url) {
    try {
        return decodeURIComponent(url);
    } catch {
        return url;
    }
}

/** The passage of a URL of the common scheme, as it is in it. */
const name = (url) => decoded(url).replace(/^bible:\/\/\?passages=/, "").replace(/[[\]]/g, "").replace(/&translation=/, " ");

/** How a check ended, in words. */
function summary(tests, findings) {
    const passed = tests.filter((test) => test.passed).length;
    return `${passed} of ${tests.length} tests passed; ${findings.length === 1 ? "1 finding" : `${findings.length} findings`}.`;
}

/** Makes the rule of the fields anew. */
function propose(engine) {
    const given = fields.map((id) => [id, at(id).value.trim()]).filter(([, value]) => value);
    history.replaceState(null, "", `#${new URLSearchParams(given)}`);
    const { links = "", ...options } = Object.fromEntries(given);
    const answer = ask(engine, "propose", links, options);
    if (!answer) return;
    const { templates, lines, tests, findings, file } = answer;
    at("status").textContent = !lines.length ? "Paste the first link." : !file ? "There is no rule yet."
        : summary(tests, findings);
    list("templates", templates.map((template, index) => {
        if (templates.length === 1) return make("code", template);
        const button = make("button", index ? "Use this one" : "In use");
        button.type = "button";
        button.onclick = () => {
            at("template").value = template;
            propose(engine);
        };
        return [make("code", template), " ", button];
    }));
    list("lines", lines.map(({ text, problem, passage, readBy, pieces }) => {
        if (problem) return [make("span", text, "link failed"), make("div", problem.message), make("div", problem.note ?? "", "lost")];
        const parts = [make("strong", passage ?? "no passage"), make("br"), link(text, pieces)];
        if (readBy) parts.push(make("div", `The rule for ${readBy} reads it already.`, "note"));
        return parts;
    }));
    list("tests", tests.map(test));
    list("findings", findings.map(finding));
    at("file").closest("section").hidden = !file;
    if (!file) return;
    at("file-name").textContent = file.name;
    at("file").textContent = file.text;
    URL.revokeObjectURL(at("download").href);
    at("download").href = URL.createObjectURL(new Blob([file.text], { type: "application/json" }));
    at("download").download = file.name;
}

/** Says what becomes of a link by an engine's rules. */
function explain(engine) {
    const text = at("link").value.trim();
    const answer = text ? ask(engine, "explain", text) : undefined;
    const { resolution, steps = [], failures = [] } = answer ?? {};
    const openings = resolution?.openings ?? [];
    list("answer", [
        ...(resolution?.passage ? [[make("strong", resolution.passage.text), ` by the rule for ${resolution.passage.site ?? "references"}`]] : []),
        ...(resolution?.place ? [[make("strong", resolution.place.text), ` by the rule for ${resolution.place.site ?? "geo: links"}`]] : []),
        ...openings.slice(0, 8).map(({ app, url }) => [make("strong", `${app}: `), make("span", url, "link")]),
        ...(openings.length > 8 ? [`and ${openings.length - 8} more`] : []),
        ...(resolution?.findings ?? []).map(finding),
    ]);
    list("steps", steps.filter(({ step }) => step === "trial").map(({ rule, matches, groups }) => [
        make("span", rule.name, matches ? "passed" : "failed"), make("br"), make("code", rule.regex),
        make("div", groups.filter((group) => group.name).map((group) => `${group.name}: ${group.text}`).join(", "), "lost"),
    ]));
    list("failures", failures.map(({ rule, link: read, offset, expected }) => {
        const bytes = encoder.encode(read);
        const [before, after] = [bytes.subarray(0, offset), bytes.subarray(offset)].map((part) => new TextDecoder().decode(part));
        return [make("strong", rule.name), ...caret(before, after, `expected ${expected.slice(0, 4).join(" or ") || "the end"}`)];
    }));
}

/** Calls a function when nothing was typed for a moment. */
function afterTyping(call) {
    let timer;
    return () => {
        clearTimeout(timer);
        timer = setTimeout(call, 250);
    };
}

/** Checks pasted rules and makes the engine that explains links by them. */
async function read(shipped) {
    const rules = at("rules").value.trim();
    if (!rules) {
        for (const id of ["rule-findings", "rule-tests"]) list(id, []);
        at("rules-status").textContent = "";
        return shipped;
    }
    const { findings = [], tests = [] } = ask(shipped, "check", rules) ?? {};
    list("rule-findings", findings.map(finding));
    list("rule-tests", tests.filter(({ passed }) => !passed).slice(0, 20).map(test));
    at("rules-status").textContent = summary(tests, findings);
    // A file that cannot be read has no engine; the findings say why.
    return loadEngine({ wasm: shipped.module, manifest: rules }).catch(() => undefined);
}

/** Fills the fields from the fragment of the address. */
function fill() {
    const given = new URLSearchParams(location.hash.slice(1));
    for (const id of fields) at(id).value = given.get(id) ?? "";
}

async function start() {
    // Before the engine is loaded, to keep what the user types meanwhile.
    if (location.hash) fill();
    const [wasm, manifest] = [new URL("playground.wasm", import.meta.url), new URL("../manifest.json", import.meta.url)];
    const shipped = await loadEngine({ wasm, manifest });
    let engine = shipped;
    const write = afterTyping(() => propose(shipped));
    const tryLink = () => engine && explain(engine);
    const tryRules = async () => {
        engine = await read(shipped);
        tryLink();
    };
    at("author").addEventListener("input", write);
    at("rules").addEventListener("input", afterTyping(tryRules));
    at("link").addEventListener("input", afterTyping(tryLink));
    for (const form of document.forms) form.addEventListener("submit", (event) => event.preventDefault());
    at("example").addEventListener("click", () => {
        at("links").value = example;
        propose(shipped);
    });
    at("open").addEventListener("change", async () => {
        const [file] = at("open").files;
        if (!file) return;
        at("rules").value = await file.text();
        tryRules();
    });
    at("edit").addEventListener("click", () => {
        at("rules").value = at("file").textContent;
        at("rules").focus();
        tryRules();
    });
    for (const button of document.querySelectorAll("[data-copy]")) {
        button.addEventListener("click", async () => {
            await navigator.clipboard.writeText(button.dataset.copy === "address" ? location.href : at(button.dataset.copy).textContent);
            at("status").textContent = "Copied.";
        });
    }
    addEventListener("hashchange", () => {
        fill();
        propose(shipped);
    });
    propose(shipped);
    tryRules();
}

start().catch((error) => {
    at("status").textContent = "";
    at("failure").textContent = error.message;
    at("failure").hidden = false;
});
