import LinkEngine

let engine = Engine.standard()  // the built-in rules
for opening in engine.openings(for: "https://www.biblegateway.com/passage/?search=John+3:16") {
    print(opening.app, opening.url, opening.losses)
}
let passage = engine.passage(of: "John 3:16-18; Gen 1")
print(passage?.text ?? "no passage", passage?.url ?? "")
