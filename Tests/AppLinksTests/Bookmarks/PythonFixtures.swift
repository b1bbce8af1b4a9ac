import Bible
import Foundation
import LinkEngine

@testable import AppLinks

/// One tree as Python's `plistlib` and `zlib` write it: another implementation of every step of the format.
enum PythonFixtures {
    /// The tree in Python, with its keys in the order of the format's documentation.
    static let tree = #"""
        {"Class": "Folder", "Name": "Lectionary", "IncludesVerseNotes": "YES", "Children": [
          {"Class": "Folder", "Name": "Tägliches 📖", "Children": [
            {"Class": "Bookmark", "Name": "God's love", "Reference": {"Class": "Reference", "Translation": "NASB",
              "Book": "John", "Chapter": "3", "Verse": "16", "LastVerse": "18"}, "Notes": ["so", "", "life"]}]},
          {"Class": "Notemark", "Name": "Remember", "Text": "a < b & \"c\"\n\tnext line"},
          {"Class": "Folder", "Name": "Empty", "Children": []}]}
        """#

    /// The same tree in Swift.
    static var collection: BookmarkCollection {
        get throws {
            guard
                let reference = BookmarkReference(translation: "NASB", book: "John", chapter: 3, verses: 16...18),
                let bookmark = Bookmark(name: "God's love", reference: reference, notes: ["so", "", "life"])
            else { throw CocoaError(.coderInvalidValue) }
            return BookmarkCollection(
                root: BookmarkFolder(
                    name: "Lectionary",
                    children: [
                        .folder(BookmarkFolder(name: "Tägliches 📖", children: [.bookmark(bookmark)])),
                        .notemark(Notemark(name: "Remember", text: "a < b & \"c\"\n\tnext line")),
                        .folder(BookmarkFolder(name: "Empty")),
                    ]))
        }
    }

    /// `plistlib.dumps(tree, fmt=FMT_BINARY, sort_keys=False)`.
    static let binary = bytes(
        """
        YnBsaXN0MDDUAQIDBAUGBwhVQ2xhc3NUTmFtZV8QEkluY2x1ZGVzVmVyc2VOb3Rlc1hDaGlsZHJlblZGb2xkZXJaTGVjdGlvbmFy
        eVNZRVOjCSAl0wECBAUKC2wAVADkAGcAbABpAGMAaABlAHMAINg93NahDNQBAg0ODxARHFlSZWZlcmVuY2VVTm90ZXNYQm9va21h
        cmtaR29kJ3MgbG92ZdYBEhMUFRYNFxgZGhtbVHJhbnNsYXRpb25UQm9va1dDaGFwdGVyVVZlcnNlWUxhc3RWZXJzZVROQVNCVEpv
        aG5RM1IxNlIxOKMdHh9Sc29QVGxpZmXTAQIhIiMkVFRleHRYTm90ZW1hcmtYUmVtZW1iZXJfEBZhIDwgYiAmICJjIgoJbmV4dCBs
        aW5l0wECBAUmJ1VFbXB0eaAACAARABcAHAAxADoAQQBMAFAAVABbAHQAdgB/AIkAjwCYAKMAsAC8AMEAyQDPANkA3gDjAOUA6ADr
        AO8A8gDzAPgA/wEEAQ0BFgEvATYBPAAAAAAAAAIBAAAAAAAAACgAAAAAAAAAAAAAAAAAAAE9
        """)

    /// The same tree with sorted keys, numbers instead of strings, and no Class in the reference.
    static let sortedBinary = bytes(
        """
        YnBsaXN0MDDUAQIDBAUcJidYQ2hpbGRyZW5VQ2xhc3NfEBJJbmNsdWRlc1ZlcnNlTm90ZXNUTmFtZaMGHiPTAQIEBxwdoQjUAgQJ
        CgsMDRFVTm90ZXNZUmVmZXJlbmNlWEJvb2ttYXJrWkdvZCdzIGxvdmWjDg8QUnNvUFRsaWZl1RITFBUWFxgZGhtUQm9va1dDaGFw
        dGVyWUxhc3RWZXJzZVtUcmFuc2xhdGlvblVWZXJzZVRKb2huEAMQElROQVNCEBBWRm9sZGVybABUAOQAZwBsAGkAYwBoAGUAcwAg
        2D3c1tMCBB8gISJUVGV4dFhOb3RlbWFya1hSZW1lbWJlcl8QFmEgPCBiICYgImMiCgluZXh0IGxpbmXTAQIEJBwloFVFbXB0eVNZ
        RVNaTGVjdGlvbmFyeQAIABEAGgAgADUAOgA+AEUARwBQAFYAYABpAHQAeAB7AHwAgQCMAJEAmQCjAK8AtQC6ALwAvgDDAMUAzADl
        AOwA8QD6AQMBHAEjASQBKgEuAAAAAAAAAgEAAAAAAAAAKAAAAAAAAAAAAAAAAAAAATk=
        """)

    /// `struct.pack("<i", len(binary)) + zlib.compress(binary, 9)`.
    static let data = bytes(
        """
        rQEAAHjaVY87TxtBFIXPOCa84sQ8Yt5kMQTowEJCCEEBFiAiy4L1mNhQoPH6glfM7lg7GwQVNRUtJch/gB9AQ0lFQYQSCdEAUiQK
        pKShS9amymnuLY7Od06hLG3tj49/Z6E34bq39Q3ZpBRa87RwaDPauuxa8luR9Bp5mtLKJ51LlmxZ9MhdW1SySN56iizfVq7w9jP5
        hUyl0fh8zULhuqZmCY4HbEPChoUSCBrGj9nbm9N3AS3y/kO0pTdv0hYFYRZlX9PnldpxhLezvqSKI9qQapduWGtb+8dYpKOzq7tn
        g3vC1VJUkbxq/posibJPXrZWMZ8S2q99PD2XmedfVMldnTATk2ZiqtLX/8nUaoVLe4uCjgPxwSHOac/PVdFVaM4kh5wCeZvRmDBm
        jIIxbMSteFOjG7gMabtUmzY8kl1wyv7+CRrQgg70IoFpzCGFlWDyBnzs4gCHOMIxKjjDOS5wiSv8xB3u8YhfeMIzfuMPXvCXhVmE
        xdgYm2QzqCnEXi9G8Z/Y7D/9yHqW
        """)

    private static func bytes(_ base64: String) -> [UInt8] {
        Array(Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
    }
}
