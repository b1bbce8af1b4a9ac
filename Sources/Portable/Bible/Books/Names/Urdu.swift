extension BookNames.Language {
    /// Urdu.
    static let urdu = Self(
        code: "ur", use: .script(.arabic),
        names: """
            Gen: پیدائش, paidaish, paydais, paidāʾiš, paydāʾiš
            Exod: خروج, kʰuruj, ḫuruj
            Lev: احبار, ahbar
            Num: گنتی, Gintī, Num
            Deut: استثنا, Istis̱Nā
            Josh: یشوع, yasua, yašūʿ
            Judg: قضاۃ, quzat, quẓāh
            Ruth: روت, راعوت, Rūt
            1Sam: 1 سموئیل, 1 سموایل, 1 SamūʾĪl, 1 Sam
            2Sam: 2 سموئیل, 2 سموایل, 2 SamūʾĪl, 2 Sam
            1Kgs: 1 سلاطین, 1 Salāṭīn
            2Kgs: 2 سلاطین, 2 Salāṭīn
            1Chr: 1 تواریخ, 1 Tavārīḫ
            2Chr: 2 تواریخ, 2 تو اریخ, 2 Tavārīḫ
            Ezra: عزرا, azra, ʿazra, عز را
            Neh: نحمیاہ, Niḥimyāh, Neh
            Esth: آستر, ایستر, astar
            Job: ایوب, Ayyūb
            Ps: زبور, زبُو, Zabūr, Ps
            Prov: امثال, amsal
            Eccl: واعظ, waiz, vaiz, vāʿiẓ
            Song: غزل الغزلات, ġazal al-ġazalāt
            Isa: یسعیاہ, یعسیاہ, YasaʿYāh
            Jer: یرمیاہ, Yirmayāh, Jer
            Lam: نوحہ, Lam, Nūḥâ
            Ezek: حزقی ایل, hizqiel, ḥizqīʾīl, ḥizqī ʾīl
            Dan: دانی ایل, daniel, dānīʾīl, dānī ʾīl
            Hos: ہوسیع, ہوسیعاہ, husiʿ, hosīʿ, ہو سیعاہ, Hos
            Joel: یوایل, yūʾīl, YōʾĪl, Joel
            Amos: عاموس, ʿāmōs
            Obad: عبدیاہ, ʿabadiyāh
            Jonah: یوناہ, یونس, yunas
            Mic: میکاہ, Mīkāh
            Nah: ناحوم, nāḥūm, نا حُوم
            Hab: حبقوق, Ḥabaqqūq, Hab
            Zeph: صفنیاہ, ṣafaniyah
            Hag: حجی, hajjai, ḥajjī, Hag
            Zech: زکریاہ, زکریا, Zakariyāh
            Mal: ملاکی, Malākī
            Matt: متی [کی انجیل], matti [ki injil]
            Mark: مرقس [کی انجیل], marqus [ki injil]
            Luke: لوقا [کی انجیل], luqa [ki injil]
            John: یوحنا [کی انجیل], yuhanna [ki injil]
            Acts: اعمال, رسولوں کے اعمال, رسولوں, Rasūlōṅ Ke AʿMāl
            Rom: رومیوں [کے نام [پولس رسول] کا خط], romiyon ke nam ka ḫat [کے نام [پولس رسول] کا خط], \
                Rom [کے نام [پولس رسول] کا خط]
            1Cor: 1 کرنتھیوں [کے نام [پولس رسول] کا خط], کرنتھیوں کے نام [پولس رسول] کا {پہلا|1|۱} خط, \
                kurintʰiyōṅ ke nām kā pahlā ḫaṭ [کے نام [پولس رسول] کا خط]
            2Cor: 2 کرنتھیوں [کے نام [پولس رسول] کا خط], کرنتھیوں کے نام [پولس رسول] کا {دوسرا|2} خط, \
                kurintʰiyōṅ ke nām kā dūsrā ḫaṭ [کے نام [پولس رسول] کا خط]
            Gal: گلتیوں [کے نام [پولس رسول] کا خط], galatiyōṅ ke nām kā ḫaṭ [کے نام [پولس رسول] کا خط]
            Eph: افسیوں [کے نام [پولس رسول] کا خط], Ifisiyōṅ Ke Nām Kā Ḫaṭ [کے نام [پولس رسول] کا خط]
            Phil: فلپیوں [کے نام [پولس رسول] کا خط], filippiyōṅ ke nām kā ḫaṭ [کے نام [پولس رسول] کا خط]
            Col: کلسیوں [کے نام [پولس رسول] کا خط], kulussiyōṅ ke nām kā ḫaṭ [کے نام [پولس رسول] کا خط], \
                Col [کے نام [پولس رسول] کا خط]
            1Thess: 1 تھسلنیکیوں [کے نام [پولس رسول] کا خط], {تھسلنیکیوں|تھسلنیکوں} کے نام [پولس رسول] کا {پہلا|1} خط, \
                tʰissalunīkiyōṅ ke nām kā pahlā ḫaṭ [کے نام [پولس رسول] کا خط], \
                1 تھسلنیکوں [کے نام [پولس رسول] کا خط]
            2Thess: 2 تھسلنیکیوں [کے نام [پولس رسول] کا خط], \
                {تھسلنیکیوں|تھسلنیکوں} کے نام [پولس رسول] کا {دوسرا|2} خط, \
                tʰissalunīkiyōṅ ke nām kā dūsrā ḫaṭ [کے نام [پولس رسول] کا خط], \
                2 تھسلنیکوں [کے نام [پولس رسول] کا خط]
            1Tim: 1 تیمتھیس [کے نام [پولس رسول] کا خط], تیمتھیس کے نام [پولس رسول] کا {پہلا|1} خط, \
                tīmutʰiyus ke nām kā pahlā ḫaṭ [کے نام [پولس رسول] کا خط], 1 Tim [کے نام [پولس رسول] کا خط]
            2Tim: 2 تیمتھیس [کے نام [پولس رسول] کا خط], تیمتھیس کے نام [پولس رسول] کا {دوسرا|2} خط, \
                tīmutʰiyus ke nām kā dūsrā ḫaṭ [کے نام [پولس رسول] کا خط], 2 Tim [کے نام [پولس رسول] کا خط]
            Titus: ططس [کے نام [پولس رسول] کا خط], Ṭiṭus Ke Nām Kā Ḫaṭ [کے نام [پولس رسول] کا خط]
            Phlm: فلیمون [کے نام [پولس رسول] کا خط], filemon [ke nam ka ḫat]
            Heb: عبرانیوں, عِبرانیوں کے نام کا خط, ʿibrāniyōṅ ke nām kā ḫaṭ, عبرانیوں کے نام پولس رسول کا خط
            Jas: یعقوب, یعقوب کا عام خط, یعقوب کا [عام] خط, yaʿqūb kā ʿām ḫaṭ
            1Pet: 1 پطرس, پطرس کا {پہلا|1} [عام] خط, paṭras kā pahlā ʿām ḫaṭ, پطر س کاپہلا عا م خط, 1 پطر س
            2Pet: 2 پطرس, پطرس کا {دوسرا|2} [عام] خط, paṭras kā dūsrā ʿām ḫaṭ, 2 پطر س
            1John: 1 یوحنا, یوحنا کا {پہلا|1} [عام] خط, yūḥannā kā pahlā ʿām ḫaṭ
            2John: 2 یوحنا, یوحنا کا {دوسرا|2} [عام] خط, yūḥannā kā dūsrā ʿām ḫaṭ
            3John: 3 یوحنا, یوحنا کا {تیسرا|3} [عام] خط, yūḥannā kā tīsrā ʿām ḫaṭ
            Jude: یہوداہ, یہوداہ کا عام خط, یہوداہ کا [عام] خط, Yahūdāh Kā ʿĀm Ḫaṭ
            Rev: مکاشفہ, یوحنا عارف کا مکاشفہ, Yūḥannā ʿĀrif Kā Mukāšafâ
            """,
        words: """
            chapter باب ابواب
            verse آیت آیات
            and اور
            to تا
            title عنوان
            first اول پہلا
            second دوم دوسرا
            third سوم تیسرا
            fourth چہارم چوتھا
            fifth پنجم
            """)
}
