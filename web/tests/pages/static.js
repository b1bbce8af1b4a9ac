import { equal, send } from "./checks.js";

const frame = document.querySelector("iframe");
const page = (selector) => [...(frame.contentDocument?.querySelectorAll(selector) ?? [])];
const links = () => page("main a").map((link) => `${link.textContent} ${link.getAttribute("href")}`);
const logos = ["John 3:16-21 logosref:Bible.Jn3.16-21", "Psalm 23 logosref:Bible.Ps23", "Rom. 8:28-30 logosref:Bible.Ro8.28-30",
    "12:1 logosref:Bible.Ro12.1"];

/** Waits until a condition is true, ten seconds at most. */
async function until(condition) {
    for (let count = 0; count < 200 && !condition(); count++) await new Promise((resolve) => setTimeout(resolve, 50));
}

await send("static", {
    async "references open in the chosen app"() {
        localStorage.clear();
        await until(() => page("option").length > 1);
        const [choice] = page("select");
        equal(links(), []);
        choice.value = "logos";
        choice.dispatchEvent(new Event("change"));
        await until(() => links().length > 0);
        equal(links(), logos);
    },
    async "the choice is remembered"() {
        frame.contentWindow.location.reload();
        await until(() => links().length === 0);
        await until(() => links().length > 0);
        equal(links(), logos);
    },
});
