extension Translation {
    /// A site or app with codes of its own for translations.
    public enum Site: String, CaseIterable, Hashable, Sendable {
        /// bible.com: numbers.
        case youversion
        /// biblegateway.com, `version=`.
        case bibleGateway
        /// biblegateway.com before it had letters: `version=31`.
        case bibleGatewayNumber
        /// blueletterbible.org.
        case blueLetterBible
        /// Logos, Biblia and ref.ly: short names and resources.
        case logos
        /// stepbible.org.
        case step
        /// biblehub.com.
        case bibleHub
        /// bible-api.com.
        case bibleApi
        /// biblestudytools.com.
        case bibleStudyTools
        /// studylight.org.
        case studyLight
        /// ebible.org.
        case eBible
        /// bible.oremus.org.
        case oremus
        /// jw.org and wol.jw.org: publications.
        case jw
        /// wikisource.org: pages.
        case wikisource
        /// vatican.va: folders.
        case vatican
        /// bibleserver.com.
        case bibleServer
        /// die-bibel.de.
        case dieBibel
        /// debijbel.nl.
        case deBijbel
        /// bible-strong.app.
        case bibleStrong
        /// saintebible.com.
        case sainteBible
        /// bibliaonline.com.br.
        case bibliaOnline
        /// bibliatodo.com: slugs.
        case bibliaTodo
        /// bibliacatolica.com.br: slugs.
        case bibliaCatolica
        /// bible.by.
        case bibleBy
        /// bibleonline.ru.
        case bibleOnlineRu
        /// allbible.info.
        case allBible
        /// azbyka.ru: flags.
        case azbyka
        /// bskorea.or.kr.
        case bsKorea
    }
}
