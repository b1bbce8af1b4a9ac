// The engine of Lectern for JavaScript: docs/module.md.

/** Where the engine and the rules are; in the builds of one file, functions that give them. */
const files = { wasm: new URL("lectern.wasm", import.meta.url), manifest: new URL("manifest.json", import.meta.url) };

/** The version of the functions of lectern.wasm that this file calls. */
const functionVersion = 1;
/** The version of the manifest that lectern.wasm reads. One without a version is read, too: Opener's have none. */
const manifestVersion = 1;
/** The longest text in bytes of UTF-8. */
const maximumText = 16 << 20;
/** WebAssembly gives no memory back: where so much was needed after loading, the next call has a new instance. */
const maximumGrowth = 24 << 20;
/** `find` reads a text in pieces of at least so many bytes that end between paragraphs, as the command line does. */
const pieceSize = 1 << 18;
const maximumParagraph = 1 << 20;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Why there is no answer: wrong use, data that cannot be read, or a crash of the engine. */
export class LecternError extends Error {
    /**
     * @param {string | object[]} reason what is wrong, or findings as the command line prints them
     * @param {unknown} [cause] the cause
     */
    constructor(reason, cause) {
        const findings = typeof reason === "string"
            ? [{ severity: "error", message: reason, file: null, line: null, column: null, note: null }] : reason;
        const { message, note } = findings[0];
        super(note ? `${message}; ${note}` : message, { cause });
        this.name = "LecternError";
        this.findings = findings;
    }
}

/**
 * Loads the engine.
 *
 * @param {{ wasm?: URL | Response | BufferSource | WebAssembly.Module, manifest?: URL | Response | string | object }} [options]
 *     the engine, and the rules: a manifest as text or as an object, or where it is
 * @returns {Promise<Lectern>}
 */
export async function load(options) {
    return new Lectern(await loadEngine(options));
}

/** The engine alone, for the pages of `make site`: its functions have no names here. */
export async function loadEngine({ wasm = files.wasm, manifest = files.manifest } = {}) {
    if (typeof WebAssembly === "undefined") throw new LecternError("this browser has no WebAssembly");
    const [module, rules] = await Promise.all([compiled(wasm), text(manifest)]);
    return new Engine(module, rules);
}

async function compiled(wasm) {
    if (wasm instanceof WebAssembly.Module) return wasm;
    const bytes = await contents(wasm, "lectern.wasm");
    try {
        return await WebAssembly.compile(bytes);
    } catch (error) {
        throw new LecternError(`lectern.wasm cannot be compiled: ${error.message}`, error);
    }
}

