/// The English names of the languages of translations, by their codes of ISO 639.
enum LanguageNames {
    static let english = [
        "ar": "Arabic", "da": "Danish", "de": "German", "el": "Greek", "en": "English", "es": "Spanish", "eu": "Basque",
        "fi": "Finnish", "fr": "French", "grc": "Ancient Greek", "hbo": "Biblical Hebrew", "hu": "Hungarian",
        "hy": "Armenian", "id": "Indonesian", "it": "Italian", "ja": "Japanese", "ko": "Korean", "la": "Latin",
        "lus": "Mizo", "nl": "Dutch", "no": "Norwegian", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian",
        "ru": "Russian", "sl": "Slovenian", "sv": "Swedish", "th": "Thai", "tl": "Tagalog", "uk": "Ukrainian",
        "vi": "Vietnamese", "zh": "Chinese",
    ]
}
