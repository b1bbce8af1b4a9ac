import Bible
import Documents
import Foundation
import LinkEngine
import Requests
import Text

extension Entrance {
    /// References in running text, of a language or of any.
    static let find = Entrance("find") { bytes in
        let (option, rest) = bytes.choice
        let text = Array(rest.text.utf8)
        let scanner = ReferenceScanner(languages: language(option).map { [$0] } ?? [])
        var end = 0
        for found in scanner.references(in: text) {
            try expect(
                found.range.lowerBound >= end && found.range.upperBound <= text.count && !found.range.isEmpty,
                "references do not overlap and are in the text")
            let isWhole = [found.range.lowerBound, found.range.upperBound].allSatisfy {
                $0 == text.count || text[$0] & 0xC0 != 0x80
            }
            try expect(isWhole, "references start and end at characters")
            end = found.range.upperBound
        }
    }

    /// A reference that is the whole text, and a URL of the common scheme.
    static let passage = Entrance("passage") { bytes in
        let (option, rest) = bytes.choice
        let text = rest.text
        if let reference = try? Reference(parsing: text, language: language(option), correcting: .all) {
            let url = CommonSchemeURL(reference).string
            try expect(
                (try? CommonSchemeURL(parsing: url))?.string == url, "a URL of the common scheme is read as it is")
        }
        if let url = try? CommonSchemeURL(parsing: text) {
            try expect(
                (try? CommonSchemeURL(parsing: url.string)) == url, "a URL of the common scheme is read as it is")
        }
    }

    /// Anything that people paste.
    static let resolve = Entrance("resolve") { bytes in
        let resolution = engine.resolve(utf8: bytes)
        for opening in resolution.openings where opening.kind != .browser {
            try expect(opening.url.contains(":"), "an app link is a URL")
        }
    }

    /// Documents of each format, with references and without.
    static let rewriting: [Entrance] = [DocumentFormat.html, .markdown, .mdx, .text].map { format in
        Entrance("rewrite-\(format)") { bytes in
            let (option, rest) = bytes.choice
            var references: ReferenceOptions?
            if option & 1 != 0 {
                references = ReferenceOptions()
                references?.style = ReferenceOptions.Style.allCases[option >> 1 % ReferenceOptions.Style.allCases.count]
            }
            let targets: [RewriteTarget] = [.commonScheme, .osis, .app("logos"), .web("bible-gateway")]
            guard
                let rewriter = try? Rewriter(
                    engine: engine, target: targets[option >> 5 % targets.count], references: references),
                let result = try? rewriter.rewrite(rest, as: format)
            else { return }
            var end = 0
            for edit in result.edits {
                try expect(edit.range.lowerBound >= end && edit.range.upperBound <= rest.count, "edits do not overlap")
                end = edit.range.upperBound
            }
            _ = (result.document, result.diff(path: "a"))
        }
    }

    /// The language that a byte chooses; nil for any.
    private static func language(_ option: Int) -> String? {
        let codes = BookNames.languageCodes
        return option % 4 == 0 ? nil : codes[option / 4 % codes.count]
    }

    /// An engine with the built-in rules, without scripts.
    static let engine: Engine = {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../manifest.json")
        let bytes = (try? Data(contentsOf: path)).map { Array($0) } ?? []
        return Engine(
            manifest: Manifest(files: [SourceFile(path: "manifest.json", bytes: bytes)], onDemand: true),
            scripts: .off)
    }()
}
