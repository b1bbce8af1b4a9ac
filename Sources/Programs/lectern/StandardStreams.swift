import Glibc

/// Standard input, output and error, of which a program may be started without any.
enum StandardStreams {
    /// Opens what is closed, so that no file is opened in its place and then read or written as if it were it: to read from
    /// such an input, or to write to such an output, is an error.
    static func reserve() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
