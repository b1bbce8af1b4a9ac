import Text

/// The files that the pages in HTML share.
enum SearchIndex {
    /// A script with the titles, paths and words of the pages. The search reads it, since pages that are opened as files may not
    /// request any.
    static func script(of pages: [Document]) -> String {
        let entries = pages.map { page in
            JSONOutput.array([
                .string(page.title), .string(page.path + ".html"),
                .string(([page.title] + page.words).joined(separator: " ").lowercased()),
            ])
        }
        // In a script, `</` could end the element, and U+2028 a line.
        return "const pages = " + JSONOutput.array(entries).pretty.replacing("</", with: "<\\/") + ";\n"
    }

    /// The search: pages that have all the words, in the order of the index.
    static let search = """
        "use strict";
        const form = document.getElementById("search");
        const input = document.getElementById("words");
        const count = document.getElementById("count");
        const results = document.getElementById("results");
        function show() {
          const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
          const found = words.length ? pages.filter((page) => words.every((word) => page[2].includes(word))) : [];
          results.replaceChildren(...found.slice(0, 50).map(([title, path]) => {
            const item = document.createElement("li");
            const link = document.createElement("a");
            link.href = path;
            link.textContent = title;
            item.append(link);
            return item;
          }));
          count.textContent = words.length ? `${found.length} found` : "";
        }
        form.hidden = false;
        form.addEventListener("submit", (event) => event.preventDefault());
        input.addEventListener("input", show);

        """

    /// The style, for light and dark.
    static let style = """
        :root { color-scheme: light dark; --text: #1b1b1f; --page: #ffffff; --box: #f2f2f5; --line: #c9c9d1; --link: #0b57d0; }
        @media (prefers-color-scheme: dark) {
          :root { --text: #e6e6ea; --page: #17171a; --box: #242429; --line: #45454d; --link: #a8c7fa; }
        }
        body { margin: 0 auto; max-width: 60rem; padding: 1rem; color: var(--text); background: var(--page);
          font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
        a { color: var(--link); }
        code, pre { background: var(--box); font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
        pre { padding: .75rem; overflow: auto; white-space: pre-wrap; }
        .table { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; }
        th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
        label { display: block; }
        input { font: inherit; width: 100%; box-sizing: border-box; padding: .4rem; color: inherit; background: var(--box);
          border: 1px solid var(--line); }

        """
}
