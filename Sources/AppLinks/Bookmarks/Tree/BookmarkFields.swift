/// A dictionary of the tree and its path.
struct BookmarkFields {
    let path: BookmarkPath
    let members: [PropertyListValue.Member]

    init(_ members: [PropertyListValue.Member], at path: BookmarkPath) {
        self.members = members
        self.path = path
    }

    func has(_ key: BookmarkKey) -> Bool { members.contains { $0.key == key.rawValue } }

    subscript(key: BookmarkKey) -> PropertyListValue? { members.last { $0.key == key.rawValue }?.value }

    /// The name of a folder for a path; nil if the value is not a folder or its name is blank.
    static func folderName(of value: PropertyListValue) -> String? {
        guard case .dictionary(let members) = value else { return nil }
        let fields = BookmarkFields(members, at: .root)
        guard fields[.class] == .string(BookmarkClass.folder.rawValue), case .string(let name) = fields[.name],
            name.contains(where: { !$0.isWhitespace })
        else { return nil }
        return name
    }
}
