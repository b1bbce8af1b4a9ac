import Glibc
import LinkEngine
import RuleChecking
import Text

/// The links with their references, from the arguments or from a person.
struct NewSiteExamples {
    let arguments: [String]
    /// Whether a person can be asked.
    let asks = isatty(STDIN_FILENO) == 1

    /// - Throws: A finding about what cannot be read, `Failure` if there is nothing and nobody to ask.
    func examples() throws -> [LinkExample] {
        guard arguments.isEmpty else { return try arguments.map { try LinkExample(argument: $0) } }
        guard asks else {
            throw Failure("missing links; add --test 'URL=REFERENCE', such as 'https://.../john/3=John 3'")
        }
        return asked
    }

    /// Asks until an empty line or the end of the input.
    private var asked: [LinkExample] {
        var prompt = Prompt()
        var examples: [LinkExample] = []
        while let link = prompt.line("Link, or Enter to finish: "), !link.isEmpty {
            guard let reference = prompt.line("  Passage of this link (such as John 3:16, or null if none): ") else {
                break
            }
            do {
                let example = try LinkExample(link: link, reference: reference)
                // Said now, so that the other answers are not lost.
                _ = try SiteHost(link)
                examples.append(example)
            } catch {
                Output.write([error])
            }
        }
        return examples
    }

    /// The form of the links, derived from them.
    ///
    /// - Throws: `Failure` if the links can have several forms and nobody chooses one.
    func template(of examples: [LinkExample], language: String?) throws -> LinkTemplate {
        let passages = examples.compactMap { example in example.passage.map { (link: example.link, passage: $0) } }
        let templates = try TemplateSearch(passages, language: language).templates
        if templates.count == 1, let template = templates.first {
            Output.note("note: the links have the form \(template)")
            return template
        }
        let forms = templates.prefix(ProgramLimits.newSiteForms).enumerated().map { "  \($0 + 1)  \($1)\n" }.joined()
        let message = "the links can have several forms:\n" + forms
        guard asks, templates.count <= ProgramLimits.newSiteForms else {
            throw Failure(message + "  add a link in which all numbers differ, or the form with --link")
        }
        var prompt = Prompt()
        Output.write(message, to: .error)
        while let answer = prompt.line("Which form is right (Enter for none)? "), !answer.isEmpty {
            if let number = Int(answer), templates.indices.contains(number - 1) { return templates[number - 1] }
        }
        throw Failure("no form was chosen; add a link in which all numbers differ, or the form with --link")
    }
}
