// Shows the events of the component, and links the references in the text of the page.
import { link } from "/lectern-share.js";

const log = document.getElementById("events");
for (const name of ["lectern-sheet", "lectern-open"]) {
  addEventListener(name, (event) => { log.textContent = `${name} ${JSON.stringify(event.detail ?? {})}`; });
}
link(document.getElementById("text")).catch(() => {});
