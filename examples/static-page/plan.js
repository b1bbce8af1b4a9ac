// The references of the page open in the app that the reader chooses. Put lectern.js, annotate.js, tooltip.js, lectern.wasm and
// manifest.json beside this file: no server is asked.
import { annotate } from "./annotate.js";
import { load } from "./lectern.js";

const lectern = await load();
const [main, choice] = ["main", "select"].map((name) => document.querySelector(name));
for (const { identifier, name } of lectern.openings("John 3:16").map(({ app, name }) => ({ identifier: app, name }))) {
    choice.add(new Option(name, identifier));
}
let annotation;
choice.onchange = () => {
    localStorage.setItem("app", choice.value);
    annotation?.undo();
    annotation = choice.value ? annotate(main, { lectern, app: choice.value }) : undefined;
};
choice.value = localStorage.getItem("app") ?? "";
choice.onchange();
