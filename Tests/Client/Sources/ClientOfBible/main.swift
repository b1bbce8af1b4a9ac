import Bible

let text = "For God so loved the world (John 3:16 ESV); compare Rom 5:8 and 8:32."
for found in ReferenceScanner().references(in: Array(text.utf8)) {
    print(found.range, found.passage.osis, found.reference.translation?.text ?? "no translation")
}
let psalm = try Reference(parsing: "Ps 51,12", language: "de", versification: .original)
let mapped = psalm.passage.mapped(from: psalm.versification, to: .english)
print(mapped.passage?.text ?? "no such verse", mapped.losses)
do {
    print(try Passage(parsing: "Jude 2:1").usfm)
} catch {
    print(error)
}
