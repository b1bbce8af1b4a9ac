/** Where the engine and the rules are, if not beside the module. */
export interface LoadOptions {
    /** `lectern.wasm`: where it is, its bytes, or the module of another engine. */
    wasm?: URL | Response | BufferSource | WebAssembly.Module;
    /** The rules: where a manifest is, or its JSON as text or as an object. */
    manifest?: URL | Response | string | object;
}

/** Loads the engine; `LecternError` if that is not possible. */
export function load(options?: LoadOptions): Promise<Lectern>;

/** Why there is no answer. */
export class LecternError extends Error {
    readonly findings: Finding[];
}

/** The engine with the rules of a manifest. All functions are synchronous and throw `LecternError`. */
export interface Lectern {
    /** The compiled engine, for `load({ wasm: lectern.module, manifest })` with other rules. */
    readonly module: WebAssembly.Module;
    /** What is wrong with the manifest. */
    readonly findings: Finding[];
    /** What a link, a reference, or a text with some of them opens. */
    resolve(text: string, options?: ResolveOptions): Resolution;
    /** The links that open a text in apps. */
    openings(text: string, options?: ResolveOptions): Opening[];
    /** The link of an app for a passage; null if the app has none. */
    link(passage: string | Passage | LinkedPassage | FoundReference, app: string, options?: ResolveOptions): string | null;
    /** A reference or the passage of a link in every form. */
    passage(text: string, options?: ReadingOptions): Reference;
    /** The references in a text. */
    find(text: string, options?: SearchOptions): FoundReference[];
    /** A document with its Bible links led elsewhere. */
    rewriteText(text: string, options: RewriteOptions): Rewriting;
    /** The sites that the rules read. */
    sites(): Site[];
    /** The apps that the rules know. */
    apps(): App[];
    /** Frees the memory; no other function can be called after that. */
    dispose(): void;
}

export interface SearchOptions {
    /** The codes of the languages of the references; guessed if not given. */
    language?: string | string[];
    /** The versification of the numbers; else that of the translation that is named, or English. */
    versification?: string;
}

export interface ReadingOptions {
    /** The language whose names and punctuation come first. */
    language?: string;
    /** The versification of the numbers; else that of the translation that is named, or English. */
    versification?: string;
    /** Refuse misspelt names, missing verses and other words, instead of a warning. */
    strict?: boolean;
}

export interface ResolveOptions extends ReadingOptions {
    /** Only these apps, by their identifiers. */
    app?: string | string[];
    /** Only apps for this; replaces the intention of the link. */
    intention?: "Read" | "Study" | "Memorize" | "Listen";
    /** Only apps for this operating system. */
    os?: "ios" | "android" | "macos" | "windows" | "linux" | "web";
    /** Only apps for this device. */
    platform?: "phone" | "pad";
    /** Only apps for this country (ISO 3166). */
    country?: string;
    /** Whether browsers and web readers are wanted; true if not given. */
    browsers?: boolean;
    /** Include the apps whose links no good source shows. */
    unverified?: boolean;
    /** Percent-encode the links as RFC 3986 wants it. */
    encoded?: boolean;
}

export interface RewriteOptions extends SearchOptions {
    /** Where the links are to lead: the identifier of an app, `web:ID`, `osis` or `common-scheme`. */
    to: string;
    /** `markdown` if not given. */
    format?: "markdown" | "mdx" | "html" | "text";
    /** Also make links of references in the text. */
    references?: boolean;
    /** The text of a new link: `as-written`, `full`, `short`, `osis`, `usfm`, or the code of a language. */
    style?: string;
    /** Make a link of only the first of several references to a passage. */
    onlyFirst?: boolean;
    /** Skip headings. */
    skipHeadings?: boolean;
    /** With `references`, also rewrite existing links. */
    relink?: boolean;
    /** Allow an app whose links no reliable source documents. */
    unverified?: boolean;
}

/** What a link opens. */
export interface Resolution {
    input: string;
    url: string;
    redirects?: Redirect[];
    passage: LinkedPassage | null;
    openings: Opening[];
    findings: Finding[];
    others?: Resolution[];
}

/** A step from a link to the one that it wraps. */
export interface Redirect {
    from: string;
    to: string;
    kind: "rule" | "http";
    status: number | null;
    file: string | null;
    line: number | null;
    column: number | null;
}

/** The passage of a link. */
export interface LinkedPassage {
    passages: string;
    translation: string | null;
    versification: string | null;
    intention: string | null;
    text: string;
    site: string | null;
    url: string;
}

/** A link that opens the passage or the page in an app. */
export interface Opening {
    app: string;
    name: string;
    title: string;
    kind: string;
    intentions: string[];
    lost: string[];
    losses: Loss[];
    store: string | null;
    url: string;
}

/** What an app cannot open, and what it opens instead. */
export interface Loss {
    kind: string;
    from: string;
    to: string | null;
}

/** What is wrong, or worth knowing. */
export interface Finding {
    severity: "error" | "warning" | "note";
    message: string;
    file: string | null;
    line: number | null;
    column: number | null;
    note: string | null;
    check?: string;
}

/** A text read as a reference. */
export interface Reference {
    input: string;
    passage: Passage | null;
    findings: Finding[];
    others?: Reference[];
}

/** A passage in every form. */
export interface Passage {
    passages: string;
    osis: string;
    usfm: string | null;
    text: string;
    numbers: string;
    translation: string | null;
    versification: string | null;
    url: string;
}

/** A reference in a text: line and column count from 1, the column in Unicode scalars; start and end in UTF-16 from 0. */
export interface FoundReference {
    passage: string;
    text: string;
    line: number;
    column: number;
    start: number;
    end: number;
    translation: string | null;
    versification: string | null;
    findings: Finding[];
}

/** A document and what became of its links. */
export interface Rewriting {
    document: string;
    links: RewrittenLink[];
}

/** What became of a link or reference. */
export interface RewrittenLink {
    line: number;
    column: number;
    kind: "link" | "reference";
    link: string;
    passage: string | null;
    translation: string | null;
    versification: string | null;
    result: string | null;
    lost: string[];
    losses: Loss[];
    outcome: string;
    reason: string | null;
    hint: string | null;
    findings: Finding[];
}

/** A site whose links are read. */
export interface Site {
    site: string;
    hosts: string[];
    forms: number;
    tests: number;
    languages: string[];
    translations: string[];
}

/** An app that links are written for. */
export interface App {
    identifier: string;
    name: string;
    schemes: string[];
    intentions: string[];
    takes: string | null;
    status: string;
    docs: string | null;
    store: string | null;
    os: Record<string, Edition> | null;
    platform: string | null;
    country: string | null;
    new: boolean;
}

/** An app on an operating system. */
export interface Edition {
    package?: string;
    stores: Record<string, StoreListing>;
    hosts: string[];
    docs: string | null;
}

/** The page of an app in a store. */
export interface StoreListing {
    id: string;
    url: string;
}
