/// Prometheus's text format, version 0.0.4.
struct MetricText {
    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var text = ""
    private var name = ""

    /// Begins a metric.
    mutating func metric(_ name: String, _ type: String, _ help: String) {
        self.name = name
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    /// A value of the metric. Labels are words of our own: nothing in them must be escaped.
    mutating func value(_ value: String, suffix: String = "", _ labels: [(name: String, value: String)] = []) {
        let list = labels.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: ",")
        text += name + suffix + (list.isEmpty ? "" : "{\(list)}") + " \(value)\n"
    }
}
