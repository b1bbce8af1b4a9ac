extension VerseMapData {
    /// The verses of the NAB and those of the originals.
    static let nab: StaticString = """
        Ps 2:11~2:11-12
        Dan 3:24-51=PrAzar.1:1-28 3:52~PrAzar.1:29-30 3:53=PrAzar.1:31 3:54=PrAzar.1:33 3:55=PrAzar.1:32 \
            3:56-57=PrAzar.1:34-35 3:58=PrAzar.1:37 3:59=PrAzar.1:36 3:60-90=PrAzar.1:38-68 3:91-100=3:24-33 13=Sus.1 \
            14=Bel.1
        Acts 10:48-49~10:48
        Bar 6=EpJer.1
        EpJer 1>1
        PrAzar 1>1
        Sus 1>1
        Bel 1>1
        2Esd 7:36-70=7:106-140
        """
}
