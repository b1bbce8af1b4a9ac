import Bible
package import LinkEngine
package import Text

/// Pages about the sites and apps of rules: what is read, what is written, and what is lost. The same rules always give the
/// same pages.
package struct RulePages: Sendable {
    /// How pages are written.
    package enum Format: String, CaseIterable, Sendable {
        case markdown
        case html
    }

    package struct File: Sendable {
        /// The path from the root of the pages.
        package let path: String
        package let text: String
    }

    /// One page for each site and each app, in the order of their titles.
    package let pages: [Document]
    /// The list of all pages.
    package let index: Document

    /// The pages about the rules of files.
    ///
    /// - Parameter engine: an engine with these rules, which says what apps lose.
    package init(files: [SourceFile], _ engine: Engine) {
        let objects = files.compactMap { file in (try? file.parsed()).map { (file, $0.root) } }
            .flatMap { file, root in ManifestObject.all(in: root).map { (file: file, object: $0) } }
        var paths = PagePaths()
        let rules = objects.filter { $0.object.kind.readsSite }.map(\.object)
        let bySite = Dictionary(grouping: rules) { $0.string(.site) ?? "" }
        let sites = bySite.keys.sorted(by: Self.comesBefore).map { site in
            SitePage(site: site, rules: bySite[site] ?? []).page(at: paths.path(for: site, in: "sites"))
        }
        let apps = objects.map(\.object)
            .filter { $0.kind == .app && ($0[.passage] ?? $0[.place]) != nil }
            .sorted { Self.comesBefore($0.string(.name) ?? "", $1.string(.name) ?? "") }
            .map { app in
                AppPage(app: app, engine).page(at: paths.path(for: app.string(.identifier) ?? "", in: "apps"))
            }
        pages = sites + apps
        index = Self.index(sites, apps)
    }

    private static func comesBefore(_ first: String, _ second: String) -> Bool {
        (first.lowercased(), first) < (second.lowercased(), second)
    }

    private static func index(_ sites: [Document], _ apps: [Document]) -> Document {
        func list(_ pages: [Document]) -> Document.Block { .list(pages.map { [.link($0.title, to: .page($0.path))] }) }
        var index = Document(path: "index", title: "Bible sites and apps")
        index.blocks = [
            .paragraph([
                .text("What the rules read and write: \(sites.count) sites and \(apps.count) apps and web readers.")
            ]),
            .heading("Sites"), list(sites), .heading("Apps and web readers"), list(apps),
        ]
        return index
    }

    /// The files, in the order of their paths' pages.
    package func files(as format: Format) -> [File] {
        let all = [index] + pages
        switch format {
        case .markdown: return all.map { File(path: $0.path + ".md", text: MarkdownWriter(page: $0).text) }
        case .html:
            return all.map { page in
                File(path: page.path + ".html", text: HTMLWriter(page: page, hasSearch: page.path == index.path).text)
            } + [
                File(path: "style.css", text: SearchIndex.style), File(path: "search.js", text: SearchIndex.search),
                File(path: "index.js", text: SearchIndex.script(of: pages)),
            ]
        }
    }
}

/// The paths of pages, each once: letters and digits of the title, so that no title leads to another folder.
struct PagePaths {
    private var taken: Set<String> = []

    mutating func path(for title: String, in folder: String) -> String {
        let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.isEmpty ? "page" : String(words.joined(separator: "-").prefix(80))
        var path = "\(folder)/\(name)"
        var number = 2
        while !taken.insert(path).inserted {
            path = "\(folder)/\(name)-\(number)"
            number += 1
        }
        return path
    }
}
