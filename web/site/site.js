// The share page on a host of files: the engine renders the pages that the service sends, and their addresses are fragments,
// `#John.3.16`, which no host sees.
import { loadEngine } from "./lectern.js";

const base = new URL(".", import.meta.url).href;
const encoder = new TextEncoder();
let engine;

/** The address that the page has on the service. */
function address() {
    if (location.hash.length > 1) return location.hash.replace(/^#\/?/, "/");
    const given = new URLSearchParams(location.search);
    const isShared = ["url", "text", "title"].some((name) => given.has(name));
    return (isShared ? "/share" : "/") + location.search;
}

/** A page as the service sends it. An iPad may say that it is a Mac. */
function render(path) {
    const isTablet = navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1;
    const options = { origin: `${base}#`, userAgent: isTablet ? "iPad" : navigator.userAgent, languages: navigator.languages.join() };
    return JSON.parse(engine.call("page", encoder.encode(path), options));
}

/** Leads the addresses of a page to fragments. */
function localize(page) {
    for (const name of ["href", "data-share"]) {
        for (const element of page.querySelectorAll(`[${name}^="/"]`)) {
            element.setAttribute(name, `#${element.getAttribute(name).slice(1)}`);
        }
    }
    for (const image of page.querySelectorAll('img[src^="/"]')) {
        image.src = `data:image/svg+xml,${encodeURIComponent(render(image.getAttribute("src")).body)}`;
    }
}

/** Shows the page of the address. */
function show() {
    const path = address();
    const { location: target, body } = render(path);
    if (target) return location.replace(target.replace(/^\//, "#"));
    if (location.search) history.replaceState(null, "", `${base}#${path.slice(1)}`);
    // The style sheet is a file, and the policy forbids even an empty one in a page.
    const page = new DOMParser().parseFromString(body.replace("<style></style>", ""), "text/html");
    const language = page.documentElement.lang;
    localize(page.body);
    page.querySelector("footer").append(document.getElementById("site").content.cloneNode(true));
    const canonical = page.querySelector("link[rel=canonical]");
    document.querySelector("link[rel=canonical]")?.remove();
    if (canonical) document.head.append(canonical);
    document.querySelector("link[rel=manifest]").href = language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
    document.title = page.title;
    document.documentElement.lang = language;
    document.body.replaceWith(page.body);
    dispatchEvent(new Event("lectern-page"));
    localize(document.getElementById("recent") ?? new DocumentFragment());
}

/** Shows the page and moves to its start, as browsers do with a new page. */
function move() {
    if (!engine) return;
    show();
    scrollTo(0, 0);
    const heading = document.querySelector("[autofocus]") ?? document.querySelector("h1");
    if (heading.localName === "h1") heading.tabIndex = -1;
    heading.focus();
}

document.addEventListener("submit", (event) => {
    event.preventDefault();
    const path = event.target.getAttribute("action").replace(/^\.?\//, "");
    history.pushState(null, "", `${base}#${path}?${new URLSearchParams(new FormData(event.target))}`);
    move();
});
addEventListener("hashchange", move);

try {
    engine = await loadEngine({ wasm: new URL("pages.wasm", base), manifest: new URL("manifest.json", base) });
    // What was typed meanwhile is kept.
    const typed = document.getElementById("q").value;
    show();
    const field = document.getElementById("q");
    if (field && typed) field.value = typed;
    if (field && (typed || field.autofocus)) field.focus();
} catch (error) {
    const note = document.createElement("p");
    note.className = "note";
    note.role = "alert";
    note.textContent = error.message;
    document.querySelector("main").prepend(note);
    throw error;
}
