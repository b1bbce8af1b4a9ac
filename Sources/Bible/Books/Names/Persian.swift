extension BookNames.Language {
    /// Persian. Ordinals, plural endings and the word for a letter are often glued to a name, and the names in Latin letters are not spelt in one way.
    static let persian = Self(
        code: "fa", use: .script(.arabic),
        names: """
            Gen: پیدایش, p{e|i}d{a|aa|ai|aiy|}{yesh|ish|ishe|yishe|esh}, پیدا[ی[ش[ه]|یش|ث|چ|ژ]], پید, پی
            Exod: خروج, kh{a|}r{oo|u|ou|oou|aw|o|}{j|jy}, خ{را|ر|رو|روو}{و|}{ج|چ|ژ|د|}[ه|ی], خر
            Lev: لاویان, لاؤی[ی]ان, l{a|aw|o|e}{v|w|vv|wv}{i|ay|iy|ey|y|yi|}{an|aan|anhaa|anha|}, law, lev{i|iy}, \
                ل{ا|}[ی]و[و]{ی|یی}{ان|ن}[ن|ه|ها[ها]|ی], ل{ا|}وی[ت|ن], لاو
            Num: اعداد, {ae|a|e|ea}d{aa|a|e|ae}d[a|aa|d|ian|iyan], اعد[د|ا]{د|ز|}[ه|ا|ها], شمارش, سفر اعداد
            Deut: تثنیه, t{e|}[s]sn{i|iy|y|ie|}[a|e|ye][h|ha], tesn ha, tess{n|iyh}, ts{n ha|niyeh}, t{es|s}, \
                ت{ث|س|ص}نی{ه|ا|یه|}[ه|ها[ها]], تثنها, تث
            Josh: یوشع, y{o|u|oo}sh{ua|a|uai|e|uwa}, يو{ش}{ع|ا|عع|عی|هع|یع|}, یش
            Judg: داوران, d{a|aa}{v|w|vo|wo|woo}ran[an|ha], داو{ر|ا|}ر[ر]ان[ن|ه|ها], داو{ر|رن|ارن|}, داو[و]ران[ن|ه]
            Ruth: روت, r{oo|u|ou}t[h][e|i|a], رو{ت|ث|ط|ته|تا|تت|تی|طت|طه}
            1Sam: 1 سموئیل, {1 |avval|yek|اول|یک}{sam|samu|sm|smu}, \
                {1 |avval|yek|اول|یک}sam{o|ou|u|ow|uw|w|oei|oe|}{il|el|eil|wil|weil|wiil|weyl|ouel|iil}, \
                {1 |avval|yek|اول|یک}س{م|مو|می}{و|ؤ|ئو|}{ا|ی|یی|}{یل}[ه|ی], {1 |avval|yek|اول|یک}سم[و[ی]], \
                {1 |avval|yek|اول|یک}سامو
            2Sam: 2 سموئیل, {2 |dovvom|dovom|do|دوم|دو}{sam|samu|sm|smu}, \
                {2 |dovvom|dovom|do|دوم|دو}sam{o|ou|u|ow|uw|w|oei|oe|}{il|el|eil|wil|weil|wiil|weyl|ouel|iil}, \
                {2 |dovvom|dovom|do|دوم|دو}س{م|مو|می}{و|ؤ|ئو|}{ا|ی|یی|}{یل}[ه|ی], {2 |dovvom|dovom|do|دوم|دو}سم[و[ی]], \
                {2 |dovvom|dovom|do|دوم|دو}سامو
            1Kgs: 1 پادشاهان, {1 |avval|yek|اول|یک}p{a|aa}d{e|i|}sh{a|aa}h{an|nan|on|aan}, \
                {1 |avval|yek|اول|یک}pad[sh], {1 |avval|yek|اول|یک}pa, \
                {1 |avval|yek|اول|یک}پاد[ش[ا|اه]]{هان|هن|ها|هاان|}, {1 |avval|yek|اول|یک}پا
            2Kgs: 2 پادشاهان, {2 |dovvom|dovom|do|دوم|دو}p{a|aa}d{e|i|}sh{a|aa}h{an|nan|on|aan}, \
                {2 |dovvom|dovom|do|دوم|دو}pad[sh], {2 |dovvom|dovom|do|دوم|دو}pa, \
                {2 |dovvom|dovom|do|دوم|دو}پاد[ش[ا|اه]]{هان|هن|ها|هاان|}, {2 |dovvom|dovom|do|دوم|دو}پا
            1Chr: 1 تواریخ, {1 |avval|yek|اول|یک}t{a|o|ow}{wa|w|a}r{i|y|}[k|kh], \
                {1 |avval|yek|اول|یک}t{owar|ow|owari|awa}, {1 |avval|yek|اول|یک}توار{یخ|خ|یک|ی|}[ه], \
                {1 |avval|yek|اول|یک}تو[ا], {1 |avval|yek|اول|یک}t
            2Chr: 2 تواریخ, {2 |dovvom|dovom|do|دوم|دو}t{a|o|ow}{wa|w|a}r{i|y|}[k|kh], \
                {2 |dovvom|dovom|do|دوم|دو}t{owar|ow|owari|awa}, {2 |dovvom|dovom|do|دوم|دو}توار{یخ|خ|یک|ی|}[ه], \
                {2 |dovvom|dovom|do|دوم|دو}تو[ا], {2 |dovvom|dovom|do|دوم|دو}t
            Ezra: عزرا, {i|e}zr{a|aa}[h], {عذ|عز}ر{ا|ه|}, عز
            Neh: نحمیا, n{e|i|ee}h{e|i|ee}m{ia|ya|iahya|yah|iyah}, nimi, نح[ی]م{یا|یه|ی|}[ها[ها]|ه[ها]|یا|یه|هیا], \
                نحم
            Esth: استر, est{er|h|hr|erh}, ast, استر[ه], است
            Job: ایوب, {a|e|ei|ai|i}{y|yy|}{ou|oo|u|uu|yo}b, ay{u|o}, ای[و]وب[ی], ای{و}, اوب
            Ps: مزامیر, m{a|e|i}z{a|}m{oo|o|uh|u|uo|uu|i|ih|ou}r[ah|eh|e], z{a|aa}b{oo|u}r, zamir, \
                م{زا|ز|زز|ظ}[م]م{و|وو|ی|}ر[ر][ه|ها[ها|ی]|ی|یه|یها|ان|ن], مزمور[ها[های]], مز[م], \
                زبور[ه|ها[ها|ی]|ی|یه|یها|ان|ن], زب[ی]ر{ها|یها}, زمیر[ه|ها[ها|ی]|ی|یه|یها|ان|ن], مزمی, مزامی
            Prov: امثال, am{s|th}{a|e|ae|}l[a|ah| ha| haa|i|e], amtha[ ha], hikm[a|at][ ha[ ha]|ta[ ha]| la[ ha]], \
                hekmat, ام{ث|ت}{ا|}ل[ه|ها[ها|ی]|ی|یه|یها|ان|ن], امث[ا], ام, امثال[ی]ات[ها], \
                امثل{ات[ها]|یت|یها|یهها|ایی[ها]|هما}, امثلا[ها|ت[یه|ان|تان]], امثال{تان[ها]|مان|شان[ها]|هم|یت}, ام{ت}, \
                امثالسلیمان, امثیات
            Eccl: جامعه, j{a|aa}m{e|a|i|ai|ae|aa}[h], jam{3a|aat|at|eeh|eh|}, kolli{yat|at}, جامع[ی]ه, جامهع, جا
            Song: غزل غزلها, ghaz{a|}l ghaz{a|}l ha[a| haa], shir[ay], غزل[ه]غ[غ]{زل}[ه|ها[ها|هاها|ا]|ی], غزلغزلهها, \
                غزله[ا[ها]|غزل[هها]], غزل[ی|س], غ{ها|زل}, غزل, غزل غزلهای سلیمان
            Isa: اشعیا, {e|ey|ay|i|iy|a}sh{a|ai|e|ey|ay|aa|}[y|i|yy]{a|aa|}[h], es{h}[a], ish, اش[ع]{یا}[ا|ه|یا|ی], \
                اش3یا, اشعی[ی|ه], ایشیا, اش[ع], اشعیآ
            Jer: ارمیا, {y|}{e|i|a|ae|aa|}rm{e|i|ei|ii|iy|ey|eiy|y|iiy}{a|aa|ia|iaa|yaa|ya|}[h][a| ha| ha ha], \
                ارم{ی}[ی]{ا|ه|}[ت[ها[ها]|یا]|ه[ا|ها]|ی[ها|ی|یها]|ا|یا|یه|ها[ها]], ار, ارم
            Lam: مراثی, {marathi|marathie|marathii}[y|ah|eh|ya|yah|yeh|e|i|yy], \
                marathi[e|i| e] {e|i|}r{m|y}{ia|iaa|iyah|eia|eyah|yaa|yaah|aah|yah|yaha|iah|a|eyaa|ya}, noohaha, \
                n{ou|oo|o}he[ha], so{u|o}g n{aa|a}me[h|e| e][y| ha[a]| ha ha], marziyeh, aheng, \
                سوگ{نامه|سرایی|گری}[های|ات|خوان|سرایی|ها[ها]|گو], مرا[ث[ی]], مراتی, \
                مراثی[ا|ه|ها|یه|یی[ه|ی]|ی[ا|ه|ی]|ایی|ایه|اه], مراثی ارمی[ا|ه|ی|اا|یا|یه|اه|ای], \
                نوحه[نامه[ای|های]|ها[ها]|خوان|سرایی[ها]|نویسی|گو[یان]|ایها]
            Ezek: حزقیال, h{i|e}z{q|k}[i|e][y|iy|ey]{a|ae|ai|aa|e|}{l|il|el|yil|al}[h], hazq, \
                حز{ق|ک}{ی}{ا|}[ی]{ل|ال|ایل}[له|ه|ی], حزق[یا[یل]|ال|ییل], حزق, حز{ق|ک}ی[ی]ا[ی]ل[ه|له|ی]
            Dan: دانیال, d{a|aa}ni[y]{a|e|ai|aa}[yi]l[h], dan{i|y}[el], دان[ی]{ی|}{ا|}[ی]ل[ه|ی|له], دانیل[ی], \
                دانی[ی]ال[له|ی], دا
            Hos: هوشع, h{o|u|oo}sh{a|e|i|ae|ea|ia|iya|ai|aia|aiya|ay|ayya|ee|iay|eah|eeh|iyah}[h|eh|ah], hush{i|e|eh}, \
                h{o|u}{s|z}{ea|ei|e|ia|iah|i}{y|}[a|aa|h|ah][ ha], hosh, huzai, \
                هو{ش|ز}[ی]{ا|ه}[ها|ی[ان[ه]|ها|ی[ها]]|ت[ها]|ن], هوش[ع[ع[ه]|ل|ه|ی[ها]]|ه|یعع], هوز, \
                هوزی{اه|اها|ای|ایانه|ایها|ایی|اییها|ه}, هوشیات[ها]
            Joel: یوئیل, {y|j}{o|oo|u|yoo}{a|e|ee|i|ii|}{el|al|il|iil|eil}[i], يو[ی]{یی|ی}ل[ه|ی|ل|یه|یی], \
                یوی[ی|یی]{ل|یل|یلل}[ه|ی]
            Amos: عاموس, {a|aa}m{o|oo|ooo|u|ou|oe}s[e], عا{مو|م|موو|ممو}س[س][ه|ی|سه|سی|ییه], \
                عامووس[ه|ها[ها|ی]|ی|یه|یها|ان|ن], عا[مو], عامووسسیی, عامووو{سس|سه|سیی}
            Obad: عوبدیا, {o|u|oo|ou}b{a|aa|}[d]d{i|e|}y{a|e}[h|aye], obd, \
                عوب[ا|ی]دیا[ت[ها|نامهها]|ه|ها|ی[ها|ی[ان[ه]|ها]]], عوب[د[ی]], عو
            Jonah: یونس, {y|j}{o|oo|ou|u}n{a|e|i|u|uu}s[s][a|ah|e|eh|ey|i|y|ei], یون{س|وس|یس|اس|ص|ییس|یاس}, وونیس, \
                یون, یون[و]س[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], یونس[ه|ها[ها|ی]|ی|یه|یها|ان|ن], \
                {حضرت|حکایت|داستان|داستان پیامبر|دعای|سوره|قصه|کتاب|ماجرای حضرت|نجات|پیام|رساله} یونس, \
                یونس {پیامبر|در نینوا}, یونسی[ان|ها[ها]|نامهی|ایها|هها], یوونیس
            Mic: میکاه, m{i|y|ee}[k|c][k|h]{a|aa|}[h|ha], mi{ka|kaa}h[a], میکا[ه[و|ی[ه|ی]]|ی[ه]], میکه, می, میک
            Nah: ناحوم, n{a|aa}h{o|u|oo|uu}m, ناحوم[ا|ها|هه|ی[ی[ه|ی]]|ایه], نا, ناح
            Hab: حبقوق, hab{a|b}{k|q|kk|cc}{oo|u|uu}{k|q|c}, hab, ح{ب}{ق}{وق|وک|وا|ق}, حبق[ا], \
                حبقوق[ا|ه|ها|هه|هی|ی[ه|ها|هه|ی[ه|ی]|ایه]], حبق[و]وق, حب
            Zeph: صفنیا, zefanaya, {z|dh}{e|o}{f|ph}{a|e|i|}n{i|}{a|ya|ah|yah|jiy}, \
                {ص|ض|س}ف[ا|ی]نیا[ه|ها|هایشان|ی[ه|ی]|ایها], {ص|ض|س}ف[ا|ی]نیه[ه], صف[ن], ضف[یا], \
                {ص|ض}ف[ی][ن]{یا|ن|}[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], {نامه|پیام} {ص|ض}ف[ی]نیا, صفینیانبی, \
                صفنامه, صفننامه
            Hag: حجی, ha{gg|g|j|jj}{a|ai|}[y|iy|i][a|ya|ah|i], haggai, ha{j|g}{i|y|ji|ya}[yah|ya], \
                حجا[ی[ان[ه]|ای|ه[ا|های]|ها|هها|ی[ان|ه]]][نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], \
                حجیا{ت|ننامه[ها|ی]|نه}, حجی[ه[ا[ی]|ه|یه]|ها[ی]|ی[ه|ی]], \
                حجی[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], حج
            Zech: زکریا, z{a|e}k[h]{a|e|}r{i|a|}y{a}[h], {z|j}ek{h|}ari{a}[h], zej{ar|ariya}, زکر[ی[ا]], \
                زکریا[ا][نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], زکریا[ه[ا|یه]|ای|یه[یه]], \
                {حکایت|رساله|سخنان|کتاب|نامه|پیام} زکریا, زک
            Mal: ملاکی, m{a|aa}l{a|aa}{k|kh|ch}{i|ii|ie|ee}, mala, ملا[ک[ی[ه|ی]]], ملک[ی]
            Matt: متی, m{a|}[t]th{i|iy|y|eei|iya}, matt{a|y|ausi|aus|ee|i|eei}, maty[i], مت{ی[ه|ی]}, مت
            Mark: مرقس, mar{k|q|c}{o|oo|u|ou|uo}s[e|s], مرق[س[ه|ی]|ص|وس], مرکس, مر
            Luke: لوقا, l{o|oo|u}[q|k]{a|aa}[h|t], luq[ah|a], loka[ah], لو{ق|ک}{ا|ه|ی}[ه], لوق, لو
            John: یوحنا, y{o|oo}han[n]{a|aa}[h|n], yuhannah, یو{ح|ه}ن{ا|ه|ی|اه|ات}, یوح[ن], یو
            Acts: اعمال رسولان, a{m|a}{aa|a}{l|le|li}, am{aa|a}l[ ]e {rusul[an|een]|rasool[an]}, am, \
                kar{haye|ha e|hay[ e]|nameye} r{a|u}s{oo|u}l[ ha|an[ haa]| haa], اعم[ا]ل[ی|ها|ر], \
                اعمال {رسول[ان|ین|ها]|الرسولین|مقدس رسولان}, {کار|کارنامه}[ها[ی]|های|هایی]ر[سول[ان|ها|اها|ن]], \
                کارهایرسول[ان][نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], کارهای رسولانه{ات[ها]|ایشان}, \
                {رساله|کتاب} اعمال رسول{ان|ین}[مقدس], کتاب {کارهای|مقدس|پیامهای} رسولان, عم{ال|ل}[ها|ی], اع, کر, \
                رسولان
            Rom: رومیان, r{oo|o|u}m{i|e|y|iy}{an|un|a}, r{u|oo}m[i], رومی[ون|ان]{ان|ن|ه|ها|ی|یان|}, رو[م[ی]]
            1Cor: 1 قرنتیان, {1 |avval|yek|اول|یک}{c|k|q}orinth[ia|iya|yu]{n|ns}, \
                {1 |avval|yek|اول|یک}{k|q|c}orint{ia|iya|yu}{n|ns}, {1 |avval|yek|اول|یک}cor[inth], \
                {1 |avval|yek|اول|یک}q{r|rn|rnt}, {1 |avval|yek|اول|یک}قرنتی{ون|ان}[ان|ن|ه|ها|ی|یان], \
                {1 |avval|yek|اول|یک}ق[ر[ن[ت]]]
            2Cor: 2 قرنتیان, {2 |dovvom|dovom|do|دوم|دو}{c|k|q}orinth[ia|iya|yu]{n|ns}, \
                {2 |dovvom|dovom|do|دوم|دو}{k|q|c}orint{ia|iya|yu}{n|ns}, {2 |dovvom|dovom|do|دوم|دو}cor[inth], \
                {2 |dovvom|dovom|do|دوم|دو}q{r|rn|rnt}, {2 |dovvom|dovom|do|دوم|دو}قرنتی{ون|ان}[ان|ن|ه|ها|ی|یان], \
                {2 |dovvom|dovom|do|دوم|دو}ق[ر[ن[ت]]]
            Gal: غلاطیان, {gh|g}al{a|}t{i|y|iy}{a|o|u}n[s|ians|un|ianians], galat, ghala[tians], galatiyunians, \
                غل[ا]ط[ی[ان|ون|ه]][نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], \
                غل[ا]طی{ان|ون}[ه|ها[ها|ی]|ی|یه|یها|ان|ن], غل[ا]ط[یه[ا|ها]|یها], \
                {حکایت|سخنان|کتاب پیامهای|نامه|پیام|رساله} غل[ا]طیان, غل[نامه]
            Eph: افسسیان, af{e|i|}s[s]{ia|iy|iya|iyoo|iyo|iyu|isyu|isia|ya|yu|yoo|iyyu|so|iani}[n|ani], afs[o|an|iy], \
                افس[س]ی{ان|ون}[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], افس[س]ی{ان|ون}[ه|ها[ها|ی]|ی|یه|یها|ان|ن], \
                افس[س]ی[نامه[ای]], اف[س[ن|و|ی]], {رساله|کتاب|کتاب پیامهای|نامه|پیام} افس[س]یان
            Phil: فیلیپیان, {f|ph}il[i]p[p]{i|e|y|iy}{a|o|u}n[s], filipp[i], philippean, \
                فیلی[پ]ی{ان|ون}[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], فیلیپی{ان|ون}[ه|ها[ها|ی]|ی|یه|یها|ان|ن], \
                فیلیپی{ان|ون}یان, فیلیپیه[ا|ها|نامه[ها|ی]], {رساله|سخنان|نامه|پیام|کتاب} فیلیپیان, فیل[ی|پ|نامه], \
                فل[نامه], فیلی, فی
            Col: کولسیان, {c|k}{o|u|a}l{o|u}s[s]{i|y|iy|}{a|u|}[n|ns|nun|nians|unians], {k|c}ul[ow], kolosiy[an], \
                colossians, colossiyun, kulusiy, کو[لو|ل]س[س]ی{ان|ون}[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], \
                کو[لو|ل]س[س]ی{ان|ون}[ه|ها[ها|ی]|ی|یه|یها|ان|ن], ک{ول|ولو|لو|ل}سیان, کولسی[ه], کلنامه, کلوس, کو[لو], \
                {سخنان|کتاب|نامه|پیام|رساله} ک{ولو|ول|ل}سیان
            1Thess: 1 تسالونیکیان, \
                {1 |avval|yek|اول|یک}t[h]es[s]alon{iki|ike|iky|icy|ica|ici|icia|ia|ik}{an|ans|ee|a|n|ns|}, \
                {1 |avval|yek|اول|یک}t[h]ess, {1 |avval|yek|اول|یک}ts[alon{iki[an]|ician[s]}|alunikan|alonikee|l|ln], \
                {1 |avval|yek|اول|یک}tessalonika, {1 |avval|yek|اول|یک}تسالونیک[ی]ان[ه|ی], \
                {1 |avval|yek|اول|یک}تس[ا[ل]|ل[ن]]
            2Thess: 2 تسالونیکیان, \
                {2 |dovvom|dovom|do|دوم|دو}t[h]es[s]alon{iki|ike|iky|icy|ica|ici|icia|ia|ik}{an|ans|ee|a|n|ns|}, \
                {2 |dovvom|dovom|do|دوم|دو}t[h]ess, \
                {2 |dovvom|dovom|do|دوم|دو}ts[alon{iki[an]|ician[s]}|alunikan|alonikee|l|ln], \
                {2 |dovvom|dovom|do|دوم|دو}tessalonika, {2 |dovvom|dovom|do|دوم|دو}تسالونیک[ی]ان[ه|ی], \
                {2 |dovvom|dovom|do|دوم|دو}تس[ا[ل]|ل[ن]]
            1Tim: 1 تیموتائوس, {1 |avval|yek|اول|یک}tim[o]t{h|}{ai|a|e|eo|ae|eu|i|au|}{os|us|y|o|ous|taus|eous|aus}, \
                {1 |avval|yek|اول|یک}t{im|imt|i}, {1 |avval|yek|اول|یک}sttimothy, {1 |avval|yek|اول|یک}تیمو[ت[ا|یو]], \
                {1 |avval|yek|اول|یک}تیموت{ا|ی}{و|ؤ|ی|یو}س[ه|ی|ها|رسول], \
                {1 |avval|yek|اول|یک}تیموت[ا|ی|یی]وس[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], \
                {1 |avval|yek|اول|یک}تیم[ت], {1 |avval|yek|اول|یک}تی, {1 |avval|yek|اول|یک}تیمتاوس, \
                {رساله|نامه|کتاب|فرمان|پیام|درسهای|پندهای|موعظه} اول تیموت{ا|ی}وس, نامه پولس به تیموتاوس اول, \
                پولس به تیموتیوس اول, کتاب مقدس تیموتیوس اول, پیام تیموتیوس اول, رساله اول پولس به تیموتاوس
            2Tim: 2 تیموتائوس, \
                {2 |dovvom|dovom|do|دوم|دو}tim[o]t{h|}{ai|a|e|eo|ae|eu|i|au|}{os|us|y|o|ous|taus|eous|aus}, \
                {2 |dovvom|dovom|do|دوم|دو}t{im|imt|i}, {2 |dovvom|dovom|do|دوم|دو}sttimothy, \
                {2 |dovvom|dovom|do|دوم|دو}تیمو[ت[ا|یو]], \
                {2 |dovvom|dovom|do|دوم|دو}تیموت{ا|ی}{و|ؤ|ی|یو}س[ه|ی|ها|رسول], \
                {2 |dovvom|dovom|do|دوم|دو}تیموت[ا|ی|یی]وس[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], \
                {2 |dovvom|dovom|do|دوم|دو}تیم[ت], {2 |dovvom|dovom|do|دوم|دو}تی, {2 |dovvom|dovom|do|دوم|دو}تیمتاوس, \
                {رساله|نامه|کتاب|فرمان|پیام|درسهای|پندهای|موعظه} دوم تیموت{ا|ی}وس, نامه پولس به تیموتاوس دوم, \
                پولس به تیموتیوس دوم, کتاب مقدس تیموتیوس دوم, پیام تیموتیوس دوم, رساله دوم پولس به تیموتاوس
            Titus: تیتوس, t{ai|a|ay|i}t{oo|ou|u}s[ian], ت{ی|ای}ت{و|ی}س[ه|ها|ی|یها], \
                ت{ی|ای}{ت|ط}و{س|ث|ش|ص}[ه|ها|ی|یها], ت{ی|ای}توس[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], \
                {رساله|کتاب|نامه|پیام} ت{ی|ای}توس, تی
            Phlm: فیلیمون, {f|ph}il{i|e|}m{o|oo|ou|u}n[n|a|i], \
                فیل[ی]م{ون|ان}[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], فیل[ی]م{ون|ان}[ت|ه|ها|ا|یه[ا]|یی|ینامه], \
                {حکایت|رساله|سخنان|کتاب پیامهای|نامه|پیام} فیلم{ون|ان}, فلی[مو], فلیمون, فلی
            Heb: عبرانیان, {a|e|i}br{a|aa}n[i|y|iy|e|ie]{an|aan|on|un|ans|}, {h}[i|e]br[a|aa]n[i|iy]{an|yan}, \
                ebr[i|eean|ianian|an|aan|eanian], ebreean, abr{aa|a}nion, عبر[ا[ن[ی[ان|ون]]]|ی], \
                عبرانیان[ا|ت|د|ز|ه|ڈ], عبرانی{این|هن|ون[ه]}, عب
            Jas: یعقوب, y{a|aa|aaa}q{oo|u}b[i|ey|ee], yaqu[b], یعق[و{ب|پ}][ا|ه|ی|ته]
            1Pet: 1 پطرس, {1 |avval|yek|اول|یک}p{a|e|}t[e|a]r{a|e|i|o|u|}s[s][a|i], {1 |avval|yek|اول|یک}pet[er[s]], \
                {1 |avval|yek|اول|یک}p[t]r, {1 |avval|yek|اول|یک}pt, \
                {1 |avval|yek|اول|یک}پ{ط|ت}ر{س|ص}[س][ا|ه|ی|ها|یها|ساه|سا|سه|سی|مقدس|رسول], \
                {1 |avval|yek|اول|یک}پ{ط|ت}رس[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], \
                {1 |avval|yek|اول|یک}پ[ت|ط][ر], {1 |avval|yek|اول|یک}پطرس[س][اه], \
                {رساله|نامه|فرمان|کتاب|موعظه|پیام} اول پ{ط|ت}رس, {درسهای|پندهای|موعظه|پیام} پ{ط|ت}رس اول, \
                {1 |avval|yek|اول|یک}ین نامه به پ{ط|ت}رس, {1 |avval|yek|اول|یک}پطرص[س][ه|ا|ی]
            2Pet: 2 پطرس, {2 |dovvom|dovom|do|دوم|دو}p{a|e|}t[e|a]r{a|e|i|o|u|}s[s][a|i], \
                {2 |dovvom|dovom|do|دوم|دو}pet[er[s]], {2 |dovvom|dovom|do|دوم|دو}p[t]r, \
                {2 |dovvom|dovom|do|دوم|دو}pt, \
                {2 |dovvom|dovom|do|دوم|دو}پ{ط|ت}ر{س|ص}[س][ا|ه|ی|ها|یها|ساه|سا|سه|سی|مقدس|رسول], \
                {2 |dovvom|dovom|do|دوم|دو}پ{ط|ت}رس[نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], \
                {2 |dovvom|dovom|do|دوم|دو}پ[ت|ط][ر], {2 |dovvom|dovom|do|دوم|دو}پطرس[س][اه], \
                {رساله|نامه|فرمان|کتاب|موعظه|پیام} دوم پ{ط|ت}رس, {درسهای|پندهای|موعظه|پیام} پ{ط|ت}رس دوم, \
                {2 |dovvom|dovom|do|دوم|دو}ین نامه به پ{ط|ت}رس, {2 |dovvom|dovom|do|دوم|دو}پطرص[س][ه|ا|ی]
            1John: 1 یوحنا, {1 |avval|yek|اول|یک}y{o|oo|u}han[n]{a|aa}[h], {1 |avval|yek|اول|یک}yo[h[n]], \
                {1 |avval|yek|اول|یک}یو{ح|ه}ن{ا|ه|ی|اه|ات}, {1 |avval|yek|اول|یک}یو[ح[ن]]
            2John: 2 یوحنا, {2 |dovvom|dovom|do|دوم|دو}y{o|oo|u}han[n]{a|aa}[h], {2 |dovvom|dovom|do|دوم|دو}yo[h[n]], \
                {2 |dovvom|dovom|do|دوم|دو}یو{ح|ه}ن{ا|ه|ی|اه|ات}, {2 |dovvom|dovom|do|دوم|دو}یو[ح[ن]]
            3John: 3 یوحنا, {3 |sevvom|sevom|seh|se|سوم|سه}y{o|oo|u}han[n]{a|aa}[h], \
                {3 |sevvom|sevom|seh|se|سوم|سه}yo[h[n]], {3 |sevvom|sevom|seh|se|سوم|سه}یو{ح|ه}ن{ا|ه|ی|اه|ات}, \
                {3 |sevvom|sevom|seh|se|سوم|سه}یو[ح[ن]]
            Jude: یهودا, y{a|aa|e}h{u|oo}d{a|aa|e}[h|n], yuda, \
                یهو{د|ذ}{ا}[ت|ه|ها|ی[ها]|یمقدس][نامه[ها[ی|ت|تان]|ی|ای|یها|گان|گیها|شان|اش]], یهو[د[ه|ی]|ذ|نامه], \
                {رساله|درسهای|موعظه|نامه|پندهای|پیام|کتاب} یهو{د|ذ}ا
            Rev: مکاشفه, m{a|u|aka}k{a|aa|ah|}sh{e|ee|a|}f{e|i|o|a|y|ey|iy|ea|aa|ii|evo|iah}[h], \
                makaa{a|}shf{aa|ah|e|ea|eh|evo|ey|i|iy|a}, m{a|u}k{aa|a}sh{f|af|ef}{e|a}[h|vo|iah], makasheef, \
                makashephi, makahshfe, vah[yu[n[n]]], مک[اش[ف[ه|ات|ی[ه]]]|ا|ش], مکاشفه یوحنا
            Tob: طوبیت, طوبیاس
            Jdt: یهودیت
            Wis: حکمت, حکمت سلیمان, Wisdom
            Sir: سیراخ, حکمت یشوع بن سیراخ, Sirach
            Bar: باروخ
            1Macc: 1 مکابیان, 1 Maccabees, 1 Mc
            2Macc: 2 مکابیان, 2 Maccabees, 2 Mc
            3Macc: 3 مکابیان, 3 Maccabees, 3 Mc
            4Macc: 4 مکابیان, 4 Maccabees, 4 Mc
            """,
        words: """
            chapter باب ابواب فصل فصول
            verse آیه آیت آیات آیه‌های
            and و نک
            to تا الی
            following به‌بعد
            title عنوان
            first اول یک نخست avval yek
            second دوم دو dovvom dovom do
            third سوم سه sevvom sevom seh
            fourth چهارم چهار chahar chaharom
            fifth پنجم پنج panj panjom
            """)
}
