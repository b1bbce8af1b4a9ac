/// The translations as data: one line each, `code|name|language|versification|aliases|sites`.
///
/// Aliases have commas between. Sites are `site=code` with spaces between, several codes of one site with commas,
/// the one to write first; `code>SHOWN` where the site shows another code than the one in its addresses.
enum TranslationData {
    static var tables: [StaticString] { [english, germanic, romance, slavicAndFinnish, world] }
}
