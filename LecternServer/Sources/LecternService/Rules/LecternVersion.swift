/// The version of the service.
public enum LecternVersion {
    /// The number, as `--version` prints it.
    public static let number = "0.1.0"
}
