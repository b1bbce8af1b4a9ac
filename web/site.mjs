// Makes .build/site, the share page, the playground and the pages of sites and apps for a host that has only files:
// node web/site.mjs [ADDRESS], in the folder of the project. ADDRESS is where the site will be, for previews of links to it.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { loadEngine } from "../.build/module/lectern.js";

const output = ".build/site";
const assets = "LecternServer/Sources/SharePage/Assets";
const site = process.argv[2]?.replace(/\/*$/, "/");

const write = (name, contents) => writeFileSync(`${output}/${name}`, contents);
const engine = await loadEngine({ wasm: readFileSync(".build/wasm/pages.wasm") });
const render = (path) => JSON.parse(engine.call("page", new TextEncoder().encode(path), { origin: `${site ?? ""}#` })).body;

/** Replaces what must be in a text. */
function replace(text, pattern, replacement) {
    if (!text.match(pattern)) throw new Error(`the page has no ${pattern}`);
    return text.replace(pattern, replacement);
}

const policy = ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "form-action 'self'", "base-uri 'none'"].join("; ");
const links = `<p lang="en"><a href="rules/">Sites and apps</a> · <a href="playground/">Make a rule for a site</a></p>`;

/** The start page of the service, beside its files. The other pages replace its body. */
function startPage() {
    let page = render("/");
    page = replace(page, /<style>.*?<\/style>/s, '<link rel="stylesheet" href="style.css">');
    page = replace(page, /<meta charset="utf-8">/, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    page = replace(page, /manifest\.webmanifest\?lang=en/, "manifest.webmanifest");
    if (!site) page = replace(page, /<link rel="canonical"[^>]*>|<meta property="og:(?:url|image)[^>]*>|<script type="application.*?<\/script>/gs, "");
    // Files are beside the page, other pages fragments of it.
    page = page.replace(/(href|src)="\/([\w-]+\.(?:js|svg|png|webmanifest))"/g, '$1="$2"').replace(/href="\//g, 'href="#');
    page = replace(page, /action="\/"/, 'action="./"');
    page = replace(page, "</footer>", `${links}</footer>`);
    page = replace(page, "<main", "<noscript><p>This page needs JavaScript.</p></noscript><main");
    return replace(page, "</head>", `<script type="module" src="site.js"></script><template id="site">${links}</template></head>`);
}

/** A manifest for the installation, whose addresses are relative. */
function webManifest(language) {
    const manifest = JSON.parse(render(`/manifest.webmanifest?lang=${language}`), (_, value) =>
        typeof value === "string" && value.startsWith("/") ? `.${value}` : value);
    manifest.share_target.action = "./";
    return `${JSON.stringify(manifest)}\n`;
}

rmSync(output, { recursive: true, force: true });
cpSync("web/site", output, { recursive: true });
cpSync(".build/docs", `${output}/rules`, { recursive: true });
for (const name of ["page.js", "style.css", ...readdirSync(assets).filter((name) => name.startsWith("icon"))]) {
    cpSync(`${assets}/${name}`, `${output}/${name}`);
}
for (const name of ["lectern.js", "manifest.json", "LICENSE"]) cpSync(`.build/module/${name}`, `${output}/${name}`);
cpSync(".build/wasm/pages.wasm", `${output}/pages.wasm`);
cpSync(".build/wasm/playground.wasm", `${output}/playground/playground.wasm`);
const start = startPage();
write("index.html", start);
const languages = [...start.matchAll(/[?&]lang=([\w-]+)"/g)].map((match) => match[1]);
for (const language of languages) write(language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`, webManifest(language));

// What the share page needs is kept by its first visit; any change makes browsers load all of it again.
const kept = ["page.js", "site.js", "style.css", "lectern.js", "pages.wasm", "manifest.json", "manifest.webmanifest", "icon.svg", "icon-192.png"];
const hash = createHash("sha256");
const all = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`).sort();
for (const file of all) hash.update(file).update(readFileSync(file));
const worker = readFileSync("web/site/sw.js", "utf8").replace("VERSION", hash.digest("hex").slice(0, 12));
write("sw.js", worker.replace("FILES", JSON.stringify(["./", ...kept])));

const table = ["| file | bytes | gzip -9 |", "| --- | --- | --- |"];
const playground = ["index.html", "playground.css", "playground.js", "playground.wasm"].map((name) => `playground/${name}`);
for (const name of ["index.html", ...kept, ...playground]) {
    const bytes = readFileSync(`${output}/${name}`);
    table.push(`| ${name} | ${bytes.length.toLocaleString("en")} | ${gzipSync(bytes, { level: 9 }).length.toLocaleString("en")} |`);
}
console.log(table.join("\n"));
