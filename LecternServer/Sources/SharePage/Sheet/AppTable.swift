import LinkEngine

struct AppTable {
    init(_ apps: [App]) {}
    var json: [UInt8] { Array("{}".utf8) }
}
