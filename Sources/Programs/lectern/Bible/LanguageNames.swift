/// The English names of languages by their codes of ISO 639.
enum LanguageNames {
    static let english = [
        "af": "Afrikaans", "ar": "Arabic", "bg": "Bulgarian", "ca": "Catalan", "ceb": "Cebuano", "cs": "Czech",
        "da": "Danish", "de": "German",
        "el": "Greek", "en": "English", "es": "Spanish", "eu": "Basque", "fa": "Persian", "fi": "Finnish",
        "fr": "French", "grc": "Ancient Greek", "hbo": "Biblical Hebrew", "he": "Hebrew", "hi": "Hindi",
        "hr": "Croatian", "ht": "Haitian Creole", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian",
        "is": "Icelandic", "it": "Italian", "ja": "Japanese", "jv": "Javanese", "ko": "Korean", "la": "Latin",
        "lus": "Mizo", "mk": "Macedonian", "mr": "Marathi", "ne": "Nepali", "nl": "Dutch", "no": "Norwegian",
        "or": "Odia", "pa": "Punjabi", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian",
        "sk": "Slovak", "sl": "Slovenian", "so": "Somali", "sq": "Albanian", "sr": "Serbian", "sv": "Swedish",
        "sw": "Swahili", "ta": "Tamil", "th": "Thai", "tl": "Tagalog", "tr": "Turkish", "uk": "Ukrainian",
        "ur": "Urdu", "vi": "Vietnamese", "zh": "Chinese",
    ]
}
