// A bot that answers Bible references in a chat with links. Slack, Mattermost and others call it by an "outgoing webhook":
// they post each message, {"text": "..."}, and show the text of the answer. PORT=8000 APP=youversion node bot.mjs
import { createServer } from "node:http";
import { load } from "../../.build/module/lectern.js"; // in a project of its own: from "lectern"

const app = process.env.APP ?? "bible-gateway";
const lectern = await load();

/** A line for each passage of a message, whether it is a reference or a link of a Bible site; null if there is none. */
function reply(message) {
    const references = lectern.find(message).map((reference) => ({ text: reference.text, passage: reference }));
    const links = [...message.matchAll(/https?:\/\/\S+/g)].map(([url]) => lectern.resolve(url).passage)
        .filter((passage) => passage).map((passage) => ({ text: passage.text, passage }));
    const lines = [...references, ...links].slice(0, 10).map(({ text, passage }) => [text, lectern.link(passage, app)])
        .filter(([, link]) => link).map((parts) => parts.join(": "));
    return lines.length > 0 ? lines.join("\n") : null;
}

const server = createServer(async (request, response) => {
    try {
        let body = "";
        for await (const part of request.setEncoding("utf8")) {
            body += part;
            if (body.length > 65_536) throw new Error("the message is too long");
        }
        const text = reply(String(JSON.parse(body).text ?? ""));
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(text ? { text } : {}));
    } catch (error) {
        response.writeHead(400).end(error.message);
    }
});
server.listen(process.env.PORT ?? 8000, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
