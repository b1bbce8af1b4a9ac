/** Shows the text of a passage below its link, while the pointer or the focus is on it. */
export class Tooltip {
    #root;
    #text;
    #references = new WeakMap();
    #element;
    #link;
    #events = new AbortController();

    /**
     * @param {Element} root
     * @param {(reference: object) => Promise<string | null>} text the text of a passage as HTML
     */
    constructor(root, text) {
        this.#root = root;
        this.#text = text;
        const options = { signal: this.#events.signal };
        const show = ({ target }) => this.#references.has(target.closest("a")) && this.#show(target.closest("a"));
        const hide = ({ relatedTarget }) => !this.#contains(relatedTarget) && this.#hide();
        for (const type of ["pointerover", "focusin"]) root.addEventListener(type, show, options);
        for (const type of ["pointerout", "focusout"]) root.addEventListener(type, hide, options);
        root.ownerDocument.addEventListener("keydown", ({ key }) => key === "Escape" && this.#hide(), options);
        this.#element = root.ownerDocument.createElement("div");
        this.#element.id = `lectern-text-${Math.random().toString(36).slice(2)}`;
        this.#element.className = "lectern-text";
        this.#element.setAttribute("role", "tooltip");
        this.#element.addEventListener("pointerout", hide, options);
    }

    add(link, reference) {
        this.#references.set(link, reference);
    }

    remove() {
        this.#hide();
        this.#events.abort();
    }

    #contains(node) {
        return node && (this.#element.contains(node) || this.#link?.contains(node));
    }

    async #show(link) {
        if (link === this.#link) return;
        this.#hide();
        this.#link = link;
        const html = await this.#text(this.#references.get(link)).catch(() => null);
        if (!html || this.#link !== link) return;
        this.#element.innerHTML = html;
        const { left, bottom } = link.getBoundingClientRect();
        const { scrollX, scrollY } = link.ownerDocument.defaultView;
        Object.assign(this.#element.style, { position: "absolute", left: `${left + scrollX}px`, top: `${bottom + scrollY}px` });
        link.setAttribute("aria-describedby", this.#element.id);
        link.ownerDocument.body.append(this.#element);
    }

    #hide() {
        this.#link?.removeAttribute("aria-describedby");
        this.#link = undefined;
        this.#element?.remove();
    }
}
