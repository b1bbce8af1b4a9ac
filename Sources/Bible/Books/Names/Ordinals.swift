extension KeywordData {
    /// The words for the number of a book, in the format of ``table``: `Erster Johannes`, `Deuxième Rois`.
    /// `sign` is the ending after a digit: `1er`, `2e`, `3я`.
    static let ordinals: StaticString = """
        de first erster erste erstes ersten
        de second zweiter zweite zweites zweiten
        de third dritter dritte drittes dritten
        de fourth vierter vierte viertes vierten
        de fifth fünfter fünfte fünftes fünften
        es first primero primer primera
        es second segundo segunda
        es third tercero tercer tercera
        es fourth cuarto cuarta
        es fifth quinto quinta
        es sign o a ro do er ra da
        fr first premier première premiers premières
        fr second deuxième deuxièmes seconde second
        fr third troisième troisièmes
        fr fourth quatrième quatrièmes
        fr fifth cinquième
        fr sign er re e ère ere ème eme d de
        pt first primeiro primeira
        pt second segundo segunda
        pt third terceiro terceira
        pt fourth quarto quarta
        pt fifth quinto quinta
        pt sign o a
        nl first eerste
        nl second tweede
        nl third derde
        nl fourth vierde
        nl fifth vijfde
        nl sign e
        it first primo prima
        it second secondo seconda
        it third terzo terza
        it fourth quarto quarta
        it fifth quinto quinta
        it sign o a
        pl first pierwsza pierwsze pierwszy
        pl second druga drugie drugi
        pl third trzecia trzecie trzeci
        pl fourth czwarta czwarte czwarty
        pl fifth piąta piąte piąty
        ru first первая первое первый
        ru second вторая второе второй
        ru third третья третье третий
        ru fourth четвертая четвертое
        ru fifth пятая пятое
        ru sign я е й
        el first α
        el second β
        el third γ
        el fourth δ
        hu first első
        hu second második
        hu third harmadik
        hu fourth negyedik
        hu fifth ötödik
        sv first första
        sv second andra
        sv third tredje
        sv fourth fjärde
        sv fifth femte
        sv sign a e
        no first første
        no second andre annen
        no third tredje
        no fourth fjerde
        no fifth femte
        da first første
        da second anden andet
        da third tredje
        da fourth fjerde
        da fifth femte
        sl first prva prvo
        sl second druga drugo
        sl third tretja tretje
        """
}
