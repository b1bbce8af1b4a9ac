import ArgumentParser

/// How text for people is printed.
struct OutputOptions: ParsableArguments {
    @Option(help: "Colour the output: auto, always or never.")
    var color = ColorChoice.auto
}

extension ColorChoice: LowercaseArgument {}
