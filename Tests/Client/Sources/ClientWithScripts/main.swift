import LinkEngine

// The rule for this page of the Greek Esther has a script.
print(Engine.standard().passage(of: "https://bible.usccb.org/bible/esther/C?12")?.url ?? "no passage")
