/** Why a page does not speak for its site. */
export type NotPage =
  | "bot_wall"
  | "maintenance"
  | "soft_404"
  | "rate_limit"
  | "login_wall"
  | "parked"
  | "region_block"
  | "message"
  | "empty_page"
  | "unread_page";

/**
 * How pages that are not the site say so, in further languages: Turkish, Hungarian, Russian, Ukrainian, Czech, Slovak,
 * Romanian, Greek, Bulgarian, Croatian and Serbian, Slovene, Danish, Norwegian, Finnish, Estonian, Latvian, Lithuanian,
 * Catalan, Indonesian, Vietnamese, Thai, Arabic, Hebrew, Hindi and traditional Chinese.
 */
const SAID: Readonly<Partial<Record<NotPage, readonly string[]>>> = {
  bot_wall: [
    "press (?:&|and) hold|gedrückt halten|maintenez (?:appuyé|enfoncé)|mant[eé]n pulsado|mantenga presionado|tieni premuto|pressione e segure|ingedrukt houden|naciśnij i przytrzymaj|长按|長押し|길게 누르",
    "(?:robot|bot) olmadığınızı|insan olduğunuzu|basılı tut|güvenlik (?:kontrolü|doğrulaması)|bir dakika lütfen|tarayıcınız(?:ı|) kontrol",
    "nem vagy(?:ok)? robot|ellenőrizzük,? hogy|böngésző(?:jének)? ellenőrzése|biztonsági ellenőrzés",
    "не робот|проверка (?:браузера|безопасности|соединения)|подтвердите, что вы|доступ (?:запрещ|ограничен)",
    "перевірка (?:браузера|безпеки)|підтвердьте, що ви|доступ (?:заборонено|обмежено)",
    "nejste robot|nejsem robot|ověřujeme|ověření (?:zabezpečení|prohlížeče)|přístup odepřen|nie som robot|overujeme",
    "nu (?:sunt|ești|sunteți) (?:un )?robot|verificăm (?:dacă|browserul|conexiunea)|verificare de securitate",
    "δεν είμαι ρομπότ|δεν είστε ρομπότ|έλεγχος ασφαλείας|επαλήθευση ότι",
    "не съм робот|не сте робот|проверка за сигурност|nisam robot|niste robot|sigurnosna provjera|nisem robot|varnostno preverjanje",
    "ikke en robot|sikkerhedstjek|sikkerhetskontroll|et øjeblik|et øyeblikk|en ole robotti|turvatarkistus|hetkinen",
    "ei ole robot|neesmu robots|nesu robotas|no sóc un robot|verificació de seguretat",
    "bukan robot|memeriksa (?:browser|peramban)|verifikasi keamanan|không phải (?:là )?(?:robot|người máy)|kiểm tra (?:trình duyệt|bảo mật)",
    "ไม่ใช่โปรแกรมอัตโนมัติ|ไม่ใช่หุ่นยนต์|กำลังตรวจสอบ|لست روبوت|التحقق من (?:أنك|متصفح)|איני רובוט|אני לא רובוט|בדיקת אבטחה|रोबोट नहीं|不是機器人|驗證您|正在檢查您的瀏覽器|安全驗證",
  ],
  maintenance: [
    "(?:site(?:miz)?|sayfa(?:mız)?|mağazamız) .{0,20}bakımda|bakım (?:çalışması|nedeniyle|modu)|kısa süre sonra (?:tekrar|geri)|yakında (?:geri|yeniden)",
    "karbantartás (?:miatt|alatt)|hamarosan visszatér|átmenetileg (?:nem|szünetel)|felújítás alatt",
    "(?:ведутся|проводятся|проводим) технические|на техническом обслуживании|сайт (?:временно )?(?:недоступен|закрыт|на реконструкции)|скоро верн[её]мся",
    "(?:тривають|проводяться|ведуться) технічні|на технічному обслуговуванні|сайт (?:тимчасово )?(?:недоступний|закрито|на реконструкції)|скоро повернемо",
    "(?:probíhá|prebieha|v|z důvodu|z dôvodu) (?:plánovan\\S{1,3} )?(?:údržb|odstávk)|dočasn[ěe] (?:nedostupn|mimo provoz|mimo prevádzky)|brzy (?:budeme|jsme) zpět|čoskoro (?:sme|budeme) späť",
    "(?:site|pagin|magazin)\\S{0,5} (?:este|se află) (?:în (?:mentenanță|lucru|construcție)|temporar)|temporar (?:indisponibil|închis)|revenim (?:în curând|curând)",
    "(?:υπό|σε) συντήρηση|προσωρινά (?:μη διαθέσιμ|εκτός)|επιστρέφουμε σύντομα|υπό κατασκευή",
    "в процес на поддръжка|поради поддръжка|временно (?:недостъпен|спрян)|(?:zbog|radi) održavanja|u održavanju|privremeno (?:nedostup|zatvoren)|uskoro se vraćamo|zaradi vzdrževanja|začasno ni na voljo|kmalu nazaj",
    "(?:på grund af|under) vedligehold|midlertidigt (?:lukket|utilgængelig|nede)|snart tilbage|(?:på grunn av|under) vedlikehold|midlertidig (?:stengt|utilgjengelig)|tilbake snart|huoltokatko|huoltotauko|tilapäisesti (?:poissa|suljettu)|palaamme pian",
    "hooldustööde|ajutiselt (?:suletud|kättesaamatu)|oleme varsti tagasi|notiek apkope|īslaicīgi nav pieejam|drīz atgriezīsimies|vykdomi priežiūros|laikinai (?:neveikia|nepasiekiam)|netrukus grįšime|(?:en|per) manteniment|tornem aviat",
    "(?:sedang|dalam) (?:dalam )?(?:pemeliharaan|perbaikan)|segera kembali|đang (?:được )?bảo trì|sẽ (?:sớm )?(?:quay|trở) lại",
    "ปิดปรับปรุง|ปรับปรุงระบบ|قيد الصيانة|أعمال الصيانة|سنعود قريب|עבודות תחזוקה|האתר בתחזוקה|נחזור בקרוב|रखरखाव (?:के|में)|系統維護|網站維護|正在維護",
  ],
  soft_404: [
    "sayfa bulunamadı|aradığınız sayfa|(?:az )?oldal nem található|страница не найдена|страницы не существует|сторінк(?:у|а) не знайдено|сторінки не існує",
    "stránka (?:nebyla nalezena|nenalezena|neexistuje|sa nenašla)|pagina nu (?:a fost găsită|există)|η σελίδα δεν (?:βρέθηκε|υπάρχει)|страницата не (?:е намерена|съществува)|stranica nije pronađena|stran ni (?:bila )?najdena",
    "siden (?:blev ikke fundet|findes ikke|ble ikke funnet|finnes ikke)|sivua ei (?:löydy|löytynyt)|lehte ei leitud|lapa nav atrasta|puslapis nerastas|pàgina no (?:trobada|s'ha trobat)",
    "halaman tidak ditemukan|không tìm thấy trang|trang không tồn tại|ไม่พบหน้า|الصفحة غير موجودة|لم يتم العثور على الصفحة|הדף לא נמצא|הדף המבוקש|पृष्ठ नहीं मिला|頁面不存在|找不到頁面",
  ],
  rate_limit: [
    "çok fazla istek|túl sok kérés|слишком много запросов|(?:забагато|занадто багато) запитів|příliš mnoho (?:požadavků|dotazů)|príliš veľa požiadaviek|prea multe (?:cereri|solicitări)|πάρα πολλά αιτήματα",
    "za dużo (?:żądań|zapytań)|zbyt wiele (?:żądań|zapytań)|te veel (?:verzoeken|aanvragen)|för många (?:förfrågningar|anrop|begäranden)|for mange (?:forespørsler|forespørgsler|anmodninger)|liian monta (?:pyyntöä|kyselyä)",
    "твърде много заявки|previše (?:zahtjeva|zahteva|upita)|preveč zahtev|liiga palju päringuid|pārāk daudz pieprasījumu|per daug užklausų|massa sol·licituds",
    "sıradasınız|tahmini bekleme|bekleme odası|várólist|várakozási idő|sorban áll|вы в очереди|очередь ожидания|час очікування|ви в черзі|jste ve frontě|čekárna|ste v poradí|čakáreň|sunteți la coadă|sală de așteptare|είστε στην ουρά|αίθουσα αναμονής|χρόνος αναμονής",
    "в опашката|чакалня|u redu čekanja|čekaonica|v čakalni vrsti|čakalnica|du (?:står|er) i kø|venteværelse|venterom|forventet ventetid|olet jonossa|odotushuone|odotusaika|olete järjekorras|eilėje|sala d'espera|ruang tunggu|antrean|phòng chờ|hàng đợi|ห้องรอ|คิว(?:ของคุณ|รอ)|قائمة الانتظار|غرفة الانتظار|חדר המתנה|בתור|排隊(?:中|等候)|預計等候",
    "terlalu banyak permintaan|quá nhiều yêu cầu|คำขอมากเกินไป|طلبات كثيرة|الكثير من الطلبات|יותר מדי בקשות|बहुत अधिक अनुरोध|請求過於頻繁|요청이 너무 많",
  ],
  login_wall: [
    "giriş yap(?:ın|mak|manız)?|oturum aç|bejelentkezés|jelentkezz(?:en)? be|войдите|вход(?: в|$)|авторизац|увійдіть|вхід(?: до|$)|авторизац",
    "přihlášení|přihlaste se|prihlásenie|prihláste sa|autentificare|conectați-vă|intrați în cont|σύνδεση|συνδεθείτε|вход в|влезте|prijava|prijavite se",
    "log ind|logg inn|kirjaudu|sisäänkirjautuminen|logi sisse|pieslēgt|prisijung|inicia la sessió",
    "silakan masuk|masuk ke akun|đăng nhập|เข้าสู่ระบบ|تسجيل الدخول|התחברות|התחבר|कृपया लॉग ?इन|請登入",
  ],
  parked: [
    "(?:alan adı|domain) satılık|satılık (?:alan adı|domain)|(?:domain|domén)\\w{0,4} eladó|eladó (?:domain|domén)|домен (?:продаётся|продается|на продаж)|домен продається",
    "dom[ée]na (?:je )?(?:na prodej|na predaj|na prodaju|naprodaj)|domeniu(?:l)? (?:este )?de vânzare|domena (?:jest )?na sprzedaż|το domain (?:πωλείται|διατίθεται)|домейн(?:ът)? (?:се продава|за продажба)",
    "domæne(?:t)? (?:er )?til salg|domene(?:t)? (?:er )?til salgs|domän(?:en)? (?:är )?till salu|(?:verkkotunnus|domain) (?:on )?myytävänä|domeinnaam (?:is )?te koop|domeen (?:on )?müügis|domēns (?:ir )?pārdod|parduodamas domenas|domini (?:està )?en venda",
    "domain (?:ini )?(?:di)?jual|tên miền (?:này )?(?:đang )?(?:được )?(?:rao )?bán|โดเมนนี้|(?:النطاق|الدومين) للبيع|הדומיין (?:הזה )?למכירה|網域出售|此網域",
  ],
  region_block: [
    "bölgenizde (?:kullanılamıyor|mevcut değil)|nem (?:érhető el|elérhető) (?:az ön )?(?:országában|régiójában)|недоступ(?:ен|но) в (?:вашей стране|вашем регионе)|недоступн(?:ий|о) у вашій країні|není ve vaší zemi dostupn|nu este disponibil în (?:țara|regiunea)|δεν είναι διαθέσιμο στη χώρα",
    "tidak tersedia di (?:negara|wilayah)|không (?:khả dụng|có sẵn) (?:ở|tại) (?:quốc gia|khu vực)|غير متاح في (?:بلدك|منطقتك)|אינו זמין במדינה|您所在的地區",
  ],
};

