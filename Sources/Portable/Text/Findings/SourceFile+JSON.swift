extension SourceFile {
    /// The JSON of the file.
    ///
    /// - Throws: A finding with the location of the error, if the file is not UTF-8 or not JSON.
    package func parsed() throws(Finding) -> JSONDocument {
        if let offset = bytes.firstInvalidUTF8Offset {
            throw Finding(
                .jsonEncoding, "the file is not UTF-8: byte 0x\(String(bytes[offset], radix: 16))",
                at: SourceLocation(file: self, offset: offset), note: "save it as UTF-8")
        }
        if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
            throw Finding(
                .fileEmpty, "the file is empty", at: SourceLocation(file: self, offset: 0),
                note: "write its rules, or remove it")
        }
        do {
            return try JSONDocument(bytes)
        } catch {
            throw Finding(
                .jsonSyntax, "not JSON: \(error.message)", at: SourceLocation(file: self, offset: error.offset),
                note: error.note
            )
        }
    }
}
