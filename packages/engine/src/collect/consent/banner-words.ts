/** What consent banners say, by language. Tried against lower-case text. */
export interface Words {
  /** A banner about cookies or consent says one of these. */
  topic: string;
  accept: string;
  reject: string;
  settings: string;
  /** Keeps what is chosen on the second layer. */
  save: string;
}

const CONSENT_WORDS: Readonly<Record<string, Words>> = {
  en: {
    topic: "cookies?|consent|tracking technolog|your privacy|personal data|gdpr|ccpa",
    accept:
      "accept|agree|allow|(?:i|give|we) consent|^consent$|consent to all|got it|okay|^ok$|i understand|sounds good|yes,? (?:i|please)|enable all|that'?s fine|continue$",
    reject:
      "reject|decline|refuse|deny|disagree|disallow|do not (?:accept|agree|allow|consent)|don'?t (?:accept|agree|allow)|opt[- ]?out|no,? thanks|(?:only|just|strictly|use) (?:the )?(?:necessary|essential|required)|(?:necessary|essential|required)(?: cookies)? only|continue without|without accepting|object to all|withdraw",
    settings:
      "settings|preferences|options|customi[sz]e|manage|choose|choices|more info|learn more|details|purposes|configure",
    save: "save|confirm|apply|submit",
  },
  zh: {
    topic: "cookie|隐私|隱私|个人信息|個人資料|同意",
    accept: "接受|同意|允许|允許|知道了|我明白|确定|確定|好的",
    reject:
      "拒绝|拒絕|不同意|不接受|不允许|不允許|仅(?:使用)?(?:必要|必需)|僅(?:使用)?(?:必要|必需)|只(?:接受|允许|允許)?(?:必要|必需)|仅接受必要",
    settings: "设置|設定|偏好|管理|自定义|自訂|更多|详情|詳情|选择|選擇",
    save: "保存|儲存|确认选择|確認選擇|提交",
  },
  de: {
    topic: "cookies?|einwillig|zustimm|datenschutz|privatsphäre",
    accept: "akzeptier|zustimm|einverstanden|annehmen|erlauben|zulassen|verstanden|alle auswählen|geht klar",
    reject:
      "ablehn|verweiger|nicht (?:akzeptieren|zustimmen|einverstanden|erlauben)|nur (?:notwendige|erforderliche|essenzielle|technisch)|ohne (?:einwilligung|zustimmung)|widersprech",
    settings:
      "einstellung|anpassen|optionen|verwalten|auswahl treffen|mehr (?:infos?|erfahren|informationen)|konfigur|details|individuell",
    save: "speicher|auswahl (?:bestätigen|erlauben|übernehmen)|bestätigen",
  },
  fr: {
    topic: "cookies?|consentement|consentir|vie privée|confidentialité|traceurs",
    accept: "accepte|j'?accepte|d'?accord|autoris|je consens|consentir|j'?ai compris|tout activer|^oui",
    reject:
      "refus|rejet|continuer sans|sans accepter|ne pas accepter|uniquement (?:les )?(?:nécessaires|essentiels)|(?:nécessaires|essentiels) uniquement|m'?y opposer|non,? merci",
    settings: "param[éèe]tr|personnalis|préférences|gérer|choisir|en savoir plus|options|configurer|détails",
    save: "enregistrer|sauvegarder|valider|confirmer",
  },
  es: {
    topic: "cookies?|consentimiento|tecnologías de (?:rastreo|seguimiento)|privacidad",
    accept: "acept|de acuerdo|permitir|consentir|entendido|^vale|^sí(?:$|[ ,.!])",
    reject:
      "rechaz|denegar|no acept|solo (?:las )?(?:necesarias|esenciales)|sólo (?:las )?(?:necesarias|esenciales)|continuar sin|rehusar|no,? gracias",
    settings:
      "configur|ajustes|preferencias|opciones|gestionar|personalizar|más información|detalles|administrar",
    save: "guardar|confirmar|aplicar",
  },
  it: {
    topic: "cookies?|consenso|(?:tecnologie|strumenti) di tracciamento|privacy|riservatezza",
    accept: "accett|acconsent|^consent[oi]$|permetti|ho capito|va bene|d'?accordo",
    reject:
      "rifiut|^nega|non accett|solo (?:i )?(?:necessari|essenziali|tecnici)|continua senza|rigetta|no,? grazie",
    settings:
      "impostazioni|preferenze|gestisci|personalizza|opzioni|maggiori informazioni|scopri di più|dettagli|configura",
    save: "salva|conferma|applica",
  },
  pt: {
    topic: "cookies?|consentimento|tecnologias de rastreamento|privacidade|lgpd",
    accept: "aceit|concord|permit|entendi|de acordo|^sim$|prosseguir",
    reject:
      "rejeit|recus|negar|não (?:aceit|concord|permit)|apenas (?:os )?(?:necessários|essenciais)|somente (?:os )?(?:necessários|essenciais)|continuar sem",
    settings: "configur|definições|preferências|opções|gerenciar|gerir|personalizar|saiba mais|detalhes",
    save: "salvar|guardar|confirmar|aplicar",
  },
  ja: {
    topic: "cookie|クッキー|プライバシー|個人情報|同意",
    accept: "同意|承諾|許可|受け入れ|了承|了解|すべて有効|わかりました|^ok$",
    reject:
      "拒否|同意しない|同意しません|許可しない|必須(?:の)?(?:cookie|クッキー)?のみ|必要(?:な)?(?:もの|cookie|クッキー)?のみ|オプトアウト|辞退|受け入れない",
    settings: "設定|管理|カスタマイズ|詳細|詳しく|選択|オプション",
    save: "保存|確定|確認",
  },
  ko: {
    topic: "쿠키|cookie|개인정보|동의",
    accept: "동의|수락|허용|확인|모두 선택|알겠습니다",
    reject: "거부|거절|동의하지|동의 안|허용하지|허용 안|필수 (?:쿠키)?만|필수만|필요한 쿠키만|옵트아웃",
    settings: "설정|관리|맞춤|옵션|자세히|더 알아보기|선택",
    save: "저장|선택 완료|적용",
  },
};

