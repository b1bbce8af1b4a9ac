import Text

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
