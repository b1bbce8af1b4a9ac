import Bible
import Documents
import LinkEngine
import Requests
import RuleChecking
import SharePage
import Text

// The functions that JavaScript calls; Answer.swift describes their arguments and answers.

/// The version of these functions. A caller for another version cannot use this module.
@_cdecl("version")
public func version() -> Int { 1 }

/// Reserves memory for a text.
@_cdecl("allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer { .allocate(byteCount: count, alignment: 8) }

/// Frees the memory of a text or an answer.
@_cdecl("deallocate")
public func deallocate(_ memory: UnsafeMutableRawPointer) { unsafe memory.deallocate() }

/// An engine that JavaScript refers to, with what is made of its rules when it is needed.
final class Handle {
    let file: SourceFile
    let engine: Engine
    private(set) lazy var apps = engine.manifest.appIdentifiers
    private(set) lazy var pages = SharePages(engine: engine)
    /// The check of a file beside those of the engine.
    private(set) lazy var check = {
        var check = RuleCheck()
        check.add(neighbours: [file])
        return check
    }()

    init(_ file: SourceFile, _ engine: Engine) { (self.file, self.engine) = (file, engine) }

    static func at(_ address: UnsafeRawPointer) -> Handle {
        unsafe Unmanaged<Handle>.fromOpaque(address).takeUnretainedValue()
    }
}

/// Creates an engine with the rules of a manifest, and returns its address and the findings about the rules.
@_cdecl("engine")
public func engine(
    _ none: UnsafeRawPointer?, _ manifest: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(manifest, count, optionCount) { bytes, _ throws(Refusal) in
        let file = SourceFile(path: "manifest.json", bytes: bytes)
        let rules = Manifest(files: [file], onDemand: true)
        guard !rules.isUnreadable else { throw Refusal(rules.findings) }
        let handle = unsafe Unmanaged.passRetained(Handle(file, Engine(manifest: rules, scripts: .off))).toOpaque()
        return JSONOutput.object([
            ("engine", .int(Int(bitPattern: handle))), ("findings", .array(rules.findings.map { $0.json })),
        ]).bytes
    }
}

/// The passage and the app links of a link, a reference or a text with one in it.
@_cdecl("resolve")
public func resolve(
    _ engine: UnsafeRawPointer, _ text: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(text, count, optionCount, CallOptions.ofFilter) { bytes, options throws(Refusal) in
        let handle = unsafe Handle.at(engine)
        let filter = try options.filter { handle.apps }
        var resolution = handle.engine.resolve(utf8: bytes, filter, reading: try options.reading())
        resolution.explainUnopened(filter)
        var json: [UInt8] = []
        resolution.appendJSON(to: &json, encoded: try options.flag("encoded"))
        return json
    }
}

/// The passage of a reference or a link in every form.
@_cdecl("passage")
public func passage(
    _ engine: UnsafeRawPointer, _ text: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(text, count, optionCount, CallOptions.ofReading) { bytes, options throws(Refusal) in
        ParsedReference(utf8: bytes, try options.reading(), engine: unsafe Handle.at(engine).engine).json.bytes
    }
}

/// The references in a text, one line each.
@_cdecl("find")
public func find(
    _ none: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(text, count, optionCount, CallOptions.ofSearch) { bytes, options throws(Refusal) in
        let scanner = ReferenceScanner(languages: try options.languages(), versification: try options.versification())
        let piece = TextPiece(bytes: bytes)
        return piece.located(scanner.references(in: bytes)).flatMap { $0.json.bytes + [UInt8(ascii: "\n")] }
    }
}

/// A document with its links rewritten, and what became of them.
@_cdecl("rewrite")
public func rewrite(
    _ engine: UnsafeRawPointer, _ document: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(document, count, optionCount, CallOptions.ofRewriter) { bytes, options throws(Refusal) in
        guard let to = try options.text("to") else { throw Refusal("the option \"to\" is missing") }
        let format = try options.choice("format", DocumentFormat.allCases) ?? .markdown
        let references = try options.references()
        let (unverified, relink) = (try options.flag("unverified"), try options.flag("relink"))
        do throws(DocumentError) {
            let rewriter = try Rewriter(
                engine: unsafe Handle.at(engine).engine, target: RewriteTarget(to) ?? .app(to),
                includesUnverified: unverified, references: references, keepsLinks: references != nil && !relink)
            let result = try rewriter.rewrite(bytes, as: format)
            let text = String(decoding: result.document, as: UTF8.self)
            return JSONOutput.object([("document", .string(text)), ("links", result.json)]).bytes
        } catch {
            throw Refusal(error.description)
        }
    }
}

/// The sites that the rules read.
@_cdecl("sites")
public func sites(
    _ engine: UnsafeRawPointer, _ text: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(text, count, optionCount) { _, _ throws(Refusal) in
        JSONOutput.array(SiteSummary.all(in: [unsafe Handle.at(engine).file]).map { $0.json }).bytes
    }
}

/// The apps that the rules know, and the browsers.
@_cdecl("apps")
public func apps(
    _ engine: UnsafeRawPointer, _ text: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(text, count, optionCount) { _, _ throws(Refusal) in
        JSONOutput.array(unsafe Handle.at(engine).engine.manifest.openers.map { $0.json }).bytes
    }
}
