import AppLinks
import ArgumentParser
import Files

/// `lectern import-apps`: imports the app list of the common share sheet as rules.
struct ImportApps: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-apps",
        abstract: "Convert the common share sheet's list of apps to rule files.",
        discussion: "Prints them as one manifest, or writes one file for each app into a folder.")

    @Argument(help: ArgumentHelp("A property list, `apps.plist`.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("The folder for the files; existing files are not replaced.", valueName: "dir"))
    var into: String?

    func run() throws {
        do {
            let list = try SharedAppList(propertyList: try FileSystem.read(file, maximumSize: AppLinksLimits.appList))
            if let into { try list.write(into: into) } else { Output.write(list.manifest) }
        } catch let error as SharedAppList.ImportError {
            throw Failure("\(file): \(error.message)")
        } catch let error as FileError {
            throw Failure(error.message)
        }
    }
}
