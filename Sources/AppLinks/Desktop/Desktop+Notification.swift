import Hosts
import Text

extension Desktop {
    /// Shows a notification by `notify-send`, if that is installed.
    public func notify(_ summary: String, _ text: String) {
        guard let path = program("notify-send") else { return }
        // Notifications may have markup.
        try? ChildProcess.detach(
            path, arguments: ["--app-name=Lectern", "--", summary, Markup.text(text)], environment: environment)
    }
}
