import LinkEngine
import Requests
import Text

print(Engine.standard().passage(of: "https://www.biblegateway.com/passage/?search=John+3:16")?.url ?? "no passage")

let rules = """
    { "passages": [
      { "site": "Example", "regex": "https?://bible\\\\.example/(?<=/)(?<book>\\\\w+)/(?<chapter>\\\\d+)" },
      { "site": "Other", "regex": "https?://other\\\\.example/(?<book>[^/]+)/(?<chapter>\\\\d+)" }
    ] }
    """
let manifest = Manifest(files: [SourceFile(path: "rules.json", bytes: Array(rules.utf8))])
for finding in manifest.findings where finding.severity == .error { print(finding.message) }
let engine = Engine(manifest: manifest, scripts: .off)
for link in ["https://bible.example/John/3", "https://other.example/John/3", "https://other.example/J\u{f6}hn/3"] {
    print(engine.passage(of: link)?.url ?? "no passage")
}
