/// An attribute of an element. Those that hold addresses take a ``Link``, which is checked where it is made.
struct Attribute {
    let name: StaticString
    /// The value, not escaped; nil for an attribute that needs none.
    let value: String?

    private init(_ name: StaticString, _ value: String?) {
        self.name = name
        self.value = value
    }

    /// The address of a link.
    static func href(_ link: Link) -> Attribute { Attribute("href", link.url) }
    /// The address of a picture or a script.
    static func src(_ link: Link) -> Attribute { Attribute("src", link.url) }
    /// The address of a form.
    static func action(_ link: Link) -> Attribute { Attribute("action", link.url) }
    /// An attribute that says something by being there.
    static func flag(_ flag: Flag) -> Attribute { Attribute(flag.name, nil) }
    /// Any attribute that holds no address and no code.
    static func text(_ name: Name, _ value: String) -> Attribute { Attribute(name.text, value) }

    /// The class of an element, for the style sheet.
    static func style(_ name: String) -> Attribute { Attribute("class", name) }

    /// The attributes that take any text.
    enum Name {
        case alt, autoComplete, ariaCurrent, ariaLabel, ariaLive, ariaPressed, charset, content
        case data(Data)
        case dir, enterKeyHint, formMethod, height, id
        case labelFor, lang, loading, maxLength, media, name, passage, placeholder, property, rel, role, sizes,
            spellCheck,
            tabIndex, title, translation
        case type, value, width

        /// What the script of the page reads.
        enum Data { case app, copy, share, shareTitle, prefer, system }

        fileprivate var text: StaticString {
            switch self {
            case .alt: "alt"
            case .autoComplete: "autocomplete"
            case .ariaCurrent: "aria-current"
            case .ariaLabel: "aria-label"
            case .ariaLive: "aria-live"
            case .ariaPressed: "aria-pressed"
            case .charset: "charset"
            case .content: "content"
            case .data(let data): data.text
            case .dir: "dir"
            case .enterKeyHint: "enterkeyhint"
            case .formMethod: "method"
            case .height: "height"
            case .id: "id"
            case .labelFor: "for"
            case .lang: "lang"
            case .loading: "loading"
            case .maxLength: "maxlength"
            case .media: "media"
            case .name: "name"
            case .passage: "passage"
            case .placeholder: "placeholder"
            case .property: "property"
            case .rel: "rel"
            case .role: "role"
            case .sizes: "sizes"
            case .spellCheck: "spellcheck"
            case .tabIndex: "tabindex"
            case .title: "title"
            case .translation: "translation"
            case .type: "type"
            case .value: "value"
            case .width: "width"
            }
        }
    }

    /// The attributes without a value.
    enum Flag {
        case autofocus, `defer`, hidden, open, readOnly, required, selected

        fileprivate var name: StaticString {
            switch self {
            case .autofocus: "autofocus"
            case .defer: "defer"
            case .hidden: "hidden"
            case .open: "open"
            case .readOnly: "readonly"
            case .required: "required"
            case .selected: "selected"
            }
        }
    }
}

extension Attribute.Name.Data {
    fileprivate var text: StaticString {
        switch self {
        case .app: "data-app"
        case .copy: "data-copy"
        case .share: "data-share"
        case .shareTitle: "data-title"
        case .prefer: "data-prefer"
        case .system: "data-system"
        }
    }
}
