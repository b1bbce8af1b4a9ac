import HostProcesses

extension Desktop {
    /// Shows a notification by `notify-send`, if that is installed.
    public func notify(_ summary: String, _ text: String) {
        guard let path = program("notify-send") else { return }
        // Notifications may have markup.
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        try? ChildProcess.detach(
            path, arguments: ["--app-name=Lectern", "--", summary, escaped], environment: environment)
    }
}
