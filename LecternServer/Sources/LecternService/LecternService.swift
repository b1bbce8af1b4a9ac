import SharePage
