extension BookNames {
    /// The languages with known book names, English first: those that every text is read in, then the others.
    public static let languages: [Language] = [
        .english, .german, .spanish, .french, .portuguese, .dutch, .italian, .polish, .russian, .greek, .hungarian,
        .swedish, .norwegian, .danish, .indonesian, .chinese, .korean, .japanese, .slovenian,
        .czech, .slovak, .finnish, .romanian, .ukrainian, .croatian, .turkish, .vietnamese, .tagalog, .hebrew,
        .arabic, .hindi, .latin, .bulgarian, .cebuano, .persian, .haitianCreole, .icelandic, .javanese, .macedonian,
        .marathi, .nepali, .odia, .punjabi, .somali, .albanian, .serbian, .swahili, .tamil, .thai, .urdu,
    ]
}
