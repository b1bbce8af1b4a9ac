/// What words mean around a reference; each line has a role of ``ProseWords``, a language (`*` for all), and words. What is
/// counted or measured, and where, is known in texts of every language.
enum ProseWordData {
    static let table: StaticString = """
        weak en of with like also
        lead en in from see read cf compare citing quoting quotes to eg viz turn study reading
        lead de nach aus vgl siehe lies wie zu bei in im laut gemäß cf buch
        lead fr dans en selon voir lire cf lisez livre d
        lead es en según ver véase cf lea lee libro
        lead pt em segundo conforme ver veja cf leia livro
        lead it in secondo vedi cf cfr leggi libro
        lead nl in uit volgens zie lees vgl boek
        lead pl w we z ze według zob por czytaj księga księdze księgi
        lead ru в во из см ср по согласно читайте книга книге книги
        lead uk в з із див за книга книзі
        lead cs v ve z ze viz podle srov
        lead sk v vo z zo pozri podľa
        lead la in ex vide cf secundum
        lead sv i enligt se
        lead no i ifølge se
        lead da i ifølge se
        lead id dalam di menurut
        lead ro în din
        lead vi trong theo
        lead tl sa
        lead ceb sa
        lead sw katika
        lead el στο στην κατά
        lead hr u po
        lead sr по
        lead sl v po
        lead bg в според
        reference * cf cfr vgl siehe voir ver zob por см ср
        reference en see cf
        conjunction en and or
        conjunction de und oder
        conjunction fr et ou
        conjunction es y e o
        conjunction pt e ou
        conjunction it e ed o
        conjunction nl en of
        conjunction pl i oraz lub albo
        conjunction ru и или
        conjunction uk і й та або
        conjunction * och og
        suffix hu ban ben ból ből hoz hez höz tól től nak nek ig ra re ról ről val vel ba be
        opponent * gegen vs versus contre contra against tegen przeciw против
        tally en favour favor calendar diary overtime
        prefix ar و
        prefix he ו ב ל מ כ ה ש וב ול ומ
        text en pattern promise command passage passages text texts account story narrative reading prophecy vision discourse hymn prayer parallel
        clock en ratio odds sharp am pm a p o est min
        time * gmt utc edt cst cdt pst pdt cet mez h hrs mins sec km kg mm cm ml mg hz ghz mhz gb mb tb
        time * usd eur gbp chf mph kmh kwh psi rpm
        time en hours hour minutes seconds percent times points goals votes people men women friends pages bits bit
        time en items euros euro dollars dollar cents pounds metres meters miles litres liters inches
        time de uhr stunden minuten sekunden prozent liter euro meter kilometer kilogramm gramm millionen milliarden mio
        time de ps kw mrd grad personen tore punkte stimmen zentimeter millimeter tonnen hektar dollar franken cent ct
        time fr heures heure minutes secondes litre litres euro euros mètre mètres kilomètres millions milliards degrés
        time es horas hora minutos segundos litro litros euro euros metro metros kilómetros millones millón grados pesos
        time it ore minuti secondi litro litri euro metri chilometri milioni miliardi gradi
        time pt horas hora minutos segundos litro litros euro euros reais metros quilômetros milhões milhão graus
        time nl uur minuten seconden liter euro meter kilometer miljoen miljard graden procent
        time pl godz minut sekund litra litrów litry euro zł złotych metra metrów mln mld stopni procent
        time ru час часа часов минут секунд литра литров евро рублей руб метра метров км кг см мм мл г млн млрд градусов
        counted en children songs players legions tribes reviews copies euros stars controllers consoles slots ports units
        counted en soldiers students members teams games matches wins losses assists rebounds yards runs wickets hits laps
        counted en tracks albums episodes seasons scenes tickets seats rooms bedrooms beds houses cars bottles boxes pieces
        counted en weeks months days years week month year day tabs tablets pills steps levels versions worth warriors
        counted de personen spieler legionen stämme jahre jahren tage wochen monate stück exemplare sterne mann wert mal
        counted de kinder frauen männer menschen freunde spiele siege bewertungen
        counted fr joueurs légions tribus ans jours semaines mois exemplaires étoiles fois buts points personnes enfants
        counted fr valeur avis
        counted es jugadores legiones tribus años días semanas meses ejemplares estrellas veces goles puntos personas niños
        counted es valor reseñas
        counted it giocatori legioni tribù anni giorni settimane mesi copie stelle volte gol punti persone bambini valore
        counted pt jogadores legiões tribos anos dias semanas meses exemplares estrelas vezes gols golos pontos pessoas
        counted pt crianças valor
        counted nl spelers legioenen stammen jaar dagen weken maanden exemplaren sterren keer doelpunten punten personen
        counted nl kinderen waard
        counted pl graczy legionów plemion lat dni tygodni miesięcy egzemplarzy gwiazdek razy goli punktów osób dzieci
        counted ru игроков легионов племён лет дней недель месяцев экземпляров звёзд раз раза голов очков человек детей
        month * jan feb mar apr jun jul aug sep sept oct okt nov dec dez
        month en january february march april may june july august september october november december
        month de januar februar märz april mai juni juli august september oktober november dezember
        month fr janvier février mars avril mai juin juillet août septembre octobre novembre décembre
        month es enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
        month it gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
        month pt janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
        month nl januari februari maart april mei juni juli augustus september oktober november december
        month pl stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
        month ru января февраля марта апреля мая июня июля августа сентября октября ноября декабря
        scale * pagella voto prova nota promedio moyenne durchschnitt
        scale * skala skalen scale échelle escala scala schaal skali шкале шкалы
        saint * st ste saint sainte san são santo santa sankt sint św sv св
        address en street avenue road lane
        address de straße strasse platz am str
        address fr rue avenue place boulevard quai
        address es calle plaza avenida paseo
        address it via piazza viale corso vicolo
        address pt rua praça avenida travessa
        address nl straat plein laan
        address pl ul ulica ulicy pl plac al
        address ru ул улица улице пр площадь
        article en the
        article de die der den
        article fr les aux des
        article es los las
        article it gli i ai
        article pt os as aos
        article nl de
        amount * um ratio score version vol no nr
        amount en at by until till around about score scored won win lost beat lead leads odds least than figure fig table
        amount en section sec page pages volume number line lines step item part room
        amount de gegen stärke verhältnis spielstand uhr bis gegen um
        amount fr à score contre vers jusqu
        amount es a las marcador
        amount it alle ore punteggio
        amount pt às placar
        amount nl om stand tegen
        amount pl o wynik
        amount ru в счёт счетом со
        price en for out of
        price fr pour sur
        price es por de
        price de für von
        price it per su
        price pt por de
        price nl voor van
        origin en of from a an aged
        origin de aus
        origin fr de d
        origin es de
        origin it di
        origin pt de
        origin nl uit van
        origin pl z
        origin ru из
        sacred * jesus christus gloria evangelium
        sacred en passages god gods lord christ paul moses david israel abraham bible biblical scripture scriptures gospel
        sacred en gospels
        sacred en epistle verse verses psalm psalms apostle apostles prophet prophets prophecy holy spirit faith
        sacred en church sermon
        sacred en homily lesson lectionary pray prayer prayers testament disciples sin sins salvation
        sacred en covenant parable
        sacred en miracle miracles commandment commandments heaven baptism worship preach preaches preached
        sacred en preaching theology
        sacred en theological apostolic sacramental jewish jews christian christians believers messiah resurrection
        sacred en crucifixion
        sacred en satan poem poetry hymn wisdom righteous righteousness repentance angel angels
        sacred en passage chapter
        sacred en chapters exegesis commentary pharisees temple synagogue healing healed pentecost genealogy nativity
        sacred de gott gottes herr herrn bibel evangelium apostel paulus glaube glauben kirche predigt gebet vers
        sacred de verse psalm
        sacred de propheten prophet sünde testament jünger jesu christi geist heilig volk kapitel gleichnis
        sacred fr dieu seigneur christ bible évangile apôtre apôtres foi église prière verset versets prophète péché
        sacred fr esprit
        sacred fr disciples chapitre parabole jésus
        sacred es dios señor cristo biblia evangelio apóstol apóstoles fe iglesia oración versículo profeta pecado
        sacred es espíritu
        sacred es discípulos capítulo parábola jesús pentecostés
        sacred it dio signore cristo bibbia vangelo apostolo apostoli fede chiesa preghiera versetto profeta peccato
        sacred it spirito
        sacred it discepoli capitolo parabola gesù pentecoste
        sacred pt deus senhor cristo bíblia evangelho apóstolo apóstolos fé igreja oração versículo profeta pecado
        sacred pt espírito
        sacred pt discípulos capítulo parábola pentecostes
        sacred nl god heer christus bijbel evangelie apostel apostelen geloof kerk gebed vers verzen profeet
        sacred nl zonde geest
        sacred nl discipelen hoofdstuk gelijkenis jezus pinksteren
        sacred ru бог бога господь христос иисус библия библии евангелие апостол апостолы вера церковь молитва стих
        sacred ru стихи
        sacred ru пророк грех дух ученики глава притча
        sacred pl bóg boga chrystus jezus biblia biblii ewangelia apostoł wiara kościół modlitwa werset prorok
        sacred pl grzech duch
        scripture en new old king bible testament scripture scriptures kjv niv esv hebrew greek septuagint vulgate book
        scripture de bibel lutherbibel alten neuen
        scripture fr bible ancien nouveau
        scripture es biblia antiguo nuevo
        elsewhere en play plays opera film movie drama musical ballet finale stage theatre theater queue queued log build
        elsewhere en pipeline workflow runner worker cron server cluster exit failed fails failing running cancelled
        elsewhere en canceled aborted crashed pending finished timed stuck skipped scheduled beta alpha firmware release
        elsewhere en update library compiler plugin plugins bug ssd hdd usb pcie board datasheet pcb hardware software
        elsewhere en vinyl album report calendar schematics workbook exercise exercises equation solve solution torpedo tank prototype variant variants
        elsewhere en tour gig concert waiting sequel album shootout penalties overtime innings
        elsewhere de stück stücks theaterstück theaterstücks oper film films abgebrochen fehlgeschlagen läuft wartet
        elsewhere de gescheitert beendet protokoll warteschlange aufgabe lösung
        elsewhere fr pièce opéra film échoué résoudre équation exercice terminé file
        elsewhere es informe obra ópera película falló fallado ejercicio ecuación terminado cola
        elsewhere it opera dramma film fallito esercizio equazione terminato commedia
        elsewhere pt peça ópera filme falhou exercício equação terminado fila
        elsewhere nl toneelstuk opera film mislukt oefening vergelijking wachtrij voltooid
        elsewhere ru пьесы пьесе оперы фильма задача задания
        elsewhere pl sztuki opery filmu błędem zakończył zadanie
        verb en addresses affirms argues asks asserts assures brings captures celebrates commands compares concludes
        verb en condemns confirms contrasts defines demonstrates depicts
        verb en discusses echoes emphasizes emphasises encourages exhorts explores expresses focuses foretells
        verb en foreshadows highlights illustrates implies indicates informs insists instructs invites
        verb en narrates offers outlines paints pictures portrays praises predicts presents proclaims promises
        verb en prophesies reassures recounts reflects reiterates reminds repeats reveals rebukes sees
        verb en sounds specifies spells stresses suggests summarizes summarises talks testifies traces
        verb en underlines unfolds urges
        verb en opens closes says tells describes teaches reads explains speaks mentions
        verb en explores declares states commands warns promises refers quotes
        verb de sagt redet erzählt beschreibt berichtet lehrt spricht zeigt heißt steht beginnt endet handelt erklärt
        verb fr raconte racontent annonce décrit parle dit enseigne montre rapporte évoque commence termine présente
        verb fr rappelle souligne explique affirme déclare révèle invite exhorte avertit promet contient mentionne cite
        verb fr relate illustre célèbre loue compare condamne dénonce
        verb es cuenta cuentan narra narran relata dice enseña describe habla muestra comienza empieza termina presenta
        verb es recuerda explica afirma declara revela invita exhorta advierte promete contiene menciona cita celebra
        verb es alaba condena anuncia señala
        verb it racconta raccontano narra dice insegna descrive parla mostra inizia comincia termina presenta ricorda
        verb it spiega afferma dichiara rivela invita esorta avverte promette contiene menziona cita celebra loda condanna
        verb it annuncia
        verb pt conta contam narra relata diz ensina descreve fala mostra começa termina apresenta lembra explica afirma
        verb pt declara revela convida exorta adverte promete contém menciona cita celebra louva condena anuncia
        verb nl vertelt vertellen zegt spreekt beschrijft leert toont begint eindigt gaat verhaalt verklaart belooft
        verb nl waarschuwt roept laat geeft bevat
        verb ru говорит говорят рассказывает рассказывают описывает описывают повествует повествуют учит показывает
        verb ru начинается заканчивается объясняет напоминает призывает содержит упоминает предупреждает обещает гласит
        verb pl mówi mówią opowiada opowiadają opisuje opisują uczy pokazuje zaczyna kończy wyjaśnia przypomina wzywa
        verb pl zawiera wspomina ostrzega obiecuje głosi
        verb cs říká mluví vypráví popisuje učí ukazuje začíná končí
        """
}
