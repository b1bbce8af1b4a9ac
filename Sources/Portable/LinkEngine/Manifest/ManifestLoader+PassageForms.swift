import Bible
import Requests
import Text

/// Reading what apps make of a passage or a place.
extension ManifestLoader {
    /// What the app makes of a passage, and the object with its tests; nil where the app does not say.
    mutating func passageForm(_ app: ObjectReader) throws(Finding) -> (PassageForm, tests: ObjectReader?)? {
        guard let value = app.optional(.passage) else { return nil }
        if let name = value.string {
            guard name == "common-scheme" else {
                throw Finding(
                    .manifestInvalidValue, "\"passage\" is \"\(name)\"", at: app.location(value),
                    note: "it can be \"common-scheme\", or an object with \"templates\" or a \"script\"")
            }
            return (.commonScheme, nil)
        }
        let object = try object(value, in: app.file, as: .passageForm)
        let takes = try takes(object)
        let script = try object.optionalString(.script)
        switch (try object.optionalArray(.templates), script) {
        case (let values?, nil) where !values.isEmpty:
            return (.templates(try templates(values, in: object), takes), object)
        case (nil, let source?): return (.script(Script(source: source, dialect: .script2), takes), object)
        case (_, nil):
            throw Finding(
                .manifestMissingKey, "the passage form has neither \"templates\" nor a \"script\"", at: object.location,
                note: "write \"common-scheme\" for an app that reads bible-*:// links")
        default:
            throw Finding(
                .manifestConflictingKeys, "the passage form has both \"templates\" and a \"script\"",
                at: object.location, note: "keep one of them")
        }
    }

    /// What the app makes of a place, and the object with its tests; nil where the app does not say.
    mutating func placeForm(_ app: ObjectReader) throws(Finding) -> (PlaceForm, tests: ObjectReader)? {
        guard let value = app.optional(.place) else { return nil }
        let object = try object(value, in: app.file, as: .placeForm)
        guard let values = try object.optionalArray(.templates), !values.isEmpty else {
            throw Finding(
                .manifestMissingKey, "the place form has no \"templates\"", at: object.location,
                note: "add the app's links with variables, such as {lat} and {lon}")
        }
        let templates = try values.map { (value) throws(Finding) in try template(value, of: .templates, in: object) }
        do {
            return (try PlaceForm(templates), object)
        } catch {
            let known = PlaceForm.Variable.allCases.map { $0.rawValue }
            throw Finding(
                .templateUnknownVariable, "there is no variable \"\(error.name)\"", at: object.location,
                note: Spelling.hint(for: error.name, in: known) ?? "the variables are \(known.joined(separator: ", "))")
        }
    }

    private mutating func templates(_ values: [JSONValue], in object: ObjectReader) throws(Finding) -> [PassageTemplate]
    {
        var templates: [PassageTemplate] = []
        for value in values {
            let template = try template(value, of: .templates, in: object)
            do {
                templates.append(try PassageTemplate(template, &variables))
            } catch {
                let known = PassageVariable.Name.allCases.map { $0.rawValue }
                throw Finding(
                    .templateUnknownVariable, "there is no variable \"\(error.name)\"", at: object.location(value),
                    note: Spelling.hint(for: error.name, in: known) ?? "docs/variables.md lists them")
            }
        }
        return templates
    }

    private mutating func takes(_ form: ObjectReader) throws(Finding) -> PassageForm.Takes {
        let translations = try translations(form)
        guard let value = form.optional(.takes) else {
            return PassageForm.Takes(
                Capabilities(list: false, range: .none, books: .protestant), translations: translations)
        }
        let object = try object(value, in: form.file, as: .takes)
        let onlyTranslation = try onlyTranslation(object)
        let isFlag = onlyTranslation == nil && object.optional(.translation) != nil
        let capabilities = Capabilities(
            list: try object.flag(.list), range: try object.optionalChoice(.range, Capabilities.Range.self) ?? .none,
            books: try object.optionalChoice(.books, Capabilities.Books.self) ?? .protestant,
            translation: isFlag ? try object.flag(.translation) : onlyTranslation == nil,
            onlyTranslation: onlyTranslation)
        return PassageForm.Takes(capabilities, numbers: try numbers(object), translations: translations)
    }

    /// How links without a translation are numbered; nil where the rule does not say.
    private func numbers(_ takes: ObjectReader) throws(Finding) -> PassageForm.Takes.Numbers? {
        let versification = try versification(takes)
        guard let value = takes.optional(.numbers) else { return versification.map { .known($0.simplified) } }
        guard value.string == "reader" else {
            throw Finding(
                .manifestInvalidValue, "\"numbers\" is \(value.source)", at: takes.location(value),
                note: "it can be \"reader\"; \"versification\" names any other numbering")
        }
        guard versification == nil else {
            throw Finding(
                .manifestConflictingKeys, "the form has both \"numbers\" and a \"versification\"",
                at: takes.location(value), note: "keep one of them")
        }
        return .reader
    }

    /// The only translation that the app has.
    private func onlyTranslation(_ takes: ObjectReader) throws(Finding) -> Translation? {
        guard let value = takes.optional(.translation), let code = value.string else { return nil }
        guard let translation = Translation.with(code: code) else {
            throw Finding(
                .manifestInvalidValue, "there is no translation \(value.source)", at: takes.location(value),
                note: "write true or false, or a code that `lectern list translations` lists")
        }
        return translation
    }

    private func translations(_ form: ObjectReader) throws(Finding) -> [String: String]? {
        guard let value = form.optional(.translations) else { return nil }
        let codes = try form.strings(
            value, .translations, expected: "an object from codes in general use to the app's own")
        return codes.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
}
