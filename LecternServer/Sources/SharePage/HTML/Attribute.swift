/// An attribute of an element. Those that hold addresses take a ``Link``, which is checked where it is made.
struct Attribute {
    /// The name, which is a literal of this file.
    let name: String
    /// The value, not escaped; nil for an attribute that needs none.
    let value: String?

    private init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    static func href(_ link: Link) -> Attribute { Attribute("href", link.url) }
    /// The address of a picture or a script.
    static func src(_ link: Link) -> Attribute { Attribute("src", link.url) }
    /// The address of a form.
    static func action(_ link: Link) -> Attribute { Attribute("action", link.url) }
    /// The class of an element, for the style sheet.
    static func style(_ name: String) -> Attribute { Attribute("class", name) }
    /// An attribute that says something by being there.
    static func flag(_ flag: Flag) -> Attribute { Attribute(flag.rawValue, nil) }
    /// Any attribute that holds no address and no code.
    static func text(_ name: Name, _ value: String) -> Attribute { Attribute(name.rawValue, value) }

    /// The attributes that take any text.
    enum Name: String {
        case alt, charset, content, dir, height, id, lang, loading, media, name, passage, placeholder, property, rel,
            role
        case translation, type, value, width
        case ariaCurrent = "aria-current"
        case ariaLabel = "aria-label"
        case ariaPressed = "aria-pressed"
        case autoComplete = "autocomplete"
        case enterKeyHint = "enterkeyhint"
        case labelFor = "for"
        case maxLength = "maxlength"
        case spellCheck = "spellcheck"
        case tabIndex = "tabindex"
        // What the script of the page reads.
        case app = "data-app"
        case copy = "data-copy"
        case paste = "data-paste"
        case prefer = "data-prefer"
        case share = "data-share"
        case shareTitle = "data-title"
        case store = "data-store"
        case system = "data-system"
    }

    /// The attributes without a value.
    enum Flag: String {
        case autofocus, `defer`, hidden, required, selected
        case readOnly = "readonly"
    }
}