async function text(manifest) {
    const isText = typeof manifest === "string";
    if (manifest?.constructor === Object) return text(JSON.stringify(manifest));
    const rules = isText ? manifest : decoder.decode(await contents(manifest, "the manifest"));
    const version = /^\s*\{\s*"version":\s*(\d+)/.exec(rules)?.[1];
    if (version && Number(version) !== manifestVersion) {
        throw new LecternError(`the manifest has version ${version}, and this engine reads version ${manifestVersion}`);
    }
    return rules;
}

/** The bytes of a file by its URL, as an answer of a server, or as they are. */
async function contents(source, name) {
    try {
        if (typeof source === "function") return await source();
        if (source instanceof URL && source.protocol === "file:" && globalThis.process?.getBuiltinModule) {
            return process.getBuiltinModule("node:fs").readFileSync(source);
        }
        const answer = source instanceof URL ? await fetch(source) : source;
        if (ArrayBuffer.isView(answer) || answer instanceof ArrayBuffer) return answer;
        if (!(answer instanceof Response)) throw new Error("neither a URL object, nor a Response, nor bytes");
        if (!answer.ok) throw new Error(`the server answered ${answer.url} with ${answer.status}`);
        return await answer.arrayBuffer();
    } catch (error) {
        throw new LecternError(`${name} cannot be read: ${error.message}`, error);
    }
}

/** An instance of the engine with its rules, which is made anew after a crash. */
class Engine {
    #manifest;
    #exports;
    #engine;
    #memoryLimit = Infinity;

    constructor(module, manifest) {
        this.module = module;
        this.#manifest = manifest;
        this.#start();
    }

    #start() {
        this.#exports = undefined;
        try {
            this.#exports = new WebAssembly.Instance(this.module).exports;
        } catch (error) {
            throw new LecternError(`lectern.wasm cannot be started: ${error.message}`, error);
        }
        const version = this.#exports.version?.();
        if (version !== functionVersion) {
            throw new LecternError(version === undefined ? "lectern.wasm is of another program or of an older Lectern"
                : `lectern.wasm has version ${version}, and lectern.js needs version ${functionVersion}`);
        }
        this.#engine = 0;
        this.#memoryLimit = Infinity;
        const { engine, findings } = JSON.parse(this.call("engine", encoder.encode(this.#manifest)));
        this.#engine = engine;
        this.#memoryLimit = this.#exports.memory.buffer.byteLength + maximumGrowth;
        this.findings = findings;
    }

    /**
     * Calls a function of the module.
     *
     * @param {string} name
     * @param {Uint8Array} bytes the text
     * @param {object} [options] names of the service's parameters
     * @returns {string} JSON
     */
    call(name, bytes, options) {
        if (!this.#exports || this.#exports.memory.buffer.byteLength > this.#memoryLimit) this.#start();
        let answer;
        try {
            answer = this.#answer(name, bytes, options);
        } catch (error) {
            this.#exports = undefined;
            throw new LecternError(`the engine crashed (${error.message}) and is started again by the next call`, error);
        }
        if (answer.isRefusal) throw new LecternError(JSON.parse(answer.text));
        return answer.text;
    }

    #answer(name, bytes, options) {
        const { memory, allocate, deallocate, [name]: call } = this.#exports;
        const json = options ? encoder.encode(JSON.stringify(options)) : [];
        // Addresses are unsigned, and memory is another buffer whenever it has grown.
        const start = allocate(bytes.length + json.length) >>> 0;
        const copy = new Uint8Array(memory.buffer);
        copy.set(bytes, start);
        copy.set(json, start + bytes.length);
        const block = call(this.#engine, start, bytes.length, json.length) >>> 0;
        deallocate(start);
        const [count, isRefusal] = new Uint32Array(memory.buffer, block, 2);
        const text = decoder.decode(new Uint8Array(memory.buffer, block + 8, count));
        deallocate(block);
        return { text, isRefusal: isRefusal === 1 };
    }
}

/** The engine with the rules of a manifest. Its answers are those of the command line with --json. */
class Lectern {
    #engine;
    /** The compiled engine, for `load({ wasm: lectern.module, manifest })` with other rules. */
    module;
    /** What is wrong with the manifest. */
    findings;

    constructor(engine) {
        this.module = engine.module;
        this.#engine = engine;
        this.findings = engine.findings;
    }

    /** Frees the memory; no other function can be called after that. */
    dispose() {
        this.#engine = undefined;
    }

    /** What a link, a reference, or a text with some of them opens. */
    resolve(text, options) {
        return this.#json("resolve", bytes(text), options);
    }

    /** The links that open a text in apps. */
    openings(text, options) {
        return this.resolve(text, options).openings;
    }

    /** The link of an app for a passage: a text, or what another function answered; null if the app has none. */
    link(passage, app, options) {
        return this.openings(address(passage), { encoded: true, ...options, app })[0]?.url ?? null;
    }

    /** A reference or the passage of a link in every form. */
    passage(text, options) {
        return this.#json("passage", bytes(text), options);
    }

    /** The references in a text. Offsets are those of JavaScript, in UTF-16. */
    find(text, options) {
        const whole = bytes(text);
        const found = [];
        const position = new Position(whole);
        for (const piece of pieces(whole)) {
            const lines = this.#text("find", piece, options).split("\n").slice(0, -1);
            if (lines.length === 0) continue;
            position.moveTo(piece.byteOffset - whole.byteOffset);
            const start = position.here();
            for (const reference of JSON.parse(`[${lines}]`)) found.push(position.located(reference, start));
        }
        return found;
    }

    /** A document with its Bible links led elsewhere, and what became of each. */
    rewriteText(text, options) {
        const document = bytes(text);
        const offset = text.search(/\p{Surrogate}|\0/u);
        if (offset >= 0) throw new LecternError(`the text has a zero or half a character at offset ${offset}`);
        return this.#json("rewrite", document, options);
    }

    /** The sites that the rules read. */
    sites() {
        return this.#json("sites", bytes(""));
    }

    /** The apps that the rules know, and the browsers. */
    apps() {
        return this.#json("apps", bytes(""));
    }

    #json(name, bytes, options) {
        return JSON.parse(this.#text(name, bytes, options));
    }

    #text(name, bytes, options) {
        if (!this.#engine) throw new LecternError("the engine was disposed");
        return this.#engine.call(name, bytes, options);
    }
}

/** A text in UTF-8; half a character becomes U+FFFD, which has as many units in UTF-16. */
function bytes(text) {
    if (typeof text !== "string") throw new LecternError("the text is not a string");
    const bytes = text.length <= maximumText ? encoder.encode(text) : text;
    if (bytes.length <= maximumText) return bytes;
    throw new LecternError(`the text is longer than the ${maximumText >> 20} MB that are read`);
}

/** What the engine reads a passage from. */
function address(passage) {
    if (typeof passage !== "object" || passage === null) return passage;
    if (passage.url) return passage.url;
    const { passage: osis, translation, versification } = passage;
    if (typeof osis !== "string") throw new LecternError("the passage is not an answer of the engine");
    const parameters = { translation, v11n: versification };
    const given = Object.entries(parameters).filter(([, value]) => value).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
    return `bible://?passages=${osis.split(",").map((span) => `[${span}]`)}${given.join("")}`;
}

/** The pieces in which a text is searched. */
function* pieces(text) {
    for (let start = 0; start < text.length;) {
        const end = endOfPiece(text, start);
        yield text.subarray(start, end);
        start = end;
    }
}

/** Behind the first empty line, or the last line or space of a long paragraph. */
function endOfPiece(text, start) {
    const [line, space] = [10, 32];
    const limit = Math.min(text.length, start + maximumParagraph);
    if (limit - start <= pieceSize) return text.length;
    for (let index = start + pieceSize; index < limit; index++) {
        if (text[index] === line && text[index - 1] === line) return index + 1;
    }
    if (limit === text.length) return limit;
    const last = [line, space].map((mark) => text.lastIndexOf(mark, limit - 1)).find((index) => index >= start);
    let end = last === undefined ? limit : last + 1;
    while (last === undefined && (text[end] & 0xc0) === 0x80) end--;
    return end;
}

/** A place in a text, which only moves forward. */
class Position {
    #text;
    #bytes = 0;
    #units = 0;
    #line = 1;
    #column = 1;

    constructor(text) {
        this.#text = text;
    }

    here() {
        return { bytes: this.#bytes, line: this.#line, column: this.#column };
    }

    /** Moves to an offset in bytes, and answers the one in UTF-16. */
    moveTo(offset) {
        const text = this.#text;
        let [units, line, column] = [this.#units, this.#line, this.#column];
        for (let index = this.#bytes; index < offset; index++) {
            const byte = text[index];
            if ((byte & 0xc0) === 0x80) continue;
            units += byte < 0xf0 ? 1 : 2;
            column = byte === 10 ? 1 : column + 1;
            if (byte === 10) line++;
        }
        [this.#bytes, this.#units, this.#line, this.#column] = [offset, units, line, column];
        return units;
    }

    /** A reference of a piece as one of the whole text. */
    located(reference, piece) {
        reference.column += reference.line === 1 ? piece.column - 1 : 0;
        reference.line += piece.line - 1;
        reference.start = this.moveTo(piece.bytes + reference.start);
        reference.end = this.moveTo(piece.bytes + reference.end);
        return reference;
    }
}
