/// A row of the corpora: a text, and the passage it means in OSIS.
struct ReferenceRow: Decodable {
    var text: String
    var osis: String
    var kind: String?
    var lang: String?
    var mayRefuse: Bool?
}
