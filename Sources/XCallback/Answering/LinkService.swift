import Bible
public import Desktop
import Diagnostics
public import LinkEngine
import URLText
import UTF8Text

/// What this program does for other apps: `resolve`, `passage` and `open`.
public struct LinkService: Sendable {
    private let engine: Engine
    private let preferences: Preferences
    private let desktop: Desktop

    /// A service by these rules, for a person with these preferences.
    public init(engine: Engine, preferences: Preferences, desktop: Desktop) {
        self.engine = engine
        self.preferences = preferences
        self.desktop = desktop
    }

    /// Why something could not be done, for programs and for people.
    private struct Refusal: Error {
        let code: String
        let message: String
    }

    /// Does what is asked, or with `isTrial` only says what the answer would be.
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
        results(of: try openings(parameters)[0])
    }

    private func passage(_ parameters: [QueryItem]) throws(Refusal) -> [QueryItem] {
        let resolution = resolution(try values(of: ["url"], in: parameters)[0] ?? "", OpeningFilter())
        guard let canonicalURL = resolution.passage?.canonicalURL else {
            throw Refusal(code: "no-passage", message: reason(in: resolution) ?? "the link is no passage")
        }
        return [QueryItem("passages", canonicalURL.passage.passages)]
            + (canonicalURL.translation.map { [QueryItem("translation", $0.text)] } ?? [])
            + (canonicalURL.v11n.map { [QueryItem("versification", $0)] } ?? [])
            + [QueryItem("text", canonicalURL.passage.text), QueryItem("url", canonicalURL.string)]
    }

    private func open(_ parameters: [QueryItem], isTrial: Bool) throws(Refusal) -> [QueryItem] {
        let openings = try openings(parameters)
        // A page on the web is an app only if the app was asked for.
        let mayBePage = try values(of: ["url", "app"], in: parameters)[1] != nil
        do throws(CallError) {
            for opening in openings {
                let callback = try Callback(opening.url)
                guard callback.scheme != LecternApp.scheme,
                    mayBePage || !SchemePolicy.webSchemes.contains(callback.scheme),
                    try desktop.opens(callback.scheme)
                else { continue }
                if !isTrial { try desktop.open(callback) }
                return results(of: opening)
            }
        } catch {
            throw Refusal(code: "cannot-open", message: error.message)
        }
        let names = Set(openings.map(\.name)).sorted().joined(separator: ", ")
        throw Refusal(code: "not-installed", message: "none of the apps for this link is installed: \(names)")
    }

    private func results(of opening: Opening) -> [QueryItem] {
        [QueryItem("url", opening.url(encoded: true)), QueryItem("app", opening.app), QueryItem("name", opening.name)]
            + (opening.losses.isEmpty ? [] : [QueryItem("lost", opening.losses.text)])
    }

    /// The ways of opening the link, the preferred app first; never none.
    private func openings(_ parameters: [QueryItem]) throws(Refusal) -> [Opening] {
        let stated = try values(of: ["url", "app"], in: parameters)
        var filter = OpeningFilter()
        filter.app = stated[1]
        filter.hidden = Set(preferences.hidden)
        filter.includesBrowsers = false
        let resolution = resolution(stated[0] ?? "", filter)
        guard !resolution.openings.isEmpty else {
            let app = stated[1].map { " in \(Printable.shortened(Printable.line($0)))" } ?? ""
            throw Refusal(code: "no-opening", message: reason(in: resolution) ?? "no rule opens this link\(app)")
        }
        let preferred = resolution.passage == nil ? nil : preferences.apps[.bible]
        return resolution.openings.filter { $0.app == preferred } + resolution.openings.filter { $0.app != preferred }
    }

    private func resolution(_ link: String, _ filter: OpeningFilter) -> Resolution {
        engine.resolve(utf8: Array(link.utf8), filter)
    }

    private func reason(in resolution: Resolution) -> String? {
        resolution.findings.first { $0.severity != .note }?.message
    }

    /// The values of parameters, of which the first must be there. Others are refused, not passed over.
    private func values(of names: [String], in parameters: [QueryItem]) throws(Refusal) -> [String?] {
        if let unknown = parameters.first(where: { !names.contains($0.name) }) {
            throw Refusal(
                code: "unknown-parameter",
                message: "there is no parameter \"\(Printable.shortened(Printable.line(unknown.name)))\"; "
                    + "there are \(names.joined(separator: ", "))")
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