/** A title that is nothing else than such a word. */
const TITLED: Readonly<Partial<Record<NotPage, string>>> = {
  maintenance:
    "bakım(?:da)?|karbantartás|технические работы|техническое обслуживание|технічні роботи|údržba|mentenanță|συντήρηση|поддръжка|održavanje|vzdrževanje|vedligeholdelse|vedlikehold|huolto|hooldus|apkope|priežiūra|manteniment|pemeliharaan|bảo trì|صيانة|תחזוקה|रखरखाव|維護中",
};

const joined = (kind: NotPage) => (SAID[kind] ?? []).join("|");

const kinds = Object.keys(SAID) as NotPage[];
type Patterns = Readonly<Partial<Record<NotPage, RegExp>>>;

/** What a text says in these languages. */
export const MORE_TEXT: Patterns = Object.fromEntries(
  kinds.map((kind) => [kind, new RegExp(joined(kind), "i")]),
);

/** What a title or heading says: the same, or the bare word. */
export const MORE_TITLE: Patterns = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    new RegExp(TITLED[kind] ? `${joined(kind)}|^(?:${TITLED[kind]})[.!…]?$` : joined(kind), "i"),
  ]),
);

/**
 * Words of a page that has nothing to show for now, whatever its reason: they begin a message where they stand in a
 * heading, or where two of them stand in a text that leads nowhere.
 */
