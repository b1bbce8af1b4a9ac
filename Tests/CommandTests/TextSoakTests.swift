import Testing

/// No random text ends the process; `make soak` reads 200 MB.
@Suite struct TextSoakTests {
    @Test func readsRandomTexts() throws {
        let soak = try Program(["text", "--megabytes", "0.05", "--seed", "28"], of: "Soak")
        #expect(soak.status == 0, "\(soak.output) \(soak.error)")
        #expect(soak.output.hasSuffix(" bytes: 0 broken\n"))
    }
}
