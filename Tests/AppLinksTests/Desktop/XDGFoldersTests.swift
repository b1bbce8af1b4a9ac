import AppLinks
import Testing

struct XDGFoldersTests {
    @Test(arguments: [
        (["HOME": "/home/a"], ["/home/a/.config", "/etc/xdg"]),
        (["HOME": "/home/a", "XDG_CONFIG_HOME": "/c", "XDG_CONFIG_DIRS": "/d:/e"], ["/c", "/d", "/e"]),
        (["HOME": "/home/a", "XDG_CONFIG_HOME": "relative", "XDG_CONFIG_DIRS": ""], ["/home/a/.config", "/etc/xdg"]),
        ([:], ["/etc/xdg"]),
    ])
    func config(environment: [String: String], folders: [String]) {
        #expect(XDGFolders(environment: environment).config == folders)
    }
}