export const MESSAGE = new RegExp(
  [
    "sorry|apolog|unavailable|not available|try again|come back|temporar|at the moment|closed (?:for|until)|unable|denied|blocked|please wait|shortly|too busy|overloaded",
    "leider|entschuldig|derzeit|vorübergehend|momentan|geschlossen|nicht (?:verfügbar|erreichbar|möglich)|versuchen sie|überlastet|umbau",
    "désolé|excus|actuellement|momentanément|temporairement|fermée? (?:pour|jusqu)|réessay|patient(?:er|ez)|indisponible|surcharg",
    "lo sentimos|disculp|en este momento|temporalmente|cerrad[oa] (?:por|hasta)|int[ée]ntel|no disponible|saturad",
    "spiacenti|ci scusiamo|al momento|temporaneamente|momentaneamente|chius[oa] (?:per|fino)|riprov|non disponibile|sovraccaric",
    "desculp|lamentamos|neste momento|temporariamente|fechad[oa] (?:para|até)|tente novamente|indispon[íi]vel|sobrecarreg",
    "helaas|sorry|momenteel|tijdelijk|gesloten (?:wegens|tot)|probeer|niet beschikbaar|overbelast",
    "przepraszamy|niestety|chwilowo|tymczasowo|obecnie|zamknięt|ponownie|spróbuj|niedostępn|przeciąż",
    "tyvärr|beklagar|tillfälligt|för närvarande|stängt? (?:för|till)|försök igen|beklager|midlertidig|prøv igjen|prøv igen|lukket (?:på|for|til)|valitettavasti|pahoittelemme|tilapäisesti|yritä uudelleen",
    "omlouváme|bohužel|dočasně|zkuste|nedostupn|ospravedlňujeme|dočasne|skúste|sajnos|elnézést|átmenetileg|próbálja|ne pare rău|ne cerem scuze|temporar|momentan|încercați|indisponibil",
    "žao nam je|nažalost|privremeno|trenutno|pokušajte|žal|začasno|poskusite|съжаляваме|временно|опитайте|λυπούμαστε|συγγνώμη|προσωριν|δοκιμάστε",
    "к сожалению|извините|временно|попробуйте|недоступ|закрыт|вибачте|на жаль|тимчасово|спробуйте|üzgünüz|geçici|şu anda|tekrar deneyin",
    "kahjuks|vabandame|ajutiselt|proovige|diemžēl|atvainojamies|īslaicīgi|mēģiniet|deja|atsiprašome|laikinai|bandykite|ho sentim|maaf|sementara|coba lagi|xin lỗi|tạm thời|thử lại|ขออภัย|ชั่วคราว|ลองใหม่",
    "عذر|مؤقت|حاليا|حاول مرة|מצטערים|סליחה|באופן זמני|נסו שוב|क्षमा|अस्थायी",
    "抱歉|很遗憾|暂时|暫時|暂停|暫停|稍后|稍後|稍等|无法(?:访问|显示|打开)|無法|繁忙|拥挤|擁擠",
    "申し訳|ただいま|現在|しばらく|混み合|混雑|集中し|一時的|再度|お待ち|できません",
    "죄송|현재|잠시|일시적|다시 (?:시도|접속)|혼잡|불가|이용하실 수 없",
  ].join("|"),
  "giu",
);

/** Languages in which such pages are known by their words. */
const READ = new Set(
  "en de fr es it pt nl pl sv ja ko zh tr hu ru uk be cs sk ro el bg hr sr bs sl da no nb nn fi et lv lt ca id ms vi th ar he hi".split(
    " ",
  ),
);

/** Scripts whose languages are among them. */
const SCRIPTS =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Is nothing known of how pages in this language say that they are not the site? */
export function isUnreadLanguage(language: string | null, text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length >= 20) {
    const known = letters.filter((letter) => SCRIPTS.test(letter)).length;
    if (known < letters.length / 2) return true;
  }
  const code = language?.trim().slice(0, 2).toLowerCase();
  return Boolean(code && /^[a-z]{2}$/.test(code) && !READ.has(code));
}
