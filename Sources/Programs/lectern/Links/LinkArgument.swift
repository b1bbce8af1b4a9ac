import ArgumentParser

/// The link of a command that takes one.
struct LinkArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The link, or a reference like \"John 3:16\", which needs no quotes.", valueName: "url"))
    var words: [String]

    var url: String { inputs.first ?? "" }

    private var inputs: [String] { words.joiningReferences() }

    func validate() throws {
        guard inputs.count == 1 else {
            throw ValidationError("one link was expected, not \(inputs.count): \(inputs.joined(separator: ", "))")
        }
    }
}
