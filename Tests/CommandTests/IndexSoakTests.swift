import Testing

/// The index of regexes and a loop over them give the same answers, and so do programs and PCRE2; `make soak` compares them
/// for ten minutes.
@Suite struct IndexSoakTests {
    @Test("No random regex that matches is omitted, or matches otherwise than by PCRE2")
    func randomRegexes() throws {
        let soak = try Program(["index", "--rounds", "40", "--seed", "15"], of: "Soak")
        #expect(soak.status == 0, "\(soak.output) \(soak.error)")
        #expect(soak.output.hasSuffix(" 0 left out, 0 not as PCRE2\n"))
    }
}
