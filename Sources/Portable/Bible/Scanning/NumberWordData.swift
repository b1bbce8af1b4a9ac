/// The words of ``NumberWords``; each line has a language, a number, and the words for it and the numbers that follow it,
/// for tens in steps of ten. A slash separates words for the same number.
enum NumberWordData {
    static let table: StaticString = """
        en 1 one/first two/second three/third four/fourth five/fifth six/sixth seven/seventh eight/eighth nine/ninth
        en 10 ten/tenth eleven/eleventh twelve/twelfth thirteen/thirteenth fourteen/fourteenth fifteen/fifteenth
        en 16 sixteen/sixteenth seventeen/seventeenth eighteen/eighteenth nineteen/nineteenth
        en 20 twenty/twentieth thirty/thirtieth forty/fortieth fifty/fiftieth sixty/sixtieth seventy eighty ninety hundred
        de 1 eins/erste/ersten zwei/zweite/zweiten drei/dritte/dritten vier/vierte/vierten fünf/fünfte/fünften
        de 6 sechs/sechste/sechsten sieben/siebte/siebten acht/achte/achten neun/neunte/neunten zehn/zehnte/zehnten
        de 11 elf/elfte/elften zwölf/zwölfte/zwölften dreizehn/dreizehnte/dreizehnten vierzehn/vierzehnte/vierzehnten
        de 15 fünfzehn/fünfzehnte/fünfzehnten sechzehn/sechzehnte/sechzehnten siebzehn/siebzehnte/siebzehnten
        es 1 uno/primero/primer dos/segundo tres/tercero/tercer cuatro/cuarto cinco/quinto seis/sexto siete/séptimo
        es 8 ocho/octavo nueve/noveno diez/décimo once doce trece catorce quince dieciséis diecisiete dieciocho
        fr 1 un/premier deux/deuxième trois/troisième quatre/quatrième cinq/cinquième six/sixième sept/septième
        fr 8 huit/huitième neuf/neuvième dix/dixième onze/onzième douze/douzième treize/treizième quatorze/quatorzième
        pt 1 um/primeiro dois/segundo três/terceiro quatro/quarto cinco/quinto seis/sexto sete/sétimo oito/oitavo
        pt 9 nove/nono dez/décimo onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove
        it 1 uno/primo due/secondo tre/terzo quattro/quarto cinque/quinto sei/sesto sette/settimo otto/ottavo nove/nono
        nl 1 een/eerste twee/tweede drie/derde vier/vierde vijf/vijfde zes/zesde zeven/zevende acht/achtste negen/negende
        """
}
