import Bible
import Dispatch
import LinkEngine
import Synchronization

/// The work of a comparison: the links in blocks, then the passages that both sides read, each once.
struct ComparisonRun: Sendable {
    let links: [ComparedLink]
    let comparison: LinkComparison
    let exampleLimit: Int
    let progress: @Sendable (Int) -> Void

    struct Outcome {
        var tally: ChangeTally
        var counts: [LinkChange.Kind: Int]
    }

    private struct Block {
        var tally: ChangeTally
        /// The indices of the links with a change of each kind.
        var changed: [LinkChange.Kind: [Int]] = [:]
        /// The passages that are read on both sides.
        var passages: [(index: Int, passage: LinkedPassage)] = []

        mutating func add(_ changes: ChangeTally, of indices: [Int]) {
            for kind in Set(changes.groups.keys.map(\.kind)) { changed[kind, default: []] += indices }
            tally.add(changes)
        }
    }

    private static let blockSize = 256

    var outcome: Outcome {
        let readings = blocks(of: links.count) { range, block in
            for index in range {
                var tally = ChangeTally(exampleLimit: exampleLimit)
                let passage = comparison.compare(links[index], &tally)
                if let passage { block.passages.append((index, passage)) }
                block.add(tally, of: [index])
            }
        }
        let passages = Passages(readings.lazy.flatMap(\.passages)).all
        let openings = blocks(of: passages.count) { range, block in
            for (passage, indices) in passages[range] {
                var tally = ChangeTally(exampleLimit: exampleLimit)
                comparison.compare(passage, of: indices.lazy.map { links[$0].text }, &tally)
                block.add(tally, of: indices)
            }
        }
        return Self.sum(readings + openings, exampleLimit: exampleLimit)
    }

    /// The different passages, each with the indices of its links.
    private struct Passages {
        private(set) var all: [(passage: LinkedPassage, links: [Int])] = []

        init(_ found: some Sequence<(index: Int, passage: LinkedPassage)>) {
            var positions: [CommonSchemeURL: Int] = [:]
            for (index, passage) in found {
                let url = passage.canonicalURL
                if let position = positions[url] {
                    all[position].links.append(index)
                } else {
                    positions[url] = all.count
                    all.append((passage, [index]))
                }
            }
        }
    }

    /// Does work in blocks on all cores.
    private func blocks(of count: Int, _ work: @Sendable (Range<Int>, inout Block) -> Void) -> [Block] {
        let finished = Mutex<[Int: Block]>([:])
        let done = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: (count + Self.blockSize - 1) / Self.blockSize) { number in
            let range = number * Self.blockSize..<min(count, (number + 1) * Self.blockSize)
            var block = Block(tally: ChangeTally(exampleLimit: exampleLimit))
            work(range, &block)
            finished.withLock { $0[number] = block }
            progress(done.add(range.count, ordering: .relaxed).newValue)
        }
        return finished.withLock { blocks in blocks.keys.sorted().compactMap { blocks[$0] } }
    }

    private static func sum(_ blocks: [Block], exampleLimit: Int) -> Outcome {
        var tally = ChangeTally(exampleLimit: exampleLimit)
        var changed: [LinkChange.Kind: Set<Int>] = [:]
        for block in blocks {
            tally.add(block.tally)
            for (kind, indices) in block.changed { changed[kind, default: []].formUnion(indices) }
        }
        return Outcome(tally: tally, counts: changed.mapValues(\.count))
    }
}
