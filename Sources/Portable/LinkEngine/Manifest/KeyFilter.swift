import Text

/// Leaves out the keys that a bundle does not need, and writes tests as Opener reads them: as two arrays.
struct KeyFilter {
    let program: ManifestSchema.Program
    let includesTests: Bool
    /// The links of the action that is being written, if its formats have objects of tests.
    private var links: [String] = []

    init(program: ManifestSchema.Program, includesTests: Bool) {
        self.program = program
        self.includesTests = includesTests
    }

    /// Nil where nothing is left that the program could use.
    func filtered(_ value: JSONValue, as types: [ManifestSchema.ValueType]) -> JSONOutput? {
        for type in types {
            switch type {
            case .object(let kind):
                if let object = ManifestObject(value, kind: kind) { return with(links(of: object)).filtered(object) }
            case .array(let types):
                if let items = value.items { return .array(items.compactMap { filtered($0, as: types) }) }
            case .table(let types):
                if let members = value.members {
                    return .object(
                        members.compactMap { member in filtered(member.value, as: types).map { (member.name, $0) } })
                }
            case .any, .null, .string, .digits, .flag: continue
            }
        }
        return .value(value)
    }

    private func filtered(_ object: ManifestObject) -> JSONOutput? {
        let results = object.kind.members.filter { $0.role == .result && object[$0.key] != nil }
        guard results.allSatisfy({ $0.isRead(by: program) }) else { return nil }
        var kept: [(String, JSONOutput)] = []
        for member in object.members {
            guard let key = object.kind.key(named: member.name), let known = object.kind.member(key) else {
                kept.append((member.name, .value(member.value)))
                continue
            }
            if known.role == .parts, !links.isEmpty, object.kind == .action {
                kept.append((Self.inputs, .strings(links)))
            }
            if known.role == .tests, object.kind != .redirect {
                if includesTests { kept += arrays(object) }
                continue
            }
            guard keeps(known) else { continue }
            guard let value = filtered(member.value, as: known.types) else { return nil }
            if known.role == .parts, case .array(let items) = value, items.isEmpty { return nil }
            kept.append((member.name, value))
        }
        return .object(kept)
    }

    private func keeps(_ member: ManifestSchema.Member) -> Bool {
        if !includesTests, member.role.isTest || member.role == .note || member.role == .allowances { return false }
        return member.isRead(by: program)
    }
}

extension KeyFilter {
    private static let inputs = ManifestSchema.Key.testInputs.rawValue

    private func with(_ links: [String]) -> KeyFilter {
        var filter = self
        filter.links = links
        return filter
    }

    /// The links on which the formats of an action are tested by objects: the same for each of them. Those of a format are
    /// the links of its action.
    private func links(of object: ManifestObject) -> [String] {
        switch object.kind {
        case .format: return links
        case .action where includesTests:
            for case .table(let table) in object.testLists { return (table.members ?? []).map { $0.name } }
            return []
        default: return []
        }
    }

    /// The two arrays for an object from links to results; of a format, the one of its results, in the order of the links.
    private func arrays(_ object: ManifestObject) -> [(String, JSONOutput)] {
        let tests = object.testList().entries
        let results = ManifestSchema.Key.testResults.rawValue
        guard object.kind == .format else {
            return [
                (Self.inputs, .array(tests.map { .string($0.link) })), (results, .array(tests.map(result))),
            ]
        }
        let byLink = tests.reduce(into: [String: TestEntry]()) { $0[$1.link] = $1 }
        return [(results, .array(links.map { byLink[$0].map(result) ?? .null }))]
    }

    private func result(_ test: TestEntry) -> JSONOutput {
        let isPlain = test.knownFailure == nil && (program == .opener || !test.isMade)
        return isPlain ? JSONOutput(test.expected) : filtered(test.result, as: [.object(.testResult)]) ?? .null
    }
}

/// What a file allows for all of its rules is written into each of them.
extension KeyFilter {
    /// The items of several files, each with what its file allows.
    func filtered(_ items: [(JSONValue, [JSONMember])], as types: [ManifestSchema.ValueType]) -> JSONOutput {
        .array(items.compactMap { item, allowed in filtered(item, as: types).map { adding(allowed, to: $0) } })
    }

    /// The members of objects of several files, each with what its file allows.
    func filtered(_ members: [(JSONMember, [JSONMember])], as types: [ManifestSchema.ValueType]) -> JSONOutput {
        .object(
            members.compactMap { member, allowed in
                filtered(member.value, as: types).map { (member.name, adding(allowed, to: $0)) }
            })
    }

    private func adding(_ allowed: [JSONMember], to rule: JSONOutput) -> JSONOutput {
        guard includesTests, program == .lectern, !allowed.isEmpty, case .object(var members) = rule else {
            return rule
        }
        let key = ManifestSchema.Key.allow.rawValue
        var all = allowed.map { ($0.name, JSONOutput.value($0.value)) }
        if let index = members.firstIndex(where: { $0.0 == key }), case .object(let own) = members[index].1 {
            all = own + all.filter { name, _ in !own.contains { $0.0 == name } }
            members.remove(at: index)
        }
        return .object(members + [(key, .object(all))])
    }
}
