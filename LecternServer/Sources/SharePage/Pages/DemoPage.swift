struct DemoPage {
    let visit: Visit
    var html: [UInt8] { PageFrame(visit: visit, title: "Demo").html { _ in } }
}
