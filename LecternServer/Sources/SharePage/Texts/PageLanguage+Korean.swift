extension PageLanguage {
    /// Korean.
    static let korean = PageLanguage(
        "ko", "한국어",
        """
        tagline: 성경 링크와 구절을 원하는 앱에서 여세요
        field: 링크, 성경 구절 또는 글
        fieldHint: 링크를 붙여 넣거나 요한복음 3:16을 입력하세요
        find: 앱 보기
        examples: 예
        from: 출처: {}
        apps: 앱
        noApps: 이 기기에서 열 수 있는 앱이 없습니다.
        allIntentions: 전체
        read: 읽기
        study: 연구
        memorize: 암송
        listen: 듣기
        getIt: {}에서 받기
        otherDevices: 기기
        allDevices: 전체
        readInBrowser: 브라우저에서 읽기
        openPage: {} 페이지 열기
        prefer: {} 먼저 보기
        losesTranslation: {} 제외
        losesPassages: {} 제외
        losesRange: {}만 엶
        opensStart: 시작 부분만 엶
        opensBook: 책 전체를 엶
        opensChapter: 장 전체를 엶
        opensFirstChapter: 첫 장을 엶
        opensFirstVerse: 첫 절을 엶
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
        nothingFound: 링크나 성경 구절이 없습니다
        unknownLink: 이 링크를 여는 앱을 알지 못합니다
        severalFound: 여러 개를 찾았습니다. 어느 것을 열까요?
        more: {}개 더
        corrected: 이해한 내용을 확인해 주세요:
        didYouMean: 혹시 이것을 찾으셨나요?
        help: 도움말
        bookmarklet: 북마클릿
        language: 언어
        privacy: 무엇을 읽는지는 당신만의 일입니다. 이 페이지는 쿠키를 쓰지 않고, 다른 곳에서 아무것도 불러오지 않으며, 설정은 이 기기에만 저장합니다.
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
