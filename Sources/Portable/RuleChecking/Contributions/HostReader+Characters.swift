import PCRE

/// Reading single characters of a scheme or a host.
extension HostReader {
    mutating func read(_ character: Character, _ term: PatternTree.Term, _ paths: Set<Path>) -> Set<Path> {
        Set(
            paths.map { path in
                var path = path
                read(character, term, &path)
                return path
            })
    }

    mutating func read(_ character: Character, _ term: PatternTree.Term, _ path: inout Path) {
        switch (path.position, character) {
        case (.end, _): break
        case (.scheme, ":"): readScheme(&path)
        case (.scheme, "/") where path.host.isEmpty: path.position = .slashes(1)
        case (.slashes(let count), "/"): path.position = count == 0 ? .slashes(1) : .host
        case (.slashes(0), _):
            path.position = .host
            read(character, term, &path)
        case (.slashes, _): close(&path, at: term.range)
        // A percent sign is not part of a name, and what it spells in `example.org%3Fq=` ends the host.
        case (_, "/"), (_, "?"), (_, "#"), (.host, "%"): close(&path, at: term.range)
        case (.host, "@"), (.port, "@"):
            // What was read is the user.
            path.position = .host
            path.host = HostPattern()
        case (.host, ":"): path.position = .port
        case (.port, _): break
        case (.scheme, _), (.host, _): path.host.append(.literal(character))
        }
    }

    /// Reads the colon after what is a scheme, or a host with a port.
    private mutating func readScheme(_ path: inout Path) {
        let scheme = path.host.literal?.lowercased()
        if path.host.hasDot {
            path.position = .port
            return
        }
        if let wildcard = path.host.lastWildcard { report(.hasOpenScheme, wildcard) }
        path.hasScheme = true
        path.host = HostPattern()
        // Links of apps have no host.
        path.position = [nil, "", "http", "https"].contains(scheme) ? .slashes(0) : .end
    }

    /// Reads a term that matches one of several characters, or some of them.
    mutating func step(_ term: PatternTree.Term, _ members: Set<Character>, _ paths: Set<Path>) -> Set<Path> {
        if members.count == 1, let character = members.first, term.maximum != nil {
            return read(character, term, paths)
        }
        if classes.text(of: term) == ".", members.count > 1 { return readDot(term, paths) }
        var results: Set<Path> = []
        if !members.isEmpty, members.isSubset(of: "/?#:@") {
            for character in members { results.formUnion(read(character, term, paths)) }
        } else {
            for path in paths { results.insert(step(path, over: members, of: term)) }
        }
        return results
    }

    /// The path after characters of which it does not matter which one is there.
    private mutating func step(_ path: Path, over members: Set<Character>, of term: PatternTree.Term) -> Path {
        var path = path
        if leavesHost(members, path.position) {
            report(.isOpen, term.fullRange)
            path.hasScheme = true
            path.position = .end
        } else if path.position == .slashes(0) || path.position == .slashes(1) {
            path.position = .host
        }
        if path.position == .scheme || path.position == .host {
            path.host.append(.wildcard(term.fullRange))
        }
        return path
    }

    /// Whether one of the characters ends the part of the link that is read, and others continue it.
    private func leavesHost(_ members: Set<Character>, _ position: Path.Position) -> Bool {
        switch position {
        case .scheme: members.isSuperset(of: "/:")
        case .slashes: members.contains("/")
        case .host: !members.isDisjoint(with: "/?#")
        // `https://example.org:x@example.net`
        case .port: !members.isDisjoint(with: "/?#@.")
        case .end: false
        }
    }

    private mutating func readDot(_ term: PatternTree.Term, _ paths: Set<Path>) -> Set<Path> {
        let results = read(".", term, paths)
        if paths.contains(where: { $0.position == .host || $0.position == .scheme }) {
            report(.unescapedDot, term.range)
        } else {
            report(.isOpen, term.fullRange)
        }
        return results
    }
}
