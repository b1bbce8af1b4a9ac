// Makes links of the Bible references in a page: docs/module.md.
import { Tooltip } from "./tooltip.js";

/** What stays as it is, with all that is in it. */
const excluded = "a, area, button, canvas, code, datalist, iframe, input, kbd, label, math, noscript, object, option, pre, "
    + "samp, script, select, style, svg, template, textarea, title, [contenteditable]:not([contenteditable='false' i])";
/** Elements that do not end a paragraph. All others do. */
const inline = new Set(("a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark q rb rp rt ruby s "
    + "samp small span strike strong sub sup time tt u var wbr").split(" "));
/** Stands for what is no text, so that no reference goes across it. */
const object = "\uFFFC";
/** How many units of text, or how many elements, are searched at once, and how long at a time. */
const batchSize = 1 << 12;
const batchElements = 100;
const milliseconds = 8;

/**
 * Makes links of the references in an element, also of those that are added later.
 *
 * @param {Element} root
 * @param {import("./annotate.js").AnnotateOptions} options
 * @returns {import("./annotate.js").Annotation}
 */
export function annotate(root, options) {
    return new Annotation(root, options);
}

class Annotation {
    #root;
    #linker;
    #observer;
    /** The elements that are still to be searched, and whether the blocks in them are, too. */
    #queue = new Map();
    #isScheduled = false;
    #finish;

    constructor(root, options) {
        this.#root = root;
        this.#linker = new Linker(root, options);
        this.done = new Promise((resolve, reject) => (this.#finish = { resolve, reject }));
        this.#observer = new MutationObserver((records) => this.#notice(records));
        this.#observer.observe(root, { childList: true, characterData: true, subtree: true });
        this.#add(root, true);
    }

    stop() {
        this.#observer.disconnect();
        this.#queue.clear();
        this.#finish.resolve();
    }

    undo() {
        this.stop();
        this.#linker.undo();
    }

    #notice(records) {
        for (const { target, type, addedNodes, removedNodes } of records) {
            const changed = type === "characterData" ? [target] : addedNodes;
            for (const node of changed) this.#add(block(node, this.#root), hasBlocks(node));
            if (removedNodes.length > 0) this.#linker.forget();
        }
    }

    #add(element, isDeep) {
        if (!element || element.closest(this.#linker.excluded)) return;
        this.#queue.set(element, isDeep || this.#queue.get(element));
        this.#schedule();
    }

    #schedule() {
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        if (globalThis.requestIdleCallback) requestIdleCallback(() => this.#run(), { timeout: 500 });
        else setTimeout(() => this.#run());
    }

    #run() {
        this.#isScheduled = false;
        // What the page has changed is for later; what is changed here is known.
        this.#notice(this.#observer.takeRecords());
        const end = performance.now() + milliseconds;
        try {
            while (this.#queue.size > 0 && performance.now() < end) this.#linker.link(this.#batch());
        } catch (error) {
            this.#finish.reject(error);
            return this.stop();
        }
        this.#observer.takeRecords();
        if (this.#queue.size > 0) this.#schedule();
        else this.#finish.resolve();
    }

    /** The next texts of the page. */
    #batch() {
        const batch = new Batch();
        let count = 0;
        for (const [element, isDeep] of this.#queue) {
            this.#queue.delete(element);
            if (!this.#root.contains(element)) continue;
            const { paragraphs, blocks } = parts(element, this.#linker.excluded);
            paragraphs.forEach((paragraph) => batch.add(paragraph));
            if (isDeep) blocks.forEach((block) => this.#queue.set(block, true));
            if (batch.text.length >= batchSize || ++count === batchElements) break;
        }
        return batch;
    }
}

/** Whether a node that was added may be a block or have some. */
const hasBlocks = (node) => node.nodeType === Node.ELEMENT_NODE && (node.firstElementChild !== null || !inline.has(node.localName));

/** The element around a node whose text it is part of; null if it is not in the root. */
function block(node, root) {
    let element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    while (element && element !== root && inline.has(element.localName)) element = element.parentElement;
    return root.contains(element) ? element : null;
}

/** The paragraphs of an element, each as text nodes and what is between them, and the blocks in it, which have their own. */
function parts(element, excluded) {
    const paragraphs = [[]];
    const blocks = [];
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
        if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
        const isExcluded = node.matches(excluded);
        if (!isExcluded && inline.has(node.localName)) return NodeFilter.FILTER_ACCEPT;
        if (isExcluded) paragraphs.at(-1).push(object);
        else if (blocks.push(node)) paragraphs.push([]);
        return NodeFilter.FILTER_REJECT;
    });
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node.nodeType === Node.TEXT_NODE) paragraphs.at(-1).push(node);
        else if (node.localName === "br" || node.localName === "img") paragraphs.at(-1).push(object);
    }
    return { paragraphs, blocks };
}

/** Paragraphs that are searched together. */
class Batch {
    text = "";
    /** The text nodes, and where they are in the text. */
    places = [];

    add(paragraph) {
        if (paragraph.length === 0) return;
        for (const part of paragraph) {
            if (part !== object) this.places.push({ node: part, start: this.text.length });
            this.text += part.data ?? object;
        }
        this.text += "\n\n";
    }
}

/** Makes links, and takes them back. */
class Linker {
    #root;
    #options;
    #tooltip;
    #changes = [];
    #addresses = new Map();
    excluded;

    constructor(root, options) {
        this.#root = root;
        this.#options = options;
        this.#tooltip = options.text && new Tooltip(root, options.text);
        this.excluded = options.except ? `${excluded}, ${options.except}` : excluded;
    }

    /** Makes links of the references of a batch that are in one text node each. */
    link({ text, places }) {
        if (!/\S/.test(text)) return;
        const { lectern, language, versification } = this.#options;
        const found = lectern.find(text, { language, versification });
        // From the end on: a node keeps its start.
        let place = places.pop();
        for (const reference of found.reverse()) {
            while (place && place.start > reference.start) place = places.pop();
            if (place && reference.end <= place.start + place.node.length) this.#wrap(place, reference);
        }
    }

    /** Keeps no links that the page has removed. */
    forget() {
        this.#changes = this.#changes.filter(({ link }) => this.#root.contains(link));
    }

    #wrap({ node, start }, reference) {
        const address = this.#address(reference);
        if (address === null) return;
        const link = node.ownerDocument.createElement("a");
        link.href = address;
        link.className = this.#options.className ?? "lectern";
        link.dataset.passage = reference.passage;
        const rest = node.splitText(reference.end - start);
        link.append(node.splitText(reference.start - start));
        rest.before(link);
        if (!rest.data) rest.remove();
        this.#changes.push({ node, link, rest });
        this.#tooltip?.add(link, reference);
    }

    #address(reference) {
        const { lectern, app, link = (reference) => lectern.link(reference, app) } = this.#options;
        const key = [reference.passage, reference.translation, reference.versification].join(" ");
        if (!this.#addresses.has(key)) this.#addresses.set(key, link(reference));
        return this.#addresses.get(key);
    }

    /** Gives the page back the text nodes that it had, where it has not changed them. */
    undo() {
        this.#tooltip?.remove();
        for (const { node, link, rest } of this.#changes.reverse()) {
            if (!this.#root.contains(link)) continue;
            if (link.previousSibling !== node || rest.data && link.nextSibling !== rest) {
                link.replaceWith(...link.childNodes);
                continue;
            }
            node.appendData(link.textContent + rest.data);
            link.remove();
            rest.remove();
        }
        this.#changes = [];
    }
}
