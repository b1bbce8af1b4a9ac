import { annotate } from "./annotate.js";
import { load } from "./lectern.js";
import { equal, send } from "./checks.js";

const main = document.querySelector("main");
const [wasm, manifest] = await Promise.all(["lectern.wasm", "manifest.json"].map(async (file) => (await fetch(file)).arrayBuffer()));
const start = performance.now();
const lectern = await load({ wasm, manifest: new TextDecoder().decode(manifest) });
lectern.resolve("https://ref.ly/Jn3.16");
const first = performance.now() - start;

/** What annotations make of a page, which has its text back when they are undone. */
async function annotated(html, options) {
    main.innerHTML = html;
    const nodes = texts();
    const annotation = annotate(main, { lectern, app: "logos", ...options });
    await annotation.done;
    const answer = [...main.querySelectorAll("a.lectern")].map((link) => `${link.textContent}=${link.dataset.passage}`);
    annotation.undo();
    equal(main.innerHTML, new DOMParser().parseFromString(`<main>${html}</main>`, "text/html").querySelector("main").innerHTML);
    equal(texts().every((node, index) => node === nodes[index]), true);
    return answer;
}

/** The text nodes of the page. */
function texts() {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
}

const soon = (milliseconds = 700) => new Promise((resolve) => setTimeout(resolve, milliseconds));

await send("page", {
    async "the answers of node"() {
        const links = await (await fetch("links.json")).json();
        const text = await (await fetch("prose.txt")).text();
        const answers = links.map((link) => JSON.stringify(lectern.resolve(link))).join("\n") + JSON.stringify(lectern.find(text));
        const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(answers));
        return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    },
    "milliseconds from the bytes to the first answer"() {
        return Math.round(first);
    },
    async "the files beside the module"() {
        equal((await load()).passage("John 3:16").passage.osis, "John.3.16");
    },
    async "a worker"() {
        const worker = new Worker("worker.js", { type: "module" });
        const message = () => new Promise((resolve, reject) => Object.assign(worker, { onmessage: ({ data }) => resolve(data), onerror: reject }));
        equal(await message(), "ready");
        worker.postMessage("John 3:16");
        equal(await message(), "John.3.16");
        worker.terminate();
    },
    async "paragraphs, lists and tables"() {
        equal(await annotated("<p>See John 3:16, 18 and Rom 8:28.<ul><li>Gen 1:1<li>v. 2</ul><table><td>Ps 23<td>John<td>3:16</table>"),
            ["John 3:16, 18=John.3.16,John.3.18", "Rom 8:28=Rom.8.28", "Gen 1:1=Gen.1.1", "Ps 23=Ps.23"]);
    },
    async "text across elements has no link"() {
        equal(await annotated("John <b>3:16</b> <p>John 3<sup>16</sup> <p><b>Gen 1:1</b> and John<br>3:16"), ["Gen 1:1=Gen.1.1"]);
    },
    async "code, fields, links and editable text stay"() {
        equal(await annotated(`<code>John 3:16</code><pre>John 3:16</pre><a href="x">John 3:16</a><textarea>John 3:16</textarea>
            <button>John 3:16</button><div contenteditable><p>John 3:16</p></div><svg><text>John 3:16</text></svg><option>John 3:16</option>
            <script type="x">John 3:16</script><style>John 3:16</style><input value="John 3:16"><aside>John 3:16</aside>`,
        { except: "aside" }), []);
    },
    async "right to left, and letters beyond 16 bits"() {
        equal(await annotated('<p dir="rtl">\u{1F54A}\u{10400} יוחנן 3:16', { language: "he" }), ["יוחנן 3:16=John.3.16"]);
    },
    async "another language, and other links"() {
        equal(await annotated("<p>Joh 3,16; Röm 8", { language: "de", link: ({ passage }) => (passage === "Rom.8" ? "/rom" : null) }),
            ["Röm 8=Rom.8"]);
    },
    async "text that is added or changes"() {
        main.innerHTML = "<p>Gen 1:1</p><p>nothing</p>";
        const annotation = annotate(main, { lectern, app: "logos" });
        await annotation.done;
        main.append(Object.assign(document.createElement("section"), { innerHTML: "<p>See <i>John 3:16</i>." }));
        main.children[1].firstChild.data = "Rom 8:28";
        await soon();
        equal([...main.querySelectorAll("a")].map((link) => link.textContent), ["Gen 1:1", "Rom 8:28", "John 3:16"]);
        annotation.stop();
        main.append("Ps 23");
        await soon();
        equal(main.querySelectorAll("a").length, 3);
        main.querySelector("a").textContent = "Genesis";
        main.querySelector("section").remove();
        annotation.undo();
        equal(main.innerHTML, "<p>Genesis</p><p>Rom 8:28</p>Ps 23");
    },
    async "a long page of small elements"() {
        main.innerHTML = `${"<div><b></b></div>".repeat(5000)}<div>${"<span>Gen 1:1 </span>".repeat(500)}</div>`;
        await soon(0);
        const longest = observed();
        const begin = performance.now();
        const annotation = annotate(main, { lectern, app: "logos" });
        await annotation.done;
        const time = performance.now() - begin;
        equal(main.querySelectorAll("a").length, 500);
        annotation.undo();
        return `${Math.round(time)} ms, longest task ${longest()} ms`;
    },
    async "a page that changes while it is annotated"() {
        const paragraph = "<p>Some words of prose before John 3:16 and behind it, and Gen 1:1.</p>";
        main.innerHTML = `<div>${paragraph.repeat(1000)}</div>`;
        let slices = 0;
        const annotation = annotate(main, { lectern, app: "logos" });
        const timer = setInterval(() => {
            slices++;
            const { lastChild, firstChild } = main.firstChild;
            firstChild.remove();
            if (slices % 2) lastChild.before(firstChild);
            else main.firstChild.children[50].remove();
        }, 5);
        const longest = observed();
        const begin = performance.now();
        await annotation.done;
        clearInterval(timer);
        const time = performance.now() - begin;
        await soon();
        equal(main.querySelectorAll("a").length, 2 * main.querySelectorAll("p").length);
        equal(slices > 3, true);
        annotation.undo();
        equal(main.querySelectorAll("a").length, 0);
        return `${Math.round(time)} ms in ${slices} slices, longest task ${longest()} ms`;
    },
    async "the text of a passage for those who may show it"() {
        main.innerHTML = "<p>See John 3:16.";
        const annotation = annotate(main, { lectern, app: "logos", text: async ({ passage }) => `<q>${passage}</q>` });
        await annotation.done;
        const link = main.querySelector("a");
        link.focus();
        await soon(50);
        const tooltip = document.getElementById(link.getAttribute("aria-describedby"));
        equal(tooltip.innerHTML, "<q>John.3.16</q>");
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
        equal([tooltip.isConnected, link.hasAttribute("aria-describedby")], [false, false]);
        link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        await soon(50);
        equal(tooltip.isConnected, true);
        annotation.undo();
        equal([tooltip.isConnected, main.innerHTML], [false, "<p>See John 3:16.</p>"]);
    },
    async "an error of the engine ends the annotation"() {
        main.innerHTML = "<p>Gen 1:1";
        const error = await annotate(main, { lectern, app: "logs" }).done.catch((error) => error);
        equal(error.message, 'there is no app "logs"; did you mean "logos"?');
    },
});

/** The longest task since then in milliseconds. */
function observed() {
    let longest = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration))))
        .observe({ type: "longtask" });
    return () => Math.round(longest);
}
