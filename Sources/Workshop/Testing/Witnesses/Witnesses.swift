import Dispatch
package import LinkEngine
import PCRE
import Synchronization
package import Text

/// Links made from rules, for those who compare what rules do.
package enum Witnesses {
    /// Links that the rules of an engine read, one for each part that no test takes as far as they are found soon, and
    /// links that look like those of their tests. The same rules give the same links.
    ///
    /// - Parameter files: the files that the engine's manifest was read from.
    package static func links(of files: [SourceFile], _ engine: Engine) -> [(rule: SourceLocation, link: String)] {
        let rules = TestedRule.all(of: files, in: engine.manifest)
        let values = PartValues(of: rules)
        let judge = LinkJudge(engine)
        let found = Mutex<[(Int, [String])]>([])
        DispatchQueue.concurrentPerform(iterations: rules.count) { index in
            let links = links(of: rules[index], values, judge)
            found.withLock { $0.append((index, links)) }
        }
        return found.withLock { $0 }.sorted { $0.0 < $1.0 }.flatMap { index, links in
            links.map { (rules[index].rule.location, $0) }
        }
    }

    private static func links(of rule: TestedRule, _ values: PartValues, _ judge: LinkJudge) -> [String] {
        var search = WitnessSearch(rule, values, judge, maximumTrials: 40, maximumWork: 100_000_000)
        search.run()
        guard case .passage = rule.rule, let link = rule.links.first else { return search.witnesses.map(\.link) }
        let base = rule.rule.subject(link).string
        return search.witnesses.map(\.link) + NearLink.all(of: base, numbers: rule.numbers(in: base)).map(\.link)
    }
}
