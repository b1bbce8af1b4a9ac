import Foundation
import Testing

/// `--topics`: what links may be about.
@Suite struct TopicTests {
    private static let passage = "https://www.biblegateway.com/passage/?search=John+3:16"
    private static let place = "https://www.google.com/maps/@48.8583,2.2923,17z"
    private static let meeting = "https://meet.jit.si/TestRoom"
    /// A page that an app for the Bible opens and that is not a passage.
    private static let lexicon = "https://www.blueletterbible.org/lexicon/g26/kjv/tr/0-1/"

    private static let ofBible = ["John 3:16", "bible://?passages=[John.3.16]", passage, lexicon]
    private static let ofPlaces = ["geo:48.8583,2.2923", place]

    @Test(arguments: [
        ("bible", ofBible), ("places", ofPlaces), ("general", [meeting]), ("Bible,general", ofBible + [meeting]),
    ])
    func onlyLinksAboutTheTopicsAreOpened(topics: String, links: [String]) throws {
        for link in Self.ofBible + Self.ofPlaces + [Self.meeting] {
            let isOpened = links.contains(link)
            for command in [[], ["explain"]] {
                let run = try Program(command + ["--topics", topics, link])
                #expect(run.status == (isOpened ? 0 : 1), "\(command) \(link): \(run.output)\(run.error)")
            }
            guard !isOpened else { continue }
            #expect(try Program("open", "--dry-run", "--topics", topics, link).status == 1, "\(link)")
            if !link.hasPrefix("https:") {
                let note = "note: no rule about the requested topics opens this link\n"
                #expect(try Program("--topics", topics, link).error.contains(note), "\(link)")
            }
        }
    }

    @Test func onlyLinksAboutTheTopicsAreRewritten() throws {
        let text = "\(Self.passage) \(Self.place)"
        func rewrite(_ arguments: String...) throws -> Program {
            try Program(["rewrite", "-", "--format", "text"] + arguments, input: Data(text.utf8))
        }
        #expect(
            try rewrite("--to", "web:esv-org", "--topics", "bible").output
                == "https://www.esv.org/John+3:16/ \(Self.place)")
        #expect(try rewrite("--to", "web:esv-org", "--topics", "places").output == text)
        #expect(
            try rewrite("--app", "organic-maps", "--topics", "places").output
                == "\(Self.passage) om://map?v=1&ll=48.8583,2.2923")
        #expect(try rewrite("--app", "organic-maps", "--topics", "bible,general").output == text)
        let refused = try rewrite("--to", "osis", "--references", "--topics", "places")
        #expect(refused.status == 2)
        #expect(refused.error.contains("--references needs the topic bible"))
    }

    /// References and passages are links about the Bible, whatever is printed of them.
    @Test func onlyReferencesAboutTheTopicsAreRead() throws {
        let text = "see John 3:16 and \(Self.meeting)"
        #expect(try Program("open", "--dry-run", "--topics", "general", text).error.contains("no app for this link"))
        let general = try Program("--topics", "general", "--ndjson", text)
        #expect(!general.output.contains("John.3.16") && general.output.contains("jitsi-meet://meet.jit.si/TestRoom"))
        for text in ["John 3:16", Self.passage] {
            let run = try Program("--topics", "places", "--fields", "passage", text)
            #expect(run.status == 1)
            #expect(!run.output.contains("John.3.16"))
        }
        #expect(
            try Program("--topics", "places", Self.passage).error
                == "note: no rule about the requested topics opens this link, only browsers do\n")
    }

    @Test func anUnknownTopicIsNamed() throws {
        let run = try Program("--topics", "maps", "geo:1,2")
        #expect(run.status == 2)
        #expect(run.error.contains("there is no topic \"maps\"; the topics are bible, places, general"), "\(run.error)")
    }
}
