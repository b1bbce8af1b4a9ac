/// Frequent words that are no nouns, by language: they tell the language of a text, and that a number before them counts
/// nothing: `Mark 5 is` and not `Mark 5 items`.
enum StopWordData {
    static let table: StaticString = """
        en the of and to a in that is was he for it with as his on be at by i this had not are but from or have an they
        en which one you were her all she there would their we him been has when who will more no if out so said what
        en up its about into than them can only other new some could these two may then do first any my now such like
        en our over me even most made after also did many before must through where much your how because
        en does says say tells tell describes describe shows show teaches teach reads read explains explain speaks speak
        en mentions records gives contains begins ends starts should shall being both those again against between during
        en while under within without whether though although until upon us yet below above too here very just still
        en explores declares states commands warns promises refers quotes uses calls applies means makes comes goes takes
        en see cf compare according especially perhaps namely
        en beside besides alongside near toward towards among amongst across along behind beyond inside outside onto via
        en whereas therefore thus hence moreover meanwhile likewise similarly indeed finally once since nor yes
        de vom beim ins im unser unsere dieser diese dieses welche bin bist seid uns euch ihm ihn denn darum weil damit
        de der die das und ist von zu den mit sich auf für nicht ein eine dem des im in es an als auch wird bei aus nach
        de wie sind oder er sie wir ich war hat wenn nur noch dass daß so zum zur durch über vor unter haben kann aber
        de einen einem einer sein seine ihr ihre man am um bis vgl siehe heißt steht sagt lesen wurde werden da dort
        es el la de que y a en un ser se no por con su para como estar lo todo pero más o este ya las los del al una es
        es son sus ha fue si porque esta entre cuando muy sin sobre también me hasta donde quien desde nos dice según cf
        fr l d qu c j cet ceux celui aussi ainsi alors donc car si où quand après avant chez
        fr le la les de des du un une et est en que qui dans ce il ne se pas plus par je avec tout faire son sa ses au aux
        fr mais ou comme on nous vous leur cette ces pour sur été être ont était dit elle selon cf voir sont sans
        pt o a os as de do da dos das que e em um uma para com não por mais se na no como mas foi ao ele seu sua ou ser
        pt quando muito nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos diz são é à
        it dell nell all dall sull nei degli agli dal sul nella questa quella sia fu poi chi dove quando
        it il lo la i gli le di a da in con su per tra e è che non un una del della dei delle al alla nel nella si come
        it anche più ma ha sono questo questa o se dal dalla ci suo sua essere dice secondo cfr
        nl de het een en van ik te dat die in is niet op aan met als voor er maar om dan zou of wat mijn dit zo door over
        nl ze zich bij ook tot je uit naar heeft hij was werd zijn wordt nog waar deze zegt zie staat
        pl którzy was mnie jesteście bo lecz
        pl w i na z się że do jest nie to o jak za co po ale od przez dla jego tak był aby lub który która które są ze
        ru и в не на я что он с как это но его по к из у за от же для мы так был то все она бы ты вы о со или если
        ru который когда есть которые при сие во говорит ибо чтобы их ему
        uk і в на не з що та до як це за від його по для був але про або у є ми й вони який яка які
        bg и на в да се не за от с че по е са като това при или но той до ще към беше има
        sr и у је да се на не за од са су што као по или али који која које би из ово све до
        cs s u
        cs a v na se že je s z do o to i ve k pro jako za by ale po od jsou tak jeho byl který která nebo
        sk s u
        sk a v na sa že je s z do o to i vo k pre ako za by ale po od sú tak jeho bol ktorý ktorá alebo
        hr s sa iz kod o
        hr i u je da se na ne za od sa su što kao po ili ali koji koja koje bi iz ovo sve do
        sl in v je da se na ne za od so kot po ali ki bi iz to vse pri tudi ter pa
        ro și în de la a cu că nu pe este un o din pentru care se mai ce sau lui ale sunt prin fi au
        hu a az és hogy nem is egy ez de azt meg volt mint már csak van ha még el aki mert ami
        sv och i att det som en på är av för med den till han var inte om har de ett så men vi från hon
        no og i det er som på en av til å for med at var den ikke om har de et så men vi fra han hun
        da og i det er som på en af til at for med var den ikke om har de et så men vi fra han hun jeg
        fi ja on ei se että hän oli en mutta niin kun myös joka mitä tai kuin ovat me he sen ole
        is og í að er á sem til en hann var ekki um við með fyrir það af þeir hún
        tr ve bir bu da de için ile o ne gibi daha çok ama olarak olan var ki sonra kadar
        id dan yang di ke dari itu ini dengan untuk tidak adalah dalam akan pada ada kita ia mereka oleh telah
        vi và của là có trong được cho không với một những các này khi người đã để từ cũng như
        tl ang ng sa na at mga ay si ni kay para hindi ito siya niya kung
        ceb ang sa ug nga mga ni si alang dili kini siya kang
        la sicut unde dicit dicitur habetur igitur ergo quia quoniam neque nec sic ita hoc haec hic ille illa eum eos
        la a pro sed vel aut etiam quoque autem apud sunt fuit sit esset deus dominus
        la et in est non ad ut cum qui quod sed ex de per si quae ab autem enim esse sunt eius
        sw na ya wa kwa ni katika la za kama yake hiyo huo lakini kwamba
        sq dhe në të e i që për me një nuk është nga si por
        ht nan ak pou yo li ki te se pa sou yon men
        so iyo oo ka ku in uu waa ay la ee kale
        jv lan ing kang sing iku marang ora kanggo saka
        el και το να του η της ο με που την από για είναι στο τον οι των δε στην θα τα σε τη
        """
}
