import ArgumentParser
import Glibc
import LinkEngine
import Text

/// The option for links beside those of tests.
struct LinkListOption: ParsableArguments {
    @Option(
        name: .customLong("links"),
        help: ArgumentHelp("Also compare these links, one per line; - reads standard input.", valueName: "file"))
    var path: String?

    /// The links; what cannot be one is left out, and counted on standard error.
    func links() throws -> [String] {
        guard let path else { return [] }
        guard path != "-" else { return try links(of: STDIN_FILENO, named: "standard input") }
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("\(path): \(unsafe String(cString: strerror(errno)))") }
        defer { close(descriptor) }
        return try links(of: descriptor, named: path)
    }

    private func links(of descriptor: Int32, named name: String) throws -> [String] {
        var lines = InputLines(
            of: descriptor, limit: Engine.maximumLength, maximumSize: ProgramLimits.comparedLinkLists)
        var links: [String] = []
        var omitted = 0
        while let line = lines.next() {
            guard case .bytes(let bytes) = line, bytes.firstInvalidUTF8Offset == nil else {
                omitted += 1
                continue
            }
            if bytes.isEmpty { continue }
            guard links.count < ProgramLimits.comparedLinks else {
                throw Failure("\(name): more than \(ProgramLimits.comparedLinks) links; compare them in parts")
            }
            links.append(String(decoding: bytes, as: UTF8.self))
        }
        if let failure = lines.failure { throw Failure("\(name): \(failure)") }
        if omitted > 0 {
            let lines = omitted == 1 ? "1 line is" : "\(omitted) lines are"
            Output.note(
                "note: \(Printable.line(name)): \(lines) skipped: longer than \(Engine.maximumLength) bytes, or not UTF-8"
            )
        }
        return links
    }
}