/** More languages, in which a banner is found and pressed; a banner's text is not told apart by them. */
const MORE_WORDS: Readonly<Record<string, Words>> = {
  nl: {
    topic: "toestemming|privacyvoorkeuren",
    accept: "accepteer|accepteren|akkoord|toestaan|begrepen|prima",
    reject:
      "weiger|afwijzen|niet (?:accepteren|toestaan|akkoord)|alleen (?:noodzakelijke?|functionele?|essentiële)|doorgaan zonder|nee,? (?:bedankt|dank)",
    settings: "instellingen|voorkeuren|aanpassen|beheren|meer (?:informatie|opties)",
    save: "opslaan|bevestig|bewaar|keuze bewaren",
  },
  pl: {
    topic: "plik(?:i|ów|ach) cookie|ciastecz|zgod[aąęyzo]",
    accept: "akceptuj|zaakceptuj|zgadzam się|zezwól|zezwalam|przyjmuję|rozumiem|wyrażam zgodę",
    reject:
      "odrzuć|odrzucam|odmów|odmawiam|nie (?:zgadzam|akceptuj|zezwalam|wyrażam)|tylko (?:niezbędne|konieczne|wymagane)|bez (?:akceptacji|zgody)",
    settings: "ustawienia|dostosuj|preferencje|zarządzaj|więcej (?:informacji|opcji)|szczegóły",
    save: "zapisz|potwierdź",
  },
  sv: {
    topic: "kakor|samtycke",
    accept: "acceptera|godkänn|tillåt|jag (?:förstår|godkänner|samtycker)",
    reject:
      "neka|avvisa|avböj|inte (?:acceptera|godkänna|tillåta)|(?:endast|bara) (?:nödvändiga|nödvändigt)|fortsätt utan",
    settings: "inställningar|anpassa|hantera|alternativ|läs mer|mer information",
    save: "spara|bekräfta",
  },
  nordic: {
    topic: "samtykke|informasjonskapsler|evästeet|evästeitä",
    accept:
      "accepter(?:er)? alle|^accepter|tillad|godta|godkend|hyväksy|salli|^selvä|ymmärrän|^forstå|jeg forstår|^greit",
    reject:
      "afvis|avvis|afslå|avslå|kun nødvendige|bare nødvendige|nej tak|nei takk|hylkää|kiellä|vain välttämättömät",
    settings: "indstillinger|innstillinger|tilpas|asetukset|muokkaa",
    save: "gem valg|lagre valg|bekræft|tallenna",
  },
  east: {
    topic: "souhlas|süti|çerez|согласи|cookie-файл|куки|συγκατάθεση",
    accept:
      "přijmout|souhlasím|povolit|elfogad|kabul et|tümünü kabul|anladım|^tamam$|rozumím|^értem|^rendben|понятно|^хорошо$|^ясно$|κατάλαβα|εντάξει|принять|соглас(?:ен|на)|разрешить|αποδοχή|αποδέχομαι",
    reject:
      "odmítnout|nesouhlasím|pouze nezbytné|elutasít|csak a szükséges|reddet|yalnızca gerekli|отклонить|отказаться|только необходимые|не соглас|απόρριψη|μόνο τα απαραίτητα",
    settings: "nastavení|beállítások|ayarlar|настройк|подробнее|ρυθμίσεις",
    save: "uložit|mentés|kaydet|сохранить|αποθήκευση",
  },
  southEast: {
    topic:
      "ملفات (?:تعريف )?الارتباط|ملفات الكوكي|الكوكيز|سجلات التتبع|خصوصيت|עוגיות|קוקיז|פרטיות(?:ך|כם)|คุกกี้|ความยินยอม|quyền riêng tư|sự đồng ý|privasi anda|persetujuan|कुकी|सहमति|galetes|consentiment|کوکی|module(?:le)? cookie|consimțământ|confidențialitate|бисквитки|съгласие|kolačić|privol|piškotk|soglas|súhlas|sutik|slapuk|piekrīt|sīkdat|nõusolek|küpsis|згод",
    accept:
      "acceptă|acceptați|sunt de acord|приемам|съгласен съм|prihvaća|prihvati|slažem se|sprejm|strinjam se|súhlasím|prijať|sutinku|priimti|piekrītu|apstiprin|nõustu|luba kõik|прийняти|погоджуюсь|setuju|terima|đồng ý|chấp nhận|mengerti|^paham|tôi hiểu|đã hiểu|ยอมรับ|เข้าใจแล้ว|^ตกลง|รับทราบ|قبول|أوافق|موافق|فهمت|^حسن|מאשר|אישור|קבל|מסכי[םמ]|הבנתי|am înțeles|разбрах|^добре$|razumijem|u redu|^razumem|v redu|supratau|^gerai$|sapratu|^labi$|sain aru|^selge$|зрозуміло|^гаразд$|^rozumiem|accepto|accepta-ho|entesos|d.acord|स्वीकार|सहमत|می‌?پذیرم|موافقم",
    reject:
      "refuz|respinge|doar (?:cele )?(?:necesare|esențiale)|nu (?:accept|sunt de acord)|отказвам|отхвърл|само необходимите|не приемам|odbij|odbaci|ne prihvaćam|samo (?:nužn|neophodn|nujn|potrebn)|zavrn|ne strinjam|odmietnu|nesúhlasím|len nevyhnutn|atmesti|nesutinku|tik būtin|noraid|nepiekrītu|tikai nepieciešam|keeldu|ainult vajalik|відхилити|відмовитис|лише необхідні|tolak|từ chối|chỉ (?:cần thiết|bắt buộc)|ปฏิเสธ|เฉพาะที่จำเป็น|رفض|لا أوافق|الضرورية فقط|לא מאשר|דחייה|דח(?:ה|י)|סרב|לא מסכי|רק (?:ה)?(?:הכרחי|חיוני)|rebutja|no accepto|només (?:les )?(?:necessàries|essencials)|अस्वीकार|असहमत|نمی‌?پذیرم|hanya (?:yang )?(?:diperlukan|penting)",
    settings:
      "setări|preferințe|настройки|postavke|nastavitve|nastavenia|nustatymai|iestatījumi|seaded|налаштування|pengaturan|cài đặt|ตั้งค่า|إعدادات|הגדרות",
    save: "salvează|запази|spremi|shrani|uložiť|išsaugoti|saglabāt|salvesta|зберегти|simpan|lưu|บันทึก|حفظ|שמירה",
  },
};

