import Bible
import LinkEngine
import Text

/// The differences of the openings that two sets of rules make of the same thing.
struct OpeningChanges {
    private let old: OpeningRules
    private let new: OpeningRules

    init(from old: Manifest, to new: Manifest) {
        self.old = OpeningRules(old)
        self.new = OpeningRules(new)
    }

    /// The openings of one rule for one link are known by their app and title.
    private struct Key: Hashable {
        let app: String
        let title: String

        init(_ opening: Opening) {
            app = opening.app
            title = opening.title
        }
    }

    /// Adds what differs.
    func add(from before: [Opening], to after: [Opening], links: some Collection<String>, to tally: inout ChangeTally) {
        guard before != after else { return }
        let (olds, news) = (Dictionary(grouping: before, by: Key.init), Dictionary(grouping: after, by: Key.init))
        for key in Set(olds.keys).union(news.keys) {
            let (olds, news) = (olds[key] ?? [], news[key] ?? [])
            for index in 0..<max(olds.count, news.count) {
                add(
                    from: index < olds.count ? olds[index] : nil, to: index < news.count ? news[index] : nil, links,
                    &tally)
            }
        }
    }

    private func add(
        from before: Opening?, to after: Opening?, _ links: some Collection<String>, _ tally: inout ChangeTally
    ) {
        let rule = (after ?? before).flatMap { new.rule(for: $0) ?? old.rule(for: $0) }
        guard let rule, before != after else { return }
        if before?.url != after?.url {
            tally.add(.otherOpenings, of: rule, from: before?.url, to: after?.url, links: links)
        }
        if let before, let after, before.losses != after.losses {
            tally.add(
                .lossChanged, of: rule, from: Self.text(before.losses), to: Self.text(after.losses),
                losses: .losses(before: before.losses.map(\.kind), after: after.losses.map(\.kind)), links: links)
        }
    }

    private static func text(_ losses: [Loss]) -> String? {
        losses.isEmpty ? nil : losses.map(\.description).joined(separator: "; ")
    }

    func rule(of opening: Opening) -> ComparedRule? { new.rule(for: opening) ?? old.rule(for: opening) }
}
