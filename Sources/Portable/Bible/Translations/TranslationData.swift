/// The translations as data: one line each, `code|name|language|versification|aliases|sites`.
///
/// Aliases are separated by commas. Sites are `site=code`, separated by spaces; several codes of one site are separated by
/// commas, first the one that links are written with. `code>SHOWN` is a code of URLs for which the site shows another one.
enum TranslationData {
    static var tables: [StaticString] { [english, germanic, romance, slavicAndFinnish, world] }
}
