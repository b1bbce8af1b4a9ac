/** The engine and the rules, if they are not next to the module. */
export interface LoadOptions {
    /** `lectern.wasm`: where it is, its bytes, or the module of another engine. */
    wasm?: URL | Response | BufferSource | WebAssembly.Module;
    /** The rules: where a manifest is, or its JSON as text or as an object. */
    manifest?: URL | Response | string | object;
}

/** Loads the engine; `LecternError` if that is not possible. */
export function load(options?: LoadOptions): Promise<Lectern>;

/** An error of the engine or its input. */
export class LecternError extends Error {
    readonly findings: Finding[];
}

/** The engine with the rules of a manifest. All functions are synchronous and throw `LecternError`. */
export interface Lectern {
    /** The compiled engine, for `load({ wasm: lectern.module, manifest })` with other rules. */
    readonly module: WebAssembly.Module;
    /** The findings about the manifest. */
    readonly findings: Finding[];
    /** What a link, a reference, or a text with some of them opens. */
    resolve(text: string, options?: ResolveOptions): Resolution;
    /** The links that open a text in apps. */
    openings(text: string, options?: ResolveOptions): Opening[];
    /** The link of an app for a passage; null if the app has none. */
    link(passage: string | Passage | LinkedPassage | FoundReference, app: string, options?: ResolveOptions): string | null;
    /** A reference, or the passage of a link, in every notation. */
    passage(text: string, options?: ReadingOptions): Reference;
    /** The references in a text. */
    find(text: string, options?: SearchOptions): FoundReference[];
    /** A document with rewritten Bible links. */
    rewriteText(text: string, options: RewriteOptions): Rewriting;
    /** The sites that the rules read. */
    sites(): Site[];
    /** The apps that the rules know, and the browsers. */
    apps(): App[];
    /** Frees the memory; no other function can be called after that. */
    dispose(): void;
}

export interface SearchOptions {
    /** The codes of the languages of the references; guessed if not given. */
    language?: string | string[];
    /** The versification of the numbers (default: that of the translation or language, or English). */
    versification?: string;
}

export interface ReadingOptions {
    /** The language whose names and punctuation come first. */
    language?: string;
    /** The versification of the numbers (default: that of the translation or language, or English). */
    versification?: string;
    /** Refuse misspelt names, missing verses and other words, instead of a warning. */
    strict?: boolean;
}

export interface ResolveOptions extends ReadingOptions {
    /** Only these apps, by their identifiers. */
    app?: string | string[];
    /** Only apps for this; replaces the intention of the link. */
    intention?: "Read" | "Study" | "Memorize" | "Listen";
    /** Only links about these topics. */
    topics?: Topic | Topic[];
    /** Only apps for this operating system. */
    os?: "ios" | "android" | "macos" | "windows" | "linux" | "web";
    /** Only apps for this device. */
    platform?: "phone" | "pad";
    /** Only apps for this country (ISO 3166). */
    country?: string;
    /** Whether to include browsers and web readers (default: true). */
    browsers?: boolean;
    /** Include apps whose links no reliable source documents. */
    unverified?: boolean;
    /** Percent-encode the links according to RFC 3986. */
    encoded?: boolean;
}

/** What a link may be about. */
export type Topic = "bible" | "places" | "general";

export interface RewriteOptions extends SearchOptions {
    /** The target of the links: the identifier of an app, `web:ID`, `osis` or `common-scheme`. */
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

/** The app links of a link. */
export interface Resolution {
    input: string;
    url: string;
    redirects?: Redirect[];
    passage: LinkedPassage | null;
    place?: LinkedPlace;
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

/** The place of a link; if there is a query, the point is near it. */
export interface LinkedPlace {
    lat: string | null;
    lon: string | null;
    zoom: number | null;
    query: string | null;
    label: string | null;
    route: boolean;
    text: string;
    site: string | null;
    url: string;
}

/** A link that opens the passage, the place or the page in an app. */
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

/** The part of a passage that an app cannot open, and what it opens instead. */
export interface Loss {
    kind: string;
    from: string;
    to: string | null;
}

/** A problem or a remark. */
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

/** A passage in every notation. */
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

/** A document and the results for its links. */
export interface Rewriting {
    document: string;
    links: RewrittenLink[];
}

/** The result for a link or reference. */
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

/** A site of the rules. */
export interface Site {
    site: string;
    topic: "bible" | "places";
    hosts: string[];
    forms: number;
    tests: number;
    languages: string[];
    translations: string[];
}

/** An app of the rules. */
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