/**
 * The words that consent platforms ship with in the smaller languages of Europe: Czech, Slovak, Hungarian, Romanian,
 * Bulgarian, Greek, Croatian, Serbian, Slovene, Danish, Norwegian, Swedish, Finnish, Icelandic, Estonian, Latvian,
 * Lithuanian, Turkish, Ukrainian, Russian, Albanian, Macedonian, Basque, Galician, Irish and Maltese.
 */
const PLATFORM_WORDS: Words = {
  topic:
    "evästeit|vafrakök|küpsise|slapuk|sīkdatn|cookie-?k|kolačić|колачињ|бисквит|soukrom|súkrom|magánszféra",
  accept:
    "povol(?:it|iť|ujem|uji)|schval(?:uji|ujem)|přijím|prij(?:ať|ímam)|engedélyez|hozzájárul|permite(?:ți|re)?|разреш|допусн|να επιτρ|επιτρέπ|συμφων|αποδ[εέ]χ|dopusti|dozvoli|dovoli|sprejem|tillat|tillåt|tillad|sallin?|hyväksyn|samþykk|leyfa|luban|nõustun|atļau|leisti|leidž|tümüne izin|izin ver|onayl[ıi]yorum|дозвол|згоден|pranoj|прифаќам|onartu|aceptar|rexistrar todo|glac|naċċetta|vložit súhlas|pieņem|sutinku|nustatyti visus|ich stimme|j'autorise",
  reject:
    "odmít|odmiet|zamít|zamiet|len (?:potrebn|nutn)|jen (?:nutn|nezbytn|potřebn)|elutas|nem (?:fogad|járul|enged)|megtagad|csak (?:a )?(?:szükség|elengedhetetlen)|respinge|refuză|doar (?:cele )?(?:obligator|strict)|отказ|забран|само (?:нужн|задължител)|άρνηση|αρνο[υύ]μαι|απορρ[ιί]|δεν (?:αποδέχ|συμφων)|μόνο (?:τα )?(?:αναγκα|απαρα[ιί]τητ)|odbi(?:j|ti|jam)|ne dopu|nemoj|ne dovol|zavrač|nægt|afvis|avslå|ikke (?:acceptér|accepter|tillat|godta)|neka alla|kiellä|hylkä|en hyväksy|hafna|keela|keeldun|ei (?:nõustu|luba)|aizlieg|neatļau|neleisti|nesutink|reddediyor|reddet|izin verme|kabul etm|заборон|не (?:дозвол|погодж|прийм)|refuzo|одбиј|baztertu|ukatu|rexeitar|diúltaigh|irrifjuta",
  settings:
    "prispôsob|přizpůsob|podrobn|testreszab|beállít|személyre szab|personaliz|persona(?:li[sz]|lizați)|персонализ|предпочит|επιλογ[εέ]ς|προσαρμογ|περισσότερ|prilago|postavk|podešavanj|nastavit|præference|vælg selv|tilpass|detalj|mukauta|lisätie|valinnat|stillingar|kohanda|pielāgo|tinkint|özelleştir|tercih|ayrıntı|налашт|детальн|cilësime|прилагод|pertsonaliza|axustes|saincheap",
  save: "uložiť|menteni|salvați|αποθήκ|sačuvaj|potvrdi|shrani|gem (?:mine )?(?:valg|indstillinger)|tallenna valin|vista|salvesta valik|saglabāt izv|išsaugoti pasir|kaydet|зберегти",
};

