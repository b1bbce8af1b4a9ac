import Text

/// Reading the tests of rules.
extension ManifestLoader {
    /// The tests of an object.
    ///
    /// - Parameter action: For a format: its action, which has the links where the tests are arrays.
    mutating func tests(_ object: ObjectReader, of action: ObjectReader? = nil) throws(Finding) -> TestList {
        guard let table = object.optional(.tests) else { return try arrays(object, of: action) }
        if let other = object.optional(.testResults) ?? (action ?? object).optional(.testInputs) {
            log.append(
                Finding(
                    .manifestConflictingKeys, "the \(object.title) has \"tests\" and \"testInputs\" or \"testResults\"",
                    at: object.location(other), note: "keep \"tests\", an object from links to results"))
        }
        guard table.isObject else {
            throw object.wrongType(table, .tests, expected: "an object from links to results")
        }
        try table.forEachMember { (member) throws(Finding) in try checkResult(member.value, of: .tests, in: object) }
        if isEager, let members = table.members {
            for index in members.repeatedIndices { log.append(.repeatedLink(members[index].key, in: object)) }
        }
        return .table(table)
    }

    private mutating func arrays(_ object: ObjectReader, of action: ObjectReader?) throws(Finding) -> TestList {
        if action == nil { try checkInputs(object) }
        guard let results = object.optional(.testResults) else { return .none }
        guard results.isArray else { throw object.wrongType(results, .testResults, expected: "an array") }
        try results.forEachItem { (value) throws(Finding) in try checkResult(value, of: .testResults, in: object) }
        let inputs = (action ?? object).optional(.testInputs)
        let expected = inputs.map { $0.isArray ? $0.count : 0 } ?? 0
        if results.count != expected {
            log.append(
                Finding(
                    .testsUnequalLists, "\(results.count) \"testResults\" for \(expected) \"testInputs\"",
                    at: object.location(results),
                    note: "give each input its result; null means that it should not match"))
        }
        return inputs.map { .arrays(inputs: $0, results: results) } ?? .none
    }

    /// Checks the links of arrays. Manifests for Opener may repeat one.
    mutating func checkInputs(_ object: ObjectReader) throws(Finding) {
        guard let inputs = object.optional(.testInputs) else { return }
        guard inputs.isArray else { throw object.wrongType(inputs, .testInputs, expected: "an array") }
        let findsRepeated = isEager && manifest.ownFiles.contains(object.file.path)
        var seen: Set<String> = []
        try inputs.forEachItem { (value) throws(Finding) in
            if !value.isString {
                try checkTestEntry(value, of: .testInputs, in: object, as: .testInput, required: .url)
            }
            if findsRepeated, !seen.insert(value.string ?? JSONOutput.value(value).line).inserted {
                log.append(.repeatedLink(value, in: object))
            }
        }
    }

    private mutating func checkResult(
        _ value: JSONValue, of key: ManifestSchema.Key, in object: ObjectReader
    ) throws(Finding) {
        guard !value.isString, !value.isNull else { return }
        try checkTestEntry(value, of: key, in: object, as: .testResult, required: .result)
    }

    /// A test entry that is not a string must be an object of a kind with a certain key.
    private mutating func checkTestEntry(
        _ value: JSONValue, of key: ManifestSchema.Key, in object: ObjectReader, as kind: ManifestSchema.Kind,
        required: ManifestSchema.Key
    ) throws(Finding) {
        guard value.isObject else {
            let expected = key == .tests ? "a string, null or an object" : "a list of strings and objects"
            throw object.wrongType(value, key, expected: expected)
        }
        let entry = try self.object(value, in: object.file, as: kind)
        guard value[required.rawValue] != nil else {
            throw Finding(.manifestMissingKey, "the test entry has no \"\(required.rawValue)\"", at: entry.location)
        }
        for member in kind.members where member.types.contains(.string) { _ = try entry.optionalString(member.key) }
        for member in kind.members where member.types == [.flag] { _ = try entry.flag(member.key) }
    }

    /// A finding for each format of an action that is not tested on all links of the others: Opener's language has one
    /// list of links for all of them.
    func checkSameLinks(_ formats: [Action.Format], of action: ObjectReader) {
        guard isEager else { return }
        let tables = formats.compactMap { format -> (table: JSONValue, links: Set<String>)? in
            guard case .table(let table) = format.tests else { return nil }
            return (table, Set((table.members ?? []).map { $0.name }))
        }
        guard let first = tables.first, tables.contains(where: { $0.links != first.links }) else { return }
        var all: [String] = []
        var seen: Set<String> = []
        for (table, _) in tables {
            all += (table.members ?? []).map { $0.name }.filter { seen.insert($0).inserted }
        }
        for (table, links) in tables {
            guard let missing = all.first(where: { !links.contains($0) }) else { continue }
            log.append(
                Finding(
                    .testsOtherLinks,
                    "the format has no test for \"\(missing)\", on which another format of the action is tested",
                    at: action.location(table), note: "add it; null means that the format should not match"))
        }
    }
}

extension Finding {
    fileprivate static func repeatedLink(_ link: JSONValue, in object: ObjectReader) -> Finding {
        Finding(
            .testsDuplicate, "the \(object.title) is tested twice on \(link.source)", at: object.location(link),
            note: "remove one of the two")
    }
}
