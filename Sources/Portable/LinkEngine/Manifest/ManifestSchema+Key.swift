extension ManifestSchema {
    /// The keys of the manifest language in their canonical spelling; a key means the same in every kind of object.
    package enum Key: String, Sendable, CaseIterable {
        // Manifests.
        case schema = "$schema"
        case order
        case set
        case apps
        case actions
        case browsers
        case previews
        case passages
        case places
        case redirects
        // What a signed rule set says of itself.
        case version
        case licence
        // Apps and browsers.
        case identifier
        case name
        case scheme
        case schemes
        case storeId
        case iconURL
        case platform
        case os
        case country
        case new
        case web
        case intentions
        case passage
        case place
        case status
        case verified
        // The operating systems of an app; the web is one of them.
        case ios
        case android
        case macos
        case windows
        case linux
        case stores
        case hosts
        case googlePlay
        case fdroid
        case macAppStore
        case microsoftStore
        case flathub
        case snap
        // What an app makes of a passage.
        case templates
        case takes
        case list
        case range
        case books
        case numbers
        // Rules.
        case title
        case site
        case regex
        case headers
        case server
        case query
        case translation
        case translations
        case language
        case versification
        case misspellings
        case formats
        case appId
        case app
        case format
        case template
        case script
        case script2
        case param
        case fetch
        case canSave
        // Tests.
        case testInputs
        case testResults
        case tests
        case test
        case testsThatCantBeRunCuzHeaders
        case url
        case result
        case knownFailure
        case made
        // Notes, and keys that authors renamed to switch them off.
        case docs
        case note
        case note2
        case notes
        case todo
        case useful
        case knownIssue = "known issue"
        case xformat
        case xregex
        case xscript
        // Checks that are switched off.
        case allow
    }
}
