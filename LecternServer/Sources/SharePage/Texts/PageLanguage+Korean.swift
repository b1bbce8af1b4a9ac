extension PageLanguage {
    /// Korean.
    static let korean = PageLanguage(
        "ko", "한국어",
        """
        tagline: 성경 링크와 구절을 원하는 앱에서 여세요
        field: 링크, 성경 구절 또는 글
        fieldHint: 링크를 붙여 넣거나 {} 입력
        find: 앱 보기
        paste: 붙여넣기
        examples: 예:
        from: 출처: {}
        apps: 앱
        noApps: 이 기기에서 열 수 있는 앱이 없습니다.
        allIntentions: 전체
        read: 읽기
        study: 연구
        memorize: 암송
        listen: 듣기
        missingApp: 앱이 설치되어 있지 않나요?
        otherDevices: 다른 기기의 앱
        allDevices: 전체
        readInBrowser: 브라우저에서 읽기
        openPage: {} 페이지 열기
        prefer: {} 우선 사용
        losesTranslation: ‘{}’ 번역으로는 열 수 없음
        losesIntention: 이 용도로는 사용할 수 없음: {}
        losesPassages: {}: 열 수 없음
        losesRange: {}만 열림
        losesNothing: 전체 구절이 열림
        inEachApp: 아래 모든 앱: {}
        opensStart: 시작 부분만 열림
        opensBook: 책 전체가 열림
        opensChapter: 장 전체가 열림
        opensFirstChapter: 첫 장이 열림
        opensFirstVerse: 첫 절이 열림
        numbersOtherwise: 절 번호가 다름
        share: 공유
        close: 닫기
        copy: 복사
        shareLink: 이 구절의 링크
        commonScheme: 모든 성경 앱을 위한 링크
        scan: 다른 기기로 스캔하기
        translation: 번역
        anyTranslation: 지정하지 않음
        change: 변경
        open: {} 열기
        getApp: 앱 받기
        readHere: 여기에서 읽기
        tapToOpen: 누르면 {} 앱이 열립니다. 저절로 열리는 것은 없습니다.
        notThere: {} 앱이 열리지 않았습니다. 설치되어 있지 않을 수 있습니다.
        moreApps: 이 구절의 모든 앱
        notFound: 그런 페이지나 구절이 없습니다
        nothingFound: 링크나 성경 구절을 찾지 못했습니다
        unknownLink: 이 링크를 열 수 있는 앱이 없습니다
        severalFound: 여러 개를 찾았습니다. 어느 것을 열까요?
        more: {}개 더
        corrected: 이렇게 이해한 것이 맞는지 확인해 주세요:
        didYouMean: 혹시 이것을 찾으셨나요?
        reasonEmpty: 성경 구절이 없습니다.
        reasonTooLong: 성경 구절로 보기에는 글이 너무 깁니다.
        reasonTooMany: 한 번에 {}개가 넘는 구절입니다.
        reasonNoBook: 성경 책 이름이 없습니다.
        reasonUnknownBook: ‘{}’라는 성경 책은 없습니다.
        reasonOrdinaryWord: ‘{}’만으로는 평범한 낱말입니다. 책을 뜻한다면 장을 덧붙이세요.
        reasonSeveralBooks: ‘{}’에 해당하는 책이 여러 권입니다.
        reasonChapterOrVerse: ‘{}’만으로는 장인지 절인지 알 수 없습니다. 둘 다 입력하세요.
        reasonNoChapter: {}에는 {2}장까지만 있습니다.
        reasonNoVerse: {}에는 {2}절까지만 있습니다.
        reasonReversed: 범위의 끝이 시작보다 앞에 있습니다.
        reasonOtherText: 성경 구절로 읽을 수 없는 부분이 있습니다.
        reasonNumbering: ‘{}’ 절 번호 체계는 알 수 없습니다.
        reasonBibleLink: bible: 링크가 불완전하거나 손상되었습니다.
        reasonLongLink: 링크가 너무 깁니다.
        reasonHiddenCharacter: 링크에 보이지 않는 문자가 있습니다. 다시 복사해 주세요.
        reasonInvalidLink: 올바른 웹 주소가 아닙니다. 다시 복사해 주세요.
        reasonContradiction: 링크에 서로 다른 구절이 두 개 들어 있습니다.
        reasonShortLink: 단축 링크입니다. Lectern은 단축 링크를 따라가지 않습니다. 링크를 연 다음 그 페이지의 주소를 붙여 넣으세요.
        readAs: ‘{}’: {2}(으)로 읽었습니다.
        readAsLastVerse: ‘{}’: 그 장의 마지막 절인 {2}(으)로 읽었습니다.
        readAsEnds: ‘{}’: 순서가 거꾸로여서 양 끝만 엽니다.
        leftOut: ‘{}’: 무시했습니다.
        badRequest: 요청을 이해하지 못했습니다
        wrongMethod: 이 페이지는 그렇게 사용할 수 없습니다
        tooLarge: 너무 깁니다
        tooManyRequests: 요청이 너무 많습니다
        tryAgainIn: {}초 후에 다시 시도해 주세요.
        failure: 문제가 발생했습니다
        busy: 지금 Lectern에 요청이 몰려 있습니다
        tryAgain: 잠시 후 다시 시도해 주세요.
        help: 도움말
        bookmarklet: 북마클릿
        language: 언어: {}
        privacy: 이 페이지는 쿠키를 쓰지 않고, 다른 사이트에서 아무것도 불러오지 않으며, 설정은 이 기기에만 저장합니다.
        offline: 오프라인 상태입니다
        offlineText: 최근에 연 것은 기기의 앱에서 계속 열 수 있습니다:
        lastOpened: 최근에 연 것
        helpAndroid: Android에서 Lectern으로 공유하기
        helpAndroidText: 이 페이지를 Chrome에서 열고 메뉴에서 ‘앱 설치’ 또는 ‘홈 화면에 추가’를 선택한 다음, 아무 페이지나 공유하고 Lectern을 선택하세요.
        helpIOS: iPhone과 iPad에서 Lectern으로 공유하기
        helpIOSSteps: 단축어 앱에서 +를 누르고 이름을 Lectern으로 정하세요.|세부사항에서 ‘공유 시트에서 보기’를 켜고 URL과 텍스트를 받으세요.|‘URL 인코딩’ 동작을 ‘단축어 입력’과 함께 추가하세요.|‘URL 열기’ 동작을 추가하고 {} 뒤에 ‘URL 인코딩된 텍스트’를 넣으세요.|아무 페이지나 공유하고 Lectern을 선택하세요. Safari에 앱이 나타납니다.
        helpBookmarklet: 읽고 있는 페이지에서 한 번에
        bookmarkletText: 이것을 북마크로 끌어 놓으세요. 휴대전화에서는 아무 페이지나 북마크한 다음 주소를 아래 글로 바꾸세요.
        helpBrowserOpened: 왜 브라우저가 열렸나요?
        helpBrowserOpenedText: 앱이 설치되어 있지 않거나 앱의 링크가 꺼져 있습니다. Android에서는 앱 설정의 ‘기본으로 열기’를 확인하세요. iPhone에서는 링크를 길게 누르고 ‘다음에서 열기’를 선택하세요.
        helpWebsites: 내 웹사이트에 쓰기
        """)
}
