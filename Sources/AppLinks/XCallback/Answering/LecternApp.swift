/// How Lectern identifies itself to other apps.
package enum LecternApp {
    /// The scheme of the URLs that Lectern answers.
    package static let scheme = "lectern"
    /// The name that other apps get as `x-source`.
    package static let name = "Lectern"
}
