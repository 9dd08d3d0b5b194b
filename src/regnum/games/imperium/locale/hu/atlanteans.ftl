imperium-option-nations-atlanteans = Atlantisziak
    .help = Az első fordulótól birodalom: saját szigeteiket süllyesztik el, hogy bármit megszerezzenek a piacról.
    .special = Nincs nemzetpaklijuk és történelmük, de kezdettől tíz fejlesztésük van. Az elsüllyesztett lapok az elárasztott pakliba kerülnek: nincsenek játékban, de pontot érnek.
imperium-bot-atlanteans = Atlantiszi bot
imperium-option-bot-atlanteans = Atlantisziak
