extension BookNames.Language {
    /// Vietnamese.
    static let vietnamese = Self(
        code: "vi",
        names: """
            Gen: [Sách] Sáng thế ký, [Sách] Sáng thế, Sáng, Stk, St, Sa, Gn, Ge
            Exod: [Sách] Xuất Ê-díp-tô ký, [Sách] Xuất hành, [Sách] Xuất Ai Cập, Xuất, Xh, Xu
            Lev: [Sách] Lê-vi ký, Lê-vi, Lê, Lv
            Num: [Sách] Dân số ký, [Sách] Dân số, Dân, Ds, Num
            Deut: [Sách] Phục truyền luật lệ ký, [Sách] Phục truyền, [Sách] Đệ nhị luật, Phục, Đnl, Phu, Dt
            Josh: [Sách] Giô-suê, Giô, [Sách] Joshua, Gios, Gsua, Giôs, Gs
            Judg: [Sách] Các quan xét, [Sách] Thẩm phán, [Sách] Thủ lãnh, [Sách] Quan xét, [Sách] Quan án, Quan, \
                [Sách] Các Thủ lãnh, Cac, Tl
            Ruth: Ru-tơ, Rút, Ru, R
            1Sam: 1 Sa-mu-ên, 1 Sa, 1 Sam, 1 Samuel, 1 Sm
            2Sam: 2 Sa-mu-ên, 2 Sa, 2 Sam, 2 Samuel, 2 Sm
            1Kgs: 1 Các vua, 1 Vua, 1 kg, 1 V
            2Kgs: 2 Các vua, 2 Vua, 2 kg, 2 V
            1Chr: 1 Sử ký, 1 Sử biên niên, 1 Sử, 1 Lịch sử, 1 Sb
            2Chr: 2 Sử ký, 2 Sử biên niên, 2 Sử, 2 Lịch sử, 2 Sb
            Ezra: [Sách] Ê-xơ-ra, Ét-ra, Ê-xra, Exo, Era, Exr, Er
            Neh: [Sách] Nê-hê-mi, [Sách] Nê-hê-mi-a, Nê, Neh, Nkm
            Esth: [Sách] Ê-xơ-tê, Ét-te, Êt, [Sách] Esther, Êxt, Et
            Job: Gióp, Yóp, G
            Ps: Thi thiên, Thánh vịnh, Thánh thi, Thi, Tv, Ps
            Prov: [Sách] Châm ngôn, [Sách] Cách ngôn, Châm, Cn, Ch
            Eccl: [Sách] Truyền đạo, [Sách] Giảng viên, [Sách] Truyền, [Sách] Giảng sư, Gv, Tr, Giáo
            Song: [Sách] Nhã ca, [Sách] Diễm ca, [Sách] Diệu ca, Nhã, Dc, [Sách] Tình ca, Tình
            Isa: Ê-sai, [Sách] I-sai-a, Ês, I-sa, 1 [Sách] Sa-Gia, [Sách] Isaiah, Is
            Jer: [Sách] Giê-rê-mi, [Sách] Giê-rê-mi-a, Giê, Jer, Gr
            Lam: [Sách] Ca thương, Ai ca, Ca, Lam, Ac
            Ezek: [Sách] Ê-xê-chi-ên, [Sách] Ê-dê-ki-en, Êx, [Sách] Ê-xê-ki-ên, Exe, Ezk, Êxê, Ed
            Dan: [Sách] Đa-ni-ên, Đa, Đn
            Hos: Ô-sê, Hô-sê, [Sách] Hô-sê-a, Os, Hos, Hs
            Joel: [Sách] Giô-ên, Jol, Joel, Gioe, Ge
            Amos: A-mốt, Am
            Obad: [Sách] Áp-đia, [Sách] Ô-va-đia, Ôv, Áp, Ov
            Jonah: [Sách] Giô-na, Gion, Giôn, Gn
            Mic: [Sách] Mi-chê, [Sách] Mi-kha, Mi, [Sách] Micah, Mk
            Nah: [Sách] Na-hum, [Sách] Na-khum, Na, Nam, Nk
            Hab: [Sách] Ha-ba-cúc, [Sách] Kha-ba-cúc, [Sách] Ha-ba-quan, Ha, Hab, Kb
            Zeph: [Sách] Sô-phô-ni, [Sách] Xô-phô-ni-a, [Sách] Xê-pha-nia, Sô, [Sách] Xô-phô-ni, [Sách] Xê-pha-ni-a, \
                [Sách] Zephaniah, Xp
            Hag: A-ghê, [Sách] Khác-gai, A-gai, [Sách] Ha-gai, [Sách] Haggai, Ag, Hag, Agh, Kg
            Zech: [Sách] Xa-cha-ri, [Sách] Xa-ca-ri-a, [Sách] Da-ca-ri-a, Xa, [Sách] Xê-ca-ri-a, Dcr
            Mal: [Sách] Ma-la-chi, [Sách] Ma-la-khi, Ma, Mal, Ml
            Matt: [{Phúc âm|Tin mừng} [theo] [thánh]] Ma-thi-ơ, [{Phúc âm|Tin mừng} [theo] [thánh]] Mát-thêu, Mt, Mat
            Mark: Mác, [{Phúc âm|Tin mừng} [theo] [thánh]] Mác-cô, Mc, Mk
            Luke: Lu-ca, Lu, Lc
            John: [{Phúc âm|Tin mừng} [theo] [thánh]] Giăng, [{Phúc âm|Tin mừng} [theo] [thánh]] Gio-an, Gi, Ga
            Acts: Công vụ các Sứ đồ, Công vụ, Công vụ Tông đồ, Tông đồ công vụ, Công, Cv, Sứ đồ
            Rom: Rô-ma, Rô, Rm, Rom
            1Cor: 1 [Thư [gửi]] Cô-rinh-tô, 1 Cô, 1 [Thư [gửi]] Cô-rin-tô, 1 [Thư [gửi]] Cô-rinh, 1 Cr
            2Cor: 2 [Thư [gửi]] Cô-rinh-tô, 2 Cô, 2 [Thư [gửi]] Cô-rin-tô, 2 [Thư [gửi]] Cô-rinh, 2 Cr
            Gal: [Thư [gửi]] Ga-la-ti, [Thư [gửi]] Ga-lát, Ga, Gl
            Eph: [Thư [gửi]] Ê-phê-sô, Êphê, Eph, Ep
            Phil: [Thư [gửi]] Phi-líp, Phil, [Thư [gửi]] Phi-líp-phê, Phi, Pl
            Col: [Thư [gửi]] Cô-lô-se, [Thư [gửi]] Cô-lô-xê, Côl, Co, Cl
            1Thess: 1 [Thư [gửi]] Tê-sa-lô-ni-ca, 1 [Thư [gửi]] Thê-xa-lô-ni-ca, 1 Tê, 1 [Thư [gửi]] Thê-sa-lô-ni-ca, \
                1 Tx
            2Thess: 2 [Thư [gửi]] Tê-sa-lô-ni-ca, 2 [Thư [gửi]] Thê-xa-lô-ni-ca, 2 Tê, 2 [Thư [gửi]] Thê-sa-lô-ni-ca, \
                2 Tx
            1Tim: 1 [Thư [gửi]] Ti-mô-thê, 1 [Thư [gửi]] Ti-mô-thê-ô, 1 Ti, 1 tm, 1 Tim
            2Tim: 2 [Thư [gửi]] Ti-mô-thê, 2 [Thư [gửi]] Ti-mô-thê-ô, 2 Ti, 2 tm, 2 Tim
            Titus: Tít, Ti-tô, Tt
            Phlm: [Thư [gửi]] Phi-lê-môn, Phlm, Plm
            Heb: [Thư [gửi]] Hê-bơ-rơ, [Thư [gửi]] Do Thái, [Thư [gửi]] Híp-ri, Hê, Dt
            Jas: [Thư [gửi]] Gia-cơ, [Thư [gửi]] Gia-cô-bê, Gia, Gc
            1Pet: 1 [Thư [gửi]] Phi-e-rơ, 1 [Thư [gửi]] Phê-rô, 1 Phi, 1 [Thư [gửi]] Phi-rơ, 1 [Thư [gửi]] Phia-rơ, \
                1 pt, 1 ptr, 1 Phia, 1 Pr
            2Pet: 2 [Thư [gửi]] Phi-e-rơ, 2 [Thư [gửi]] Phê-rô, 2 Phi, 2 [Thư [gửi]] Phi-rơ, 2 [Thư [gửi]] Phia-rơ, \
                2 pt, 2 ptr, 2 Phia, 2 Pr
            1John: 1 [Thư [gửi]] Giăng, 1 [Thư [gửi]] Gio-an, 1 Gi, 1 jn, 1 jh, 1 Ga
            2John: 2 [Thư [gửi]] Giăng, 2 [Thư [gửi]] Gio-an, 2 Gi, 2 jn, 2 jh, 2 Ga
            3John: 3 [Thư [gửi]] Giăng, 3 [Thư [gửi]] Gio-an, 3 Gi, 3 jn, 3 jh, 3 Ga
            Jude: [Thư [gửi]] Giu-đe, [Thư [gửi]] Giu-đa, Giu, Gđ
            Rev: Khải huyền [của {John|Giăng|Gio-an}], Khải thị, Khải, Kh
            Tob: [Sách] Tôbia, Tob, Tb
            Jdt: [Sách] Giuđitha, Gđt
            EsthGr: [Sách] Ê-xơ-tê Hy Lạp, [Sách] Êxơtê (Tiếng Hy Lạp)
            Wis: [Sách] Khôn Ngoan, Kn
            Sir: [Sách] Huấn Ca, Sir, Hc
            Bar: [Sách] Barúc, Bar, Br
            PrAzar: [Sách] Cầu Nguyện của Axaria, S3Y
            Sus: [Sách] Susanna
            1Macc: 1 Macabê, Macabê Quyển 1, 1 Macc, 1 Mcb
            2Macc: 2 Macabê, Macabê Quyển 2, 2 Macc, 2 Mcb
            3Macc: 3 Macabê, Macabê Quyển 3, 3 Macc
            4Macc: 4 Macabê, Macabê Quyển 4, 4 Macc
            AddPs: [Sách] Thi Thiên 151
            AddDan: [Sách] Phần Bổ Sung Đaniên
            PssSol: [Sách] Thi Thiên của Salômôn
            """,
        words: """
            chapter chương đoạn
            verse câu
            and và với xem
            to đến tới
            following tt
            title tựa
            first nhất
            second nhì
            third ba
            translation 1934
            """)
}
