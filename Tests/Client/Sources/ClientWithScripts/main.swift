import LinkEngine
import NativeEngine

// The rule for this page of the Greek Esther has a script.
let engine = Engine.standard(scripts: .installed())
print(engine.passage(of: "https://bible.usccb.org/bible/esther/C?12")?.url ?? "no passage")
