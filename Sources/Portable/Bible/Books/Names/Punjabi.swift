extension BookNames.Language {
    /// Punjabi.
    static let punjabi = Self(
        code: "pa", use: .script(.gurmukhi),
        names: """
            Gen: ਉਤਪਤ, utpat
            Exod: ਕੂਚ, kuc
            Lev: ਲੇਵੀਆਂ, ਲੇਵੀਆਂ ਦੀ ਪੋਥੀ, leviam [di potʰi]
            Num: ਗਿਣਤੀ, ginti, Num
            Deut: ਬਿਵਸਥਾ ਸਾਰ, ਬਿਵਸਥਾ, bivastʰa [sar]
            Josh: ਯਹੋਸ਼ੁਆ, ਯਹੋਸ਼ੂਆ, yahosua
            Judg: ਨਿਆਈਆਂ, ਨਿਆ{ਂ|}ਈਆਂ [ਦੀ ਪੋਥੀ], niaiam [di potʰi]
            Ruth: ਰੂਥ, ਰੁੱਥ, Rūtʰ
            1Sam: 1 ਸਮੂਏਲ, ਸਮੂਏਲ ਦੀ {1|ਪਹਿਲਾ|ਪਹਿਲੀ} ਪੋਥੀ, 1 samuel, samuel di pahili potʰi, 1 Sam
            2Sam: 2 ਸਮੂਏਲ, samuel di duji potʰi, 2 samuel, ਸਮੂਏਲ ਦੀ {2|ਦੂਜਾ|ਦੂਜੀ} ਪੋਥੀ, 2 Sam
            1Kgs: 1 ਰਾਜਿਆਂ, ਰਾਜਿਆਂ ਦੀ {1|ਪਹਿਲਾ|ਪਹਿਲੀ} ਪੋਥੀ, 1 rajiam, rajiam di pahili potʰi
            2Kgs: 2 ਰਾਜਿਆਂ, rajiam di duji potʰi, 2 rajiam, ਰਾਜਿਆਂ ਦੀ {2|ਦੂਜਾ|ਦੂਜੀ} ਪੋਥੀ
            1Chr: 1 ਇਤਹਾਸ, ਇਤਹਾਸ ਦੀ {1|ਪਹਿਲਾ|ਪਹਿਲੀ} ਪੋਥੀ, 1 itahas, itahas di pahili potʰi
            2Chr: 2 ਇਤਹਾਸ, itahas di duji potʰi, 2 itahas, ਇਤਹਾਸ ਦੀ {2|ਦੂਜਾ|ਦੂਜੀ} ਪੋਥੀ
            Ezra: ਅਜ਼ਰਾ, azra
            Neh: ਨਹਮਯਾਹ, nahamyah, Neh
            Esth: ਅਸਤਰ, astar
            Job: ਅੱਯੂਬ, ਅਯੂਬ, Ayyūb
            Ps: ਜ਼ਬੂਰ, ਜ਼ਬੂਰਾਂ ਦੀ ਪੋਥੀ, ਭਜਨ, Zabūr, Ps
            Prov: ਕਹਾਉਤਾਂ, ਕਹਾਉਂਤਾ, Kahāutāṃ
            Eccl: ਉਪਦੇਸ਼ਕ ਦੀ ਪੋਥੀ, ਉਪਦੇਸ਼ਕ, upadesak [di potʰi]
            Song: ਸਰੇਸ਼ਟ ਗੀਤ, ਸੁਲੇਮਾਨ ਦਾ ਗੀਤ, salemam da git, saresat git, salemān dā gīt
            Isa: ਯਸਾਯਾਹ, ਯਸਾ, Yasāyāh, ਯਾਸਾਯਾਹ
            Jer: ਯਿਰਮਿਯਾਹ, yirmiyah, Jer
            Lam: ਵਿਰਲਾਪ, Virlāp, Lam
            Ezek: ਹਿਜ਼ਕੀਏਲ, Hizkīel
            Dan: ਦਾਨੀਏਲ, daniel
            Hos: ਹੋਸ਼ੇਆ, hosea, Hos
            Joel: ਯੋਏਲ, yoel, Joel
            Amos: ਆਮੋਸ, Āmos
            Obad: ਓਬਦਯਾਹ, Obadyāh
            Jonah: ਯੂਨਾਹ, ਯੋਨਾਹ, yunah
            Mic: ਮੀਕਾਹ, Mīkāh
            Nah: ਨਹੂਮ, Nahūm
            Hab: ਹਬੱਕੂਕ, habakkuk, ਹਬਕੱੂਕ, ਹਬਕੂਕ, Hab
            Zeph: ਸਫ਼ਨਯਾਹ, Safanyāh
            Hag: ਹੱਜਈ, hajjai, Hag
            Zech: ਜ਼ਕਰਯਾਹ, zakaryah, ਜ਼ਕਰਜਾਹ
            Mal: ਮਲਾਕੀ, malaki
            Matt: ਮੱਤੀ [ਦੀ ਇੰਜੀਲ], matti [di ĩjil]
            Mark: ਮਰਕੁਸ [ਦੀ ਇੰਜੀਲ], markus [di ĩjil]
            Luke: ਲੂਕਾ [ਦੀ ਇੰਜੀਲ], luka [di ĩjil]
            John: ਯੂਹੰਨਾ [ਦੀ ਇੰਜੀਲ], yuhana [di ĩjil], ਯੂਹਾਂਨਾ [ਦੀ ਇੰਜੀਲ]
            Acts: ਰਸੂਲਾਂ ਦੇ ਕਰਤੱਬ, ਰਸੂਲਾਂ, rasulam de kartabb
            Rom: ਰੋਮੀਆਂ ਨੂੰ [ਪੱਤ੍ਰੀ], ਰੋਮੀਆਂ [ਪੱਤ੍ਰੀ], romiam [nu pattri], Rom [ਪੱਤ੍ਰੀ]
            1Cor: 1 ਕੁਰਿੰਥੀਆਂ ਨੂੰ [ਪੱਤ੍ਰੀ], 1 ਕੁਰਿੰਥੀਆਂ [ਪੱਤ੍ਰੀ], ਕੁਰਿੰਥੀਆਂ ਨੂੰ {1|ਪਹਿਲਾ|ਪਹਿਲੀ} ਪੱਤ੍ਰੀ, \
                1 kuritʰiam [ਪੱਤ੍ਰੀ], kuritʰiam nu pahili pattri [ਪੱਤ੍ਰੀ]
            2Cor: 2 ਕੁਰਿੰਥੀਆਂ ਨੂੰ [ਪੱਤ੍ਰੀ], kuritʰiam nu duji pattri [ਪੱਤ੍ਰੀ], 2 ਕੁਰਿੰਥੀਆਂ [ਪੱਤ੍ਰੀ], \
                2 kuritʰiam [ਪੱਤ੍ਰੀ], ਕੁਰਿੰਥੀਆਂ ਨੂੰ {2|ਦੂਜਾ|ਦੂਜੀ} ਪੱਤ੍ਰੀ
            Gal: ਗਲਾਤੀਆਂ ਨੂੰ [ਪੱਤ੍ਰੀ], ਗਲਾਤੀਆਂ [ਪੱਤ੍ਰੀ], galatiam [nu pattri]
            Eph: ਅਫ਼ਸੀਆਂ ਨੂੰ [ਪੱਤ੍ਰੀ], ਅਫ਼ਸੀਆਂ [ਪੱਤ੍ਰੀ], afasiam [nu pattri]
            Phil: ਫ਼ਿਲਿੱਪੀਆਂ ਨੂੰ [ਪੱਤ੍ਰੀ], ਫ਼ਿਲਿੱਪੀਆਂ [ਪੱਤ੍ਰੀ], filippiam [nu pattri]
            Col: ਕੁਲੁੱਸੀਆਂ ਨੂੰ [ਪੱਤ੍ਰੀ], ਕੁਲੁੱਸੀਆਂ [ਪੱਤ੍ਰੀ], kulussiam [nu pattri], Col [ਪੱਤ੍ਰੀ]
            1Thess: 1 ਥੱਸਲੁਨੀਕੀਆਂ ਨੂੰ [ਪੱਤ੍ਰੀ], 1 ਥੱਸਲੁਨੀਕੀਆਂ [ਪੱਤ੍ਰੀ], ਥੱਸਲੁਨੀਕੀਆਂ ਨੂੰ {1|ਪਹਿਲਾ|ਪਹਿਲੀ} ਪੱਤ੍ਰੀ, \
                1 tʰassalunikiam [ਪੱਤ੍ਰੀ], tʰassalunikiam nu pahili pattri [ਪੱਤ੍ਰੀ]
            2Thess: 2 ਥੱਸਲੁਨੀਕੀਆਂ ਨੂੰ [ਪੱਤ੍ਰੀ], tʰassalunikiam nu duji pattri [ਪੱਤ੍ਰੀ], 2 ਥੱਸਲੁਨੀਕੀਆਂ [ਪੱਤ੍ਰੀ], \
                2 tʰassalunikiam [ਪੱਤ੍ਰੀ], ਥੱਸਲੁਨੀਕੀਆਂ ਨੂੰ {2|ਦੂਜਾ|ਦੂਜੀ} ਪੱਤ੍ਰੀ
            1Tim: 1 ਤਿਮੋਥਿਉਸ ਨੂੰ [ਪੱਤ੍ਰੀ], 1 ਤਿਮੋਥਿਉਸ [ਪੱਤ੍ਰੀ], ਤਿਮੋਥਿਉਸ ਨੂੰ {1|ਪਹਿਲਾ|ਪਹਿਲੀ} ਪੱਤ੍ਰੀ, \
                1 timotʰius [ਪੱਤ੍ਰੀ], timotʰius nu pahili pattri [ਪੱਤ੍ਰੀ], 1 Tim [ਪੱਤ੍ਰੀ]
            2Tim: 2 ਤਿਮੋਥਿਉਸ ਨੂੰ [ਪੱਤ੍ਰੀ], timotʰius nu duji pattri [ਪੱਤ੍ਰੀ], 2 ਤਿਮੋਥਿਉਸ [ਪੱਤ੍ਰੀ], \
                2 timotʰius [ਪੱਤ੍ਰੀ], ਤਿਮੋਥਿਉਸ ਨੂੰ {2|ਦੂਜਾ|ਦੂਜੀ} ਪੱਤ੍ਰੀ, 2 Tim [ਪੱਤ੍ਰੀ]
            Titus: ਤੀਤੁਸ ਨੂੰ [ਪੱਤ੍ਰੀ], ਤੀਤੁਸ [ਪੱਤ੍ਰੀ], titus [nu pattri]
            Phlm: ਫ਼ਿਲੇਮੋਨ ਨੂੰ [ਪੱਤ੍ਰੀ], ਫ਼ਿਲੇਮੋਨ [ਪੱਤ੍ਰੀ], pʰilemon [nu pattri]
            Heb: ਇਬਰਾਨੀਆਂ ਨੂੰ, ਇਬਰਾਨੀਆਂ, ibraniam [nu pattri]
            Jas: ਯਾਕੂਬ, ਯਾਕੂਬ ਦੀ ਪੱਤ੍ਰੀ, yakub [di pattri]
            1Pet: 1 ਪਤਰਸ, ਪਤਰਸ ਦੀ {1|ਪਹਿਲਾ|ਪਹਿਲੀ} ਪੱਤ੍ਰੀ, 1 patras, patras di pahili pattri
            2Pet: 2 ਪਤਰਸ, patras di duji pattri, 2 patras, ਪਤਰਸ ਦੀ {2|ਦੂਜਾ|ਦੂਜੀ} ਪੱਤ੍ਰੀ
            1John: 1 ਯੂਹੰਨਾ, ਯੂਹੰਨਾ ਦੀ {1|ਪਹਿਲਾ|ਪਹਿਲੀ} ਪੱਤ੍ਰੀ, 1 yuhana, yuhana di pahili pattri
            2John: 2 ਯੂਹੰਨਾ, yuhana di duji pattri, 2 yuhana, ਯੂਹੰਨਾ ਦੀ {2|ਦੂਜਾ|ਦੂਜੀ} ਪੱਤ੍ਰੀ
            3John: 3 ਯੂਹੰਨਾ, yuhana di tiji pattri, 3 yuhana, ਯੂਹੰਨਾ ਦੀ {3|ਤੀਜਾ|ਤੀਜੀ} ਪੱਤ੍ਰੀ
            Jude: ਯਹੂਦਾਹ, ਯਹੂਦਾਹ ਦੀ ਪੱਤ੍ਰੀ, yahudah [di pattri]
            Rev: ਪਰਕਾਸ਼ ਦੀ ਪੋਥੀ, ਪਰਕਾਸ਼, ਯੂਹੰਨਾ ਦੇ ਪਰਕਾਸ਼ ਦੀ ਪੋਥੀ, prakas, yuhana de prakas [di potʰi]
            """,
        words: """
            chapter ਅਧਿਆਇ ਕਾਂਡ
            verse ਪਦ ਆਇਤ
            and ਅਤੇ ਤੇ ਜਾਂ
            to ਤੋਂ
            title ਸਿਰਲੇਖ
            first ਪਹਿਲਾ ਪਹਿਲੀ
            second ਦੂਜਾ ਦੂਜੀ
            third ਤੀਜਾ ਤੀਜੀ
            """)
}
