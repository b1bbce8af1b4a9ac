/// A reference that can be read in one versification after another.
struct ReferenceText {
    let bytes: [UInt8]
    let language: String?
    let correcting: Corrections

    /// Reads the text in a versification; with corrections only where there is no other reading.
    ///
    /// - Parameter versification: nil for that of the translation at the end of the text.
    func read(in versification: Versification?) throws(PassageError) -> Reference {
        do throws(PassageError) {
            return try read(in: versification, correcting: correcting.intersection(.rangeEnds))
        } catch {
            let names = correcting.intersection([.rangeEnds, .names])
            if correcting.contains(.names), let reference = try? read(in: versification, correcting: names) {
                return reference
            }
            if correcting.contains(.missingItems), error.isAboutItems,
                let reference = try? read(in: versification, correcting: correcting)
            {
                return reference
            }
            guard correcting.contains(.otherText), let reference = readBesideOtherText(in: versification, error) else {
                throw error
            }
            return reference
        }
    }

    /// Reads the text in the versification of the translation that it names.
    ///
    /// The parser takes that of the translation at the end of the text; the first one counts.
    func readInItsOwnVersification() throws(PassageError) -> Reference {
        let reference = try read(in: nil)
        guard let translation = reference.translation else { return reference }
        let own = translation.listed?.versification ?? .english
        guard own != reference.versification, let exact = try? read(in: own) else { return reference }
        return exact
    }

    private func read(in versification: Versification?, correcting: Corrections) throws(PassageError) -> Reference {
        var parser = try parser(versification, correcting)
        try parser.parse()
        return Reference(&parser)
    }

    /// Reads the reference that the text starts with, in a versification.
    func readPrefix(in versification: Versification) throws(PassageError) -> (Reference, Int) {
        var parser = try parser(versification, correcting)
        let length = try parser.parsePrefix()
        return (Reference(&parser), length)
    }

    /// Reads the text in a versification, or in English if the passage does not exist there.
    func read(preferring versification: Versification) throws(PassageError) -> Reference {
        do throws(PassageError) {
            return try read(in: versification)
        } catch {
            guard versification != .english, let english = try? read(in: .english) else { throw error }
            return english
        }
    }

    func parser(
        _ versification: Versification?, _ correcting: Corrections
    ) throws(PassageError) -> PassageParser {
        try PassageParser(bytes, language: language, versification: versification, correcting: correcting)
    }
}
