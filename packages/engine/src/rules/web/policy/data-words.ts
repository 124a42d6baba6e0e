/** Data, as any of the languages calls it. */
export const DATA =
  /\bdata|information|duomen|\bdat(?:us|iem)\b|andme|gögn|gagna|upplýsing|\bdades\b|të dhëna|податоц|\brecords of\b|cookie|\bip[- ]|daten|donn[ée]e|renseignement|\bdatos|\bdati\b|\bdados|gegevens|\bdan(?:e|ych|ymi|ym)\b|uppgift|opplysning|oplysning|údaj|údaje|\badat|\bdate(?:le)?\b|\bveri(?:ler\p{L}*|niz\p{L}*|nin|si|yi)?\b|podac|podat(?:k|c)|tieto|tiedo|δεδομέν|πληροφορ|данн|дан[иі]|информац|інформац|сведени|dữ liệu|thông tin|بيانات|معلومات|מידע|נתונים|डेटा|जानकारी|ข้อมูล|データ|個人|情報|資料|個資|信息|数据|數據|정보|데이터/iu;

/** What a company does that is told as a recipient: it measures, advertises, or is sent something. */
export const HANDLES =
  /pixel|像素|ピクセル|픽셀|píxel|plug-?in|cookie|\btags\b|tag manager|analy|anal[íi]|αναλυ|анал|measur|mess(?:en|ung|t\b)|mesur|medi(?:mos|r|ção|ción)|misur|\bmeet\b|meten|meting|pomiar|mierz|mät(?:er|ning)|mål(?:er|ing)|měř|ölç|mittaa|計測|測定|解析|分析|统计|統計|측정|통계|분석|statist|estad[íi]st|estatíst|tilasto|istatist|advert|\bads?\b|werb(?:ung|e)|publicit|pubblicit|publicid|anunci|anúnci|reclame|rekla|annon|annunc|mainos|διαφήμ|广告|広告|廣告|광고|transmi|partag|compart|condivid|\bshar(?:e|ing)|recipient|empfänger|destinatai|destinatari|odbiorc|mottagare|process|verarbeit|trait(?:e|ement)|tratam|trattam|verwerk|przetwarz|behandl|zpracov|işle(?:n|r|mek)|обраб|оброб|処理|处理|處理|처리|委託|委托|위탁|송신|送信/iu;

/** A cookie by its name, as notices list them with how long each lives: `_ga`, `_fbp`, `_pk_id.*`. */
export const COOKIE_NAME = /(?:^|[\s(,;:„“"'`])_[a-z][a-z0-9]{1,20}(?:[_.*]\S{0,30})?/;
