/// This program as other apps see it.
package enum LecternApp {
    /// The scheme of its URLs.
    package static let scheme = "lectern"
    /// Its name.
    package static let name = "Lectern"
}
