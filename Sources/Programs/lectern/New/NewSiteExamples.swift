import Glibc
import LinkEngine
import Text
import Workshop

/// The links with their references, from the arguments or from a person.
struct NewSiteExamples {
    let arguments: [String]
    let host: SiteHost

    private static let maximum = 200

    /// The examples.
    ///
    /// - Throws: A finding about what cannot be read, `Failure` if there is nothing and nobody to ask.
    var examples: [LinkExample] {
        get throws {
            guard arguments.count <= Self.maximum else {
                throw Failure("\(arguments.count) links are too many; \(Self.maximum) are the most")
            }
            guard arguments.isEmpty else { return try arguments.map { try LinkExample(argument: $0) } }
            guard isatty(STDIN_FILENO) == 1 else {
                throw Failure("no link was given; add --link 'URL=REFERENCE', such as 'https://.../john/3=John 3'")
            }
            return asked
        }
    }

    /// Asks until an empty line or the end of the input.
    private var asked: [LinkExample] {
        var prompt = Prompt()
        var examples: [LinkExample] = []
        while let link = prompt.line("Link, or Enter if there are no more: "), !link.isEmpty {
            guard let reference = prompt.line("  is which passage (John 3:16; null if none)? ") else { break }
            do {
                let example = try LinkExample(link: link, reference: reference)
                // Said now, so that the other answers are not in vain.
                if example.passage != nil { try host.prefix(in: link) }
                examples.append(example)
            } catch {
                Output.write([error])
            }
        }
        return examples
    }
}
