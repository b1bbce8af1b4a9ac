import type { FoundReference, Lectern } from "./lectern.js";

export interface AnnotateOptions {
    /** The engine. */
    lectern: Pick<Lectern, "find" | "link">;
    /** The app that the links open: its identifier. */
    app: string;
    /** Where a link leads, instead of to the app; null for no link. */
    link?: (reference: FoundReference) => string | null;
    /** The codes of the languages of the page; guessed if not given. */
    language?: string | string[];
    /** The versification of the numbers. */
    versification?: string;
    /** A selector of further elements that stay as they are. */
    except?: string;
    /** The class of the links; `lectern` if not given. */
    className?: string;
    /** The text of a passage as HTML, for those who may show it; null for none. */
    text?: (reference: FoundReference) => Promise<string | null>;
}

export interface Annotation {
    /** Resolves when all that is in the page so far has its links. */
    readonly done: Promise<void>;
    /** Stops, and leaves the links in the page. */
    stop(): void;
    /** Stops, and takes the links out of the page. */
    undo(): void;
}

/** Makes links of the references in an element, also of those that are added later. */
export function annotate(root: Element, options: AnnotateOptions): Annotation;
