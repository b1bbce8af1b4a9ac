extension PassageParser {
    /// Takes the code of a translation; the first one is kept.
    mutating func takeTranslation() -> Bool {
        guard !spans.isEmpty, let end = translationEnd else { return false }
        let code = String(decoding: text[Int(current.start)..<Int(token(end - 1).end)], as: UTF8.self)
        translation = translation ?? code.uppercased()
        at = end
        return true
    }

    /// The place after a code: a word with the digits glued to it, known, or in capitals within brackets.
    private var translationEnd: Int? {
        guard current.kind == .word, !current.isGlued || tokens[at - 1].kind != .number else { return nil }
        let end = token(at + 1).kind == .number && token(at + 1).isGlued ? at + 2 : at + 1
        let range = Int(current.foldedStart)..<Int(token(end - 1).foldedEnd)
        if Self.known.value(ordinal: nil, bytes: folded, range: range) != nil { return end }
        guard tokens[at - 1].kind == .open || tokens[at - 1].kind == .comma, token(end).kind == .close else {
            return nil
        }
        let capitals = text[Int(current.start)..<Int(current.end)].allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
        return capitals && range.count >= 2 && range.count <= 10 ? end : nil
    }

    private static let known: FoldedTable<Bool> = {
        var table = FoldedTable<Bool>(capacity: 128)
        for code in codes.description.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            let bytes = Array(code)
            table.update(ordinal: nil, bytes: bytes, range: 0..<bytes.count) { _ in true }
        }
        return table
    }()

    private static let codes: StaticString = """
        amp asv ceb cev csb erv esv hcsb kjv lxx msg nab nabre nas nasb net nirv niv nkjv nlt nrsv nrsvue rsv tniv
        elb hfa luth1545 luth1984 luther sch1950 sch2000 dhh lbla nblh ntv nvi rvr1960 rvr60 tla lsg neg1979 nb nbg51
        nbv sv sv77 wv95 cei lnd nr np rusv sept septuagint kar b1917 b2000 sfb sfb15 do33 do92 tb cnv cuv cuvmp jlb
        """
}
