// <lectern-share passage="John.3.16-John.3.18" translation="ESV">John 3:16-18</lectern-share>
//
// A button with the apps for a passage: docs/share-page.md.
const source = new URL(import.meta.url);
const here = new URL(".", source).href;
const tables = new Map();

/** The table of apps at an address, loaded once. */
export const table = (address = here + "lectern-share.json") => {
  if (!tables.has(address)) tables.set(address, fetch(address).then((answer) => answer.json()));
  return tables.get(address);
};

const marks = { iPhone: "ios", iPad: "ios", iPod: "ios", Android: "android", CrOS: "android", Macintosh: "macos", Windows: "windows", Linux: "linux" };

/** The operating system of this device. */
export const system = () => {
  const name = Object.entries(marks).find(([mark]) => navigator.userAgent.includes(mark))?.[1];
  return name === "macos" && navigator.maxTouchPoints > 1 ? "ios" : name;
};

// The first span of a passage in OSIS; null for what is none.
const read = (text, books) => {
  const items = text.replace(/[[\]\s]/g, "").split(/[,;]/);
  const location = (part, start) => {
    const names = part.split(".");
    const book = books.includes(names[0]) ? names.shift() : start?.book;
    const numbers = names.map(Number);
    if (!book || numbers.length > 2 || numbers.some((number) => !(Number.isInteger(number) && number > 0))) return null;
    if (start && !part.startsWith(book) && numbers.length === 1 && start.verse) numbers.unshift(start.chapter);
    return { book, chapter: numbers[0], verse: numbers[1] };
  };
  const [first, last, ...rest] = items[0].split("-");
  const start = location(first);
  const end = last === undefined ? start : start && location(last, start);
  return start && end && !rest.length ? { start, end, more: items.length > 1 } : null;
};

const extent = ({ start, end }) => {
  if (!start.chapter) return "book";
  if (start.book === end.book && start.chapter === end.chapter && start.verse === end.verse) return start.verse ? "verse" : "chapter";
  if (start.book !== end.book || !start.verse !== !end.verse) return null;
  if (!start.verse) return "chapters";
  return start.chapter === end.chapter ? "verses" : "range";
};

// No link of a table runs or shows what is in itself.
const isSafe = (url) => /^[a-z][a-z\d+.-]*:/i.test(url) && !/^(javascript|data|vbscript|blob|file|about|intent|filesystem):/i.test(url);

// A number can have its width, {chapter.pad3}; of the forms of an app the first counts whose variables all have a value.
const variable = /\{([^}]+)\}/g;
const own = (object, key) => (object && Object.hasOwn(object, key) ? object[key] : undefined);

