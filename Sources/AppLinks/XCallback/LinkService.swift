import Bible
public import LinkEngine
import Text

/// What this program does for other apps: `resolve`, `passage` and `open`.
public struct LinkService: Sendable {
    private let engine: Engine
    private let preferences: Preferences
    private let opener: LinkOpener

    /// A service by these rules, for a person with these preferences, which opens links by `opener`.
    public init(engine: Engine, preferences: Preferences, opener: LinkOpener) {
        self.engine = engine
        self.preferences = preferences
        self.opener = opener
    }

    /// Why a request is refused: a code for programs and a message for people.
    private struct Refusal: Error {
        let code: String
        let message: String
    }

    /// Answers a request.
    ///
    /// - Parameter isTrial: whether nothing is opened; the answer is the same.
    public func answer(_ request: Request, isTrial: Bool = false) -> Answer {
        do throws(Refusal) {
            switch request.action {
            case "resolve": return .success(try resolve(request.parameters))
            case "passage": return .success(try passage(request.parameters))
            case "open": return .success(try open(request.parameters, isTrial: isTrial))
            case let action:
                throw Refusal(
                    code: "unknown-action",
                    message: "there is no action \"\(Printable.shortened(Printable.line(action)))\"; "
                        + "there are resolve, passage and open")
            }
        } catch {
            return .failure(code: error.code, message: error.message)
        }
    }

    private func resolve(_ parameters: [QueryItem]) throws(Refusal) -> [QueryItem] {
        let resolution = try resolution(parameters).0
        return resolution.openings(preferring: preferences.app(for: resolution)).first.map(results) ?? []
    }

    private func passage(_ parameters: [QueryItem]) throws(Refusal) -> [QueryItem] {
        let resolution = engine.resolve(try values(of: ["url"], in: parameters)[0] ?? "", .passageOnly)
        guard let canonicalURL = resolution.passage?.canonicalURL else {
            throw Refusal(code: "no-passage", message: reason(in: resolution) ?? "the link is not a passage")
        }
        return [QueryItem("passages", canonicalURL.passage.passages)]
            + (canonicalURL.translation.map { [QueryItem("translation", $0.text)] } ?? [])
            + (canonicalURL.v11n.map { [QueryItem("versification", $0)] } ?? [])
            + (canonicalURL.intention.map { [QueryItem("intention", $0.rawValue)] } ?? [])
            + [QueryItem("text", canonicalURL.passage.text), QueryItem("url", canonicalURL.string)]
    }

    private func open(_ parameters: [QueryItem], isTrial: Bool) throws(Refusal) -> [QueryItem] {
        let (resolution, app) = try resolution(parameters)
        do throws(DesktopError) {
            let plan = try opener.plan(
                for: resolution, requestedApps: app.map { [$0] } ?? [], preferred: preferences.app(for: resolution))
            if !isTrial { try opener.open(plan, input: resolution.input) }
            return plan.opening.map(results) ?? []
        } catch {
            throw Refusal(code: error.kind == .notInstalled ? "not-installed" : "cannot-open", message: error.message)
        }
    }

    private func results(of opening: Opening) -> [QueryItem] {
        [QueryItem("url", opening.url(encoded: true)), QueryItem("app", opening.app), QueryItem("name", opening.name)]
            + (opening.losses.isEmpty ? [] : [QueryItem("lost", opening.losses.text)])
    }

    /// What becomes of the link in `url`, and the app in `app`.
    private func resolution(_ parameters: [QueryItem]) throws(Refusal) -> (Resolution, app: String?) {
        let values = try values(of: ["url", "app"], in: parameters)
        if let app = values[1] { try check(app) }
        var filter = OpeningFilter()
        filter.app = values[1]
        filter.hidden = Set(preferences.hidden)
        // A page on the web counts as an app only if it was asked for by name.
        filter.includesBrowsers = values[1] != nil
        let resolution = engine.resolve(values[0] ?? "", filter)
        guard !resolution.openings.isEmpty else {
            let app = values[1].map { " in \(Printable.shortened(Printable.line($0)))" } ?? ""
            throw Refusal(code: "no-opening", message: reason(in: resolution) ?? "no rule opens this link\(app)")
        }
        return (resolution, values[1])
    }

    private func check(_ app: String) throws(Refusal) {
        let known = engine.manifest.appIdentifiers
        guard !known.contains(app) else { return }
        let hint = Spelling.hint(for: app, in: known).map { "; \($0)" } ?? ""
        throw Refusal(
            code: "unknown-app", message: "there is no app \"\(Printable.shortened(Printable.line(app)))\"\(hint)")
    }

    private func reason(in resolution: Resolution) -> String? {
        resolution.findings.first { $0.severity != .note }?.message
    }

    /// The values of parameters.
    ///
    /// - Throws: `Refusal` if the first of them is missing, one is repeated, or there are others.
    private func values(of names: [String], in parameters: [QueryItem]) throws(Refusal) -> [String?] {
        if let unknown = parameters.first(where: { !names.contains($0.name) }) {
            throw Refusal(
                code: "unknown-parameter",
                message: "the parameter \"\(Printable.shortened(Printable.line(unknown.name)))\" is unknown; "
                    + "the parameters are \(names.joined(separator: ", "))")
        }
        var values: [String?] = []
        for name in names {
            do {
                values.append(try parameters.value(named: name))
            } catch {
                throw Refusal(code: "repeated-parameter", message: error.message)
            }
        }
        guard values[0]?.isEmpty == false else {
            throw Refusal(code: "missing-parameter", message: "the parameter \(names[0]) is missing")
        }
        return values
    }
}
