import ArgumentParser

@main
struct LecternServer: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "lectern-server")
}