/** The openings of a passage: [{ id, name, url, lost, stores, web }]. */
export const openings = (data, passage, { translation, system: device, server } = {}) => {
  const books = data.books.split(" ");
  const span = read(passage, books);
  const kind = span && extent(span);
  const { start, end } = span ?? {};
  const book = books.indexOf(start?.book);
  const numbers = { chapter: start?.chapter, verse: start?.verse, endChapter: end?.chapter, endVerse: end?.verse };
  const found = [];
  for (const app of kind ? data.apps : []) {
    const edition = app.systems[device];
    const isEverywhere = !Object.keys(app.systems).length || app.web || "web" in app.systems;
    if (device && !edition && !isEverywhere) continue;
    const value = (name) => {
      const [key, width] = name.split(".pad");
      if (own(numbers, key)) return String(numbers[key]).padStart(width, "0");
      return own(data.codes, name)?.split("|")[book] ?? own(own(app.translations, name) ?? own(data.translations, name), translation);
    };
    const form = app.forms[kind]?.find(([text]) => [...text.matchAll(variable)].every(([, name]) => value(name)));
    if (!form) continue;
    const isTranslated = app.translation === translation || /\{\+?translation/.test(form[0]);
    let url = form[0].replace(variable, (_, name) => value(name));
    if (!isSafe(url)) continue;
    const lost = [...form.slice(1), ...(span.more ? ["passages"] : []), ...(translation && !isTranslated ? ["translation"] : [])];
    const isWeb = /^https?:/.test(url);
    const isOurs = isWeb && edition?.hosts?.some((host) => url.startsWith(`https://${host}/`));
    if (device === "android" && edition?.package && (!isWeb || isOurs)) {
      const query = new URLSearchParams({ ...(translation && { translation }), app: app.id, back: 1 });
      const back = server ? `${server}go/${passage}?${query}` : location.href;
      const [, scheme, rest] = url.match(/^([^:]+):(.*)$/s);
      url = `intent:${rest}#Intent;scheme=${scheme};package=${edition.package};S.browser_fallback_url=${encodeURIComponent(back)};end`;
    }
    found.push({ id: app.id, name: app.name, url, lost: [...new Set(lost)], stores: (edition?.stores ?? []).filter(([, page]) => isSafe(page)), web: Boolean(app.web) });
  }
  const cost = ({ lost }) => lost.reduce((sum, loss) => sum + data.weights[loss], 0);
  return found.sort((a, b) => cost(a) - cost(b) || `${a.lost}`.localeCompare(b.lost));
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { display: inline }
button { font: inherit; color: inherit; cursor: pointer; min-height: 24px; border: 0; padding: 0; background: none; text-decoration: underline dotted }
dialog { max-width: min(26rem, 92vw); width: 100%; border: 1px solid #8888; border-radius: 1rem; padding: 1rem; font: 1rem/1.4 system-ui, sans-serif; color: CanvasText; background: Canvas; color-scheme: light dark }
dialog::backdrop { background: #0008 }
h2, h3 { font-size: 1.1rem; margin: .5rem 0 .75rem }
ul { list-style: none; margin: 0; padding: 0 }
li { margin: 0 0 .6rem }
a { color: LinkText }
[part=app] { display: block; padding: .6rem .9rem; border: 1px solid #8888; border-radius: .6rem; font-weight: 600; text-decoration: none }
[part=lost] { font-size: .875rem; margin: .6rem .2rem .2rem }
[part=lost]::first-letter { text-transform: uppercase }
[part=store] { display: block; min-height: 24px; margin: .2rem }
summary { min-height: 24px }
[part=close] { float: inline-end; min-width: 44px; min-height: 44px; margin: -.5rem; text-decoration: none }
`);

const make = (name, part, text = "", attributes = {}) => {
  const element = document.createElement(name);
  if (part) element.setAttribute("part", part);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

export class LecternShare extends HTMLElement {
  static observedAttributes = ["passage"];

  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [sheet];
    const button = make("button", "button", "", { type: "button", "aria-haspopup": "dialog" });
    const slot = make("slot", "", this.passage);
    button.append(slot);
    button.onclick = () => this.show();
    root.append(button);
  }

  attributeChangedCallback() {
    const slot = this.shadowRoot?.querySelector("slot");
    if (slot) slot.textContent = this.passage;
  }

  get passage() { return this.getAttribute("passage") ?? ""; }
  get server() {
    const given = this.getAttribute("server");
    return given && given.replace(/\/?$/, "/");
  }

  tell(name, detail) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  async show() {
    if (!this.tell("lectern-sheet")) return;
    const dialog = make("dialog", "sheet", "", { "aria-labelledby": "title" });
    try {
      this.fill(dialog, await table(this.getAttribute("table") ?? undefined));
    } catch {
      dialog.append(make(this.server ? "a" : "p", "more", this.passage, { href: this.server + this.passage }));
    }
    this.shadowRoot.append(dialog);
    dialog.onclose = () => dialog.remove();
    dialog.onclick = ({ target }) => target === dialog && dialog.close();
    dialog.showModal();
  }

  fill(dialog, data) {
    const translation = this.getAttribute("translation") ?? "";
    const tag = this.closest("[lang]")?.lang ?? "";
    const language = /^zh-(hant|tw|hk|mo)/i.test(tag) ? "zh-Hant" : tag.slice(0, 2);
    dialog.lang = language in data.words ? language : "en";
    const words = data.words[dialog.lang];
    const server = this.server ?? (/^https?:/.test(data.server) ? data.server : "");
    const found = openings(data, this.passage, { translation, system: this.getAttribute("system") ?? system(), server });
    const close = make("button", "close", "×", { type: "button", "aria-label": words.close });
    close.onclick = () => dialog.close();
    const stores = make("details");
    stores.append(make("summary", "", words.missing));
    const list = (isWeb) => {
      const items = make("ul", "list");
      let said = "";
      for (const { id, name, url, ...app } of found.filter(({ web }) => web === isWeb)) {
        const lost = app.lost.map((kind) => words[kind]?.replace("{}", data.names?.[translation] ?? translation)).filter(Boolean).join("; ");
        if (lost !== said) items.append(make("li", "lost", said = lost));
        const item = make("li", "item");
        const link = make("a", "app", name, { href: url, rel: "noreferrer" });
        link.onclick = (event) => {
          if (!this.tell("lectern-open", { app: id, url })) event.preventDefault();
          dialog.close();
        };
        item.append(link);
        items.append(item);
        for (const [store, href] of isWeb ? [] : app.stores) stores.append(make("a", "store", `${name} (${store})`, { href, rel: "noreferrer" }));
      }
      return items;
    };
    dialog.append(close, make("h2", "title", this.textContent.trim() || this.passage, { id: "title" }), list(false));
    if (stores.children[1]) dialog.append(stores);
    if (found.some(({ web }) => web)) dialog.append(make("h3", "heading", words.read), list(true));
    if (!found.length) dialog.append(make("p", "", words.none));
    if (!server) return;
    const query = new URLSearchParams(translation && { translation });
    dialog.append(make("a", "more", words.more, { href: `${server}${encodeURI(this.passage)}?${query}` }));
  }
}

const skipped = "a, button, script, style, code, pre, textarea, select, input, noscript, template, svg, lectern-share, [contenteditable], [translate=no]";

/** Makes the references in the text of a part of the page buttons. */
export const link = async (part = document.body, server = here) => {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, (node) =>
    !node.data.trim() || node.parentElement.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const encoder = new TextEncoder();
  const nodes = [];
  let text = "";
  let length = 0;
  for (let node = walker.nextNode(); node && length < 500_000; node = walker.nextNode()) {
    const block = node.parentElement.closest("p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, div, section, article, dd, dt");
    const gap = nodes.length && nodes.at(-1).block !== block ? "\n\n" : "";
    const bytes = encoder.encode(node.data);
    text += gap + node.data;
    nodes.push({ node, block, bytes, start: length + gap.length });
    length += gap.length + bytes.length;
  }
  if (!nodes.length) return;
  const answer = await fetch(`${server}v1/find`, { method: "POST", headers: { "Content-Type": "text/plain" }, body: text });
  if (!answer.ok) throw new Error(`${server}v1/find: ${answer.status}`);
  const decoder = new TextDecoder();
  for (const found of (await answer.json()).reverse()) {
    const place = nodes.findLast(({ start }) => start <= found.start);
    if (!place || found.end > place.start + place.bytes.length || found.versification) continue;
    const before = decoder.decode(place.bytes.subarray(0, found.start - place.start)).length;
    const shown = decoder.decode(place.bytes.subarray(found.start - place.start, found.end - place.start));
    const rest = place.node.splitText(before);
    rest.splitText(shown.length);
    const element = make("lectern-share", "", shown, { passage: found.passage, ...(found.translation && { translation: found.translation }) });
    if (server !== here) element.setAttribute("server", server);
    rest.replaceWith(element);
  }
};

if (!customElements.get("lectern-share")) customElements.define("lectern-share", LecternShare);
if (source.searchParams.has("references")) link().catch(console.warn);
