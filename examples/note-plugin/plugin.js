// The core of a plugin for notes (Obsidian, Joplin, Logseq ...): one file with the engine in it, which asks no server.
//     esbuild plugin.js --bundle --format=cjs --platform=browser --outfile=main.js
import { load } from "../../.build/module/lectern.inlined.js"; // in a project of its own: from "lectern/inlined"

/** The engine, loaded when a note needs it first. */
let engine;
const loaded = () => (engine ??= load());

/** The references of a line that is shown, with the links that an editor puts over them: [{ start, end, url }]. */
export async function decorations(line, { app, language }) {
    const lectern = await loaded();
    return lectern.find(line, { language }).map((found) => ({ start: found.start, end: found.end, url: lectern.link(found, app) }))
        .filter(({ url }) => url);
}

/** The note with its references and links in Markdown leading to an app, and what could not be read, for a notice. */
export async function linked(note, { app, language }) {
    const { document, links } = (await loaded()).rewriteText(note, { to: app, references: true, relink: true, language });
    const unread = links.filter(({ outcome }) => outcome === "unread").map(({ line, reason }) => ({ line, reason }));
    return { note: document, unread };
}

/** What completes "John 3:16": the reference as it is written in full, or what may be meant. */
export async function completed(text, { language }) {
    const { passage, findings } = (await loaded()).passage(text, { language });
    return passage?.text ?? findings[0]?.note ?? "";
}

/** Frees the memory when the plugin is turned off. */
export async function unload() {
    (await engine)?.dispose();
    engine = undefined;
}
