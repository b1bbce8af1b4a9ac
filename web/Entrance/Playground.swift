import LinkEngine
import RuleChecking
import Text

/// A rule for a site from links with what they show, one `URL=John 3:16` a line: its file, what is wrong with it, and how it
/// reads the links.
@_cdecl("propose")
public func propose(
    _ engine: UnsafeRawPointer, _ lines: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(lines, count, optionCount, ["template", "name", "docs", "language"]) {
        bytes, options throws(Refusal) in
        let handle = unsafe Handle.at(engine)
        var proposal = Proposal(String(decoding: bytes, as: UTF8.self), knownTo: handle.engine)
        do throws(Finding) {
            let language = try languages(options).first
            try proposal.findTemplate(try text("template", options), language: language)
            proposal.makeFile(
                name: try text("name", options), docs: try text("docs", options), language: language,
                check: handle.check)
        } catch {
            proposal.findings.append(error)
        }
        return proposal.json.bytes
    }
}

/// What becomes of a link, and why: the object of `lectern explain --json`.
@_cdecl("explain")
public func explain(
    _ engine: UnsafeRawPointer, _ link: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(link, count, optionCount, CallOptions.ofFilter) { bytes, options throws(Refusal) in
        let handle = unsafe Handle.at(engine)
        let filter = try options.filter { handle.apps }
        let resolution = handle.engine.tracing.resolve(utf8: bytes, filter, reading: try options.reading())
        return Explanation(resolution, handle.engine, filter).json.bytes
    }
}

/// What `lectern check` says about a file of rules or a manifest, and the tests of its rules for sites.
@_cdecl("check")
public func check(
    _ none: UnsafeRawPointer?, _ file: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(file, count, optionCount) { bytes, _ throws(Refusal) in
        let file = SourceFile(path: "rules.json", bytes: bytes)
        var check = RuleCheck()
        check.add([file], areContributions: false)
        let findings = check.findings.all.map { $0.json }
        return JSONOutput.object([("findings", .array(findings)), ("tests", .array(RuleTests(file).json))]).bytes
    }
}

/// The text of an option; nil also for an empty field.
private func text(_ name: String, _ options: CallOptions) throws(Finding) -> String? {
    do throws(Refusal) {
        return try options.text(name).flatMap { $0.isEmpty ? nil : $0 }
    } catch {
        throw error.findings[0]
    }
}

private func languages(_ options: CallOptions) throws(Finding) -> [String] {
    do throws(Refusal) {
        return try options.languages()
    } catch {
        throw error.findings[0]
    }
}