/**
 * More that names consent or cookies; that agrees in the tone of a conversation; that refuses with a verb in two parts or
 * with "not" beside the word for agreeing; and that leads on: to choose oneself, more choices, more to read. Each in the
 * languages above.
 */
const FURTHER_WORDS: Words = {
  topic:
    "suostumu|hozzájárul|(?:açık )?rıza|sutikim|samþykk|συναίνεσ|пристанак|pristanak|pëlqim|موافقت|موافقة|הסכמ|sporingsteknolog|spårningstekni|seurantateknii|technologi[ei] śledząc",
  accept:
    "(?:^|\\s)(?:piekrist|sutikti|prano(?:j|ni)?)(?:\\s|$)|^ok(?:ay)?[ ,!.].{1,24}$|stimme.{0,24} zu(?: |$)|nehme.{0,24} an(?: |$)|keur.{0,24} goed|sta.{0,24} toe|fogad\\S{0,4} el|^.{1,24} ok(?:ay)?[.!]?$|c['’]est bon|ça me va|ca me va|prihvatam|prihvaćam|pristajem|saglas(?:an|na) sam|suglas(?:an|na) sam|dozvoljavam|dopuštam|sprejm?em(?:am)?|pieņemu|atļauju|leidžiu|priimu|съгласявам се|разрешавам|се согласувам|приймаю|дозволяю|přijímám|povoluji|prijímam|povoľujem|^permet(?:re)?[- ]?(?:ho|les|los)?[- ]?tot|accepta(?:-ho|-les|r)|hi estic d.acord|pajtohem|onartzen|samþykki|^(?:das )?passt|(?:^|geht |ist )in ordnung|klingt gut|klinkt goed|me parece bien|^tudo bem|^por mim|jest ok|w porządku|^går bra|det er greit|^(?:det er )?i orden|^sopii|v pořádku|v poriadku|в порядке|все гаразд|^e în regulă|構いません|かまいません|괜찮",
  reject:
    "nepiekrist|nesutikti|mos prano|nuk pranoj|refuzo|not ok(?:ay)?|nicht (?:ok(?:ay)?|in ordnung|erlaub)|pas ok|niet ok(?:e|é)?|nie ok|(?:inte|ikke) ok(?:ay)?|^no,? ok|(?:don'?t|do not) consent|lehne.{0,24} ab(?: |$)|weise.{0,24} zurück|stimme.{0,24} nicht|(?:akzeptiere|erlaube).{0,24} nicht|wijs.{0,24} af(?: |$)|(?:accepteer|ga|sta).{0,24} niet|n['’](?:accepte|autorise) pas|ne consens pas|no (?:estoy de acuerdo|consiento|permit)|non (?:acconsent|consent|permett|sono d)|não (?:consint|autoriz)|(?:accepter\\S{0,3}|samtycker|godkänner|samtykker|godtar|godkender|tillader|tillater) (?:inte|ikke)|ikke (?:samtykk|godkend|tillad)|en suostu|älä (?:hyväksy|salli)|torju|utasít\\S{0,4} el|neprij|nepřijím|nepovol|nesouhlas|nepriim|atsisak|nepieņem|atteik|не (?:съм съглас|се съглас|приемам|разреш|принима|згод)|відмов|δεν επιτρ|onaylam|istemiyor|không (?:đồng ý|chấp nhận|cho phép)|tidak (?:setuju|terima|menerima|mengizinkan)|menolak|ไม่(?:ยอมรับ|อนุญาต|ยินยอม|ตกลง)|غير موافق|لا أقبل|لا اوافق|أرفض|לא (?:מסכי|מאשר|מקבל|תודה)|מסרב|ne prihvat|ne pristaj|nie súhlas",
  settings:
    "je choisis|je veux choisir|plus d['’](?:infos?|informations?|options)|voir (?:plus|les détails)|lass(?:en sie)? mich|^(?:ich |selbst )?wähle|selbst (?:aus)?wählen|(?:mehr|weitere) (?:optionen|informationen)|let me (?:choose|decide)|elegir|elijo|más (?:info|opciones|detalles)|saber más|ver (?:más|detalles|preferencias)|^scegli |scelgo|fammi scegliere|(?:più|altre|ulteriori) (?:informazioni|opzioni)|più dettagli|escolher|escolho|mais (?:info|opç|detalhes)|ver mais|zelf kiezen|kies zelf|laat (?:mij|me) kiezen|chcę wybrać|wybieram sam|więcej|(?:låt mig|vill|själv) välja|välj själv|fler (?:val|alternativ)|visa detaljer|lad mig vælge|la meg velge|velg selv|flere (?:valg|muligheter|muligheder|indstillinger)|mer(?:e)? info|vis detaljer|l[æe]s mere|les mer|valit(?:a|sen) itse|lisää tieto|näytä (?:tiedot|lisää)|více (?:informací|možností)|další možnosti|zjistit více|chci vybrat|viac (?:informácií|možností)|(?:további|több) (?:információ|lehetőség|beállítás)|bővebb|részlet|mai multe|află|detalii|повече|научете|больше информации|узнать больше|докладніше|більше інформації|više (?:informacija|opcija)|saznaj|več (?:informacij|možnosti)|ayrıntı|daha fazla|daugiau|vairāk|rohkem|lisainfo|më shumë|повеќе|xem thêm|tìm hiểu thêm|tùy (?:chọn|chỉnh)|selengkapnya|pelajari|opsi lain|ดูเพิ่มเติม|รายละเอียด|ตัวเลือก|المزيد|تفاصيل|خيارات|تخصيص|מידע נוסף|פרטים|אפשרויות|התאמה אישית|विकल्प|अधिक जानकारी|بیشتر|تنظیمات",
  save: "valintani|(?:seç|tercih)\\S{0,14} onayla|bekreft.{0,12} valg|(?:kiválaszt|választ|beállít)\\S{0,8} (?:megerősít|jóváhagy)|επιβεβα\\S{1,10} .{0,12}(?:επιλογ|προτιμ)|потвърд\\S{0,6} .{0,10}(?:избор|предпочит|настрой)|подтверд\\S{0,6} .{0,10}(?:выбор|настройк)|підтверд\\S{0,6} .{0,10}(?:вибір|налаштув)|potrdi.{0,10} (?:izbir|izbor|nastavit)|kinnita.{0,10} valik|patvirtin\\S{0,4} .{0,10}(?:pasirink|nuostat)|xác nhận (?:các )?(?:lựa chọn|tùy chọn)|konfirmasi (?:pilihan|preferensi)|ยืนยัน(?:การ|ตัว)?เลือก|تأكيد (?:ال)?(?:اختيار|تفضيل)|אישור (?:ה)?(?:בחיר|העדפ)|שמירת|keep (?:my|these|this) (?:choice|selection|setting|preference)|desa (?:les|la|els) ",
};

/** What banners say in one of their parts, in all languages, as alternatives of a pattern. */
export const bannerWords = (part: keyof Words): string =>
  [...Object.values(CONSENT_WORDS), ...Object.values(MORE_WORDS), PLATFORM_WORDS, FURTHER_WORDS]
    .map((words) => words[part])
    .join("|");
