/** Expressions that the analysis cannot decide, or that are made while the program runs, and why each is linear. */
export const EXAMINED: Readonly<Record<string, string>> = {
  "/([\\w.%[\\]-]{1,99})=([^&\\s#\"'<>\\\\]*)/g":
    "At most 99 steps from each character, and nothing after the sign can fail.",
  "/(?:(\\\\{0,15}[\"'])([\\w.-]{1,99})\\1|\\b([\\w-]{1,99}))\\s{0,9}:\\s{0,9}(?=(\\\\{0,15}[\"'])?)/g":
    "Every repetition is bounded: at most 99 characters of a name and 9 blanks from each character.",
  "/https?:\\/\\/[^\\s)]{1,2000}?(?=:\\d{1,9}:\\d)/":
    "Bounded; it reads sixteen lines of a stack, inside the page that wrote them.",
  "/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g":
    "Only the fixed words begin a match, and what follows ends at the next hyphen.",
  "/[a-z][\\w.+-]{0,40}[/ ]v?\\d/i": "At most 40 steps from each character.",
  "/\\B(?=(?:\\d{3})+$)/g": "It reads a number as the language prints it: at most 22 characters.",
  "apps/server/src/cloud/sts.ts: new RegExp(`<${name}>([^<]+)</${name}>`)":
    "The name is one of ours, and what follows ends at the next tag.",
  'apps/server/src/http/pages/preload-links.ts: new RegExp(`\\\\b${name}="([^"]*)"`, "i")':
    "The name is one of ours; it reads one tag of a page that we built.",
  "packages/engine/src/collect/consent/autoconsent.ts: new RegExp(pattern)":
    "The patterns are the library's own, and meet an address in a process with a deadline.",
  'packages/engine/src/collect/consent/selection-words.ts: new RegExp(withoutAccents(source), "iu")':
    "Words of ours in one order or the other, from the start of a label to its end; a label has at most 60 characters.",
  'packages/engine/src/collect/consent/without-words.ts: new RegExp(withoutAccents(source), "iu")':
    "Words of ours, with two small ones at most between them; it reads a button's label of at most 80 characters.",
  'packages/engine/src/collect/consent/banner.ts: new RegExp(WITH_ADS, "i")':
    "Words of ours, repeating no more than two words of 20 characters; it reads at most 1,200 characters.",
  'packages/engine/src/collect/consent/find-page.ts: new RegExp(topic, "i")':
    "Words of ours, repeating no more than two words of 20 characters; it runs inside the page that wrote the text.",
  'packages/engine/src/knowledge/form-purposes.ts: new RegExp(withoutAccents(source), "iu")':
    "Words of ours; it reads a title and a button, of at most 200 characters.",
  'packages/engine/src/knowledge/sensitive-fields.ts: new RegExp(words, "iu")':
    "Words of ours, repeating at most three letters; it reads the label of a field, of at most 120 characters.",
  'packages/engine/src/rules/web/tracking/for-children.ts: new RegExp(`(?<![\\\\p{L}])(?:${words})(?![\\\\p{L}])`, "giu")':
    "Words of ours without repetition.",
  "packages/engine/src/rules/web/policy/text.ts: new RegExp(`(?<![\\\\p{Script=Latin}\\\\d])${escaped}(?![\\\\p{Script=Latin}\\\\d])`, flags)":
    "A name that is written as it is, between two characters.",
  "packages/ui/src/data/DataTable/rows/sort-keys.ts: new RegExp(`[^ -~\\\\n]|\\\\d{${DIGITS + 1}}`)":
    "One character, or a fixed number of digits.",
  "/distinct_id|mp_[a-z]{1,20}|api-js\\.mixpanel/":
    "Repeats no more than `[a-z]{1,20}`; it reads at most 400,000 bytes of a script.",
  "/checking (?:if the site connection|your browser|the security)|verif(?:y|ying|ies) (?:that )?(?:you are|you're|your (?:browser|connection))|(?:confirm|prove) (?:that )?you(?: are|'re) (?:a )?(?:human|not a robot)|i(?:'|’)?m not a robot|enable javascript and cookies to continue|unusual traffic|automated (?:access|requests|queries)|complete the (?:captcha|security check|challenge)|ray id|incident id|you have been blocked|ihren browser|bestätigen sie,? dass sie (?:ein mensch|kein roboter)|kein roboter|sind sie ein mensch|ungewöhnlichen datenverkehr|vérifi\\w{1,20} (?:que vous|votre navigateur)|(?:pas|n'êtes pas) un robot|trafic inhabituel|verific\\w{1,20} (?:que (?:eres|usted|no)|su navegador|tu navegador|di (?:non )?essere)|no (?:eres|soy) un robot|tráfico inusual|não (?:é|sou) um robô|non (?:sei|sono) un robot|geen robot|nie jesteś robotem|inte (?:är )?en robot|人机验证|验证您(?:是|的)|不是机器人|正在检查您的浏览器|拖动滑块|ロボットではありません|로봇이 아닙니다/i":
    "Repeats no more than `\\w{1,20}`; it reads a title or the first 1,200 characters of a page.",
  "/(?:^|[|–—:-]\\s{0,4})(?:(?:please )?(?:log|sign)[ -]?in|login|members? (?:only|area)|authentication required|anmelden|anmeldung|einloggen|mitgliederbereich|connexion|se connecter|identifiez-vous|espace membre|iniciar sesión|acceso|accedi|entrar|iniciar sessão|inloggen|zaloguj|logga in|登录|登入|会员登录|ログイン|로그인)(?:\\s{0,4}[|–—:-]|$)/i":
    "Repeats no more than `\\s{0,4}`; it reads a title or the first 1,200 characters of a page.",
  "/[A-Z0-9._+-]{1,64}(?:@|%40)(?!\\d{1,20}\\.\\d)(?:[A-Z0-9](?:[A-Z0-9-]{0,62})\\.){1,8}(?!(?:js|mjs|cjs|css|map|json|svg|png|jpe?g|gif|webp|ts|html?|woff2?|min)\\b)[A-Z]{2,24}\\b/gi":
    "Repeats no more than `[A-Z0-9._+-]{1,64}`, `\\d{1,20}`, `[A-Z0-9-]{0,62}`, `(…){1,8}`, `[A-Z]{2,24}`; it reads one request or one text that is about to be stored.",
  "/^--[\\w-]{1,200}\\r?\\n/":
    "Repeats no more than `[\\w-]{1,200}`; it reads one request or one text that is about to be stored.",
  '/(name="([^"]{1,80})"[^\\n]{0,200}\\n(?:[^\\n]{2,200}\\n){0,3}\\r?\\n)([^\\r\\n]{0,4000})/g':
    'Repeats no more than `[^"]{1,80}`, `[^\\n]{0,200}`, `[^\\n]{2,200}`, `(…){0,3}`, `[^\\r\\n]{0,4000}`; it reads one request or one text that is about to be stored.',
  "/([\"']?)([\\w[\\].-]{2,40})\\1(\\s{0,9}[:=]\\s{0,9})([\"']?)([^\"'&,}\\s]{1,400})/g":
    "Repeats no more than `[\\w[\\].-]{2,40}`, `\\s{0,9}`, `[^\"'&,}\\s]{1,400}`; it reads one request or one text that is about to be stored.",
  "/[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/i":
    "Fixed lengths only; it reads one value.",
  "/^_{0,2}(?:visitors?|users?|clients?|sess(?:ion)?s?|guests?|customers?|members?|devices?|browsers?|track(?:ing|er)?|analytics|uid|uuid|guid|ids?|tokens?|lang(?:uage)?|countr(?:y|ies)|refer+er|sources?|utm|carts?|last|first|is|has|page|site|web|app|data|time|stats?|player|audit|callback|mode|test|theme|ads?|api|auth|login|state|version|cookies?|consent)(?:[-_.]?(?:ids?|uid|uuid|tokens?|keys?|hash|visits?|seen|ref|time|info|data|count|session|storage|\\*)){0,4}\\*?\\d{0,9}$/i":
    "Repeats no more than `_{0,2}`, `(…){0,4}`, `\\d{0,9}`; it reads the name of a cookie or a key.",
  "/[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,8}/gi":
    "Repeats no more than `[a-z0-9-]{1,63}`, `(…){1,8}`; it reads the name of a cookie or a key.",
  "/\\/pagead\\/(?:viewthroughconversion|conversion|1p-user-list)\\/\\d{1,20}/":
    "Repeats no more than `\\d{1,20}`; it reads the address or the body of one request.",
  "/\\/signals\\/config\\/\\d{1,20}|\\/fbevents\\.js$/":
    "Repeats no more than `\\d{1,20}`; it reads the address or the body of one request.",
  "/\\/watch\\/\\d{5,20}|\\/metrika\\/(?:tag|watch)(?:_ww)?\\.js/":
    "Repeats no more than `\\d{5,20}`; it reads the address or the body of one request.",
  '/"(?:rrweb|snapshot|recording|replay|mutations?|mousemoves?|mouse_moves?|scrolls?)"\\s{0,4}:\\s{0,4}[[{]|"type"\\s{0,4}:\\s{0,4}[2-4]\\s{0,4},\\s{0,4}"data"\\s{0,4}:\\s{0,4}\\{[^}]{0,200}"(?:href|node|source|width)"|"eventType"\\s{0,4}:\\s{0,4}"(?:mutation|mousemove|scroll)"/':
    "Repeats no more than `\\s{0,4}`, `[^}]{0,200}`; it reads the address or the body of one request.",
  "/(configura\\w{0,12}|defini\\w{0,12}|preferências|gerenciar|gerir|alterar|revogar|opções).{0,16}(cookies?|consentimento|privacidade)/i":
    "Repeats no more than `\\w{0,12}`, `.{0,16}`; it reads 160 characters of a link.",
  "/(last (updated?|modified|revised|reviewed|changed?)|updated?( on)?|effective( date| from| as of| since)?|in force (from|since)|revised( on)?|(date|as) of|version|valid from|stand|zuletzt (ge[äa]ndert|aktualisiert)|(letzte )?(aktualisier\\w{0,12}|[äa]nderung)|gültig (ab|seit)|fassung vom|(derni[èe]re )?(mise? [àa] jour|modification)|en vigueur|version du|[úu]ltima (actualizaci[oó]n|modificaci[oó]n|atualiza[çc][ãa]o|revis[ãa]o)|(actualizad|atualizad)[oa]|vigente desde|vigor|(ultim[oa] )?(aggiornament\\w{0,12}|modifica|revisione)|aggiornat[oa]|in vigore|laatst (bijgewerkt|gewijzigd|aangepast)|bijgewerkt|(ostatni\\w{0,12} )?(aktualizacj\\w{0,12}|zmian\\w{0,12})|obowiązuje od|senast (uppdaterad|ändrad)|uppdaterad|更新(日期|时间|于)?|生效(日期|时间)?|修订(日期|时间)?|发布(日期|时间)?|版本|最終(更新|改定)|改定日?|制定日?|施行日?|시행일(자)?|개정일?|공고일)/gi":
    "Repeats no more than `\\w{0,12}`; it reads the text of a policy once, and 60 characters after each label.",
  "/(?<!\\d)(\\d{1,2})\\s{0,4}\\/\\s{0,4}(20\\d\\d)/":
    "Repeats no more than `\\d{1,2}`, `\\s{0,4}`; it reads the text of a policy once, and 60 characters after each label.",
  "/[\\w.+•-](@|%40)[\\w-]{1,63}\\.[a-z]{2,}/i":
    "Repeats no more than `[\\w-]{1,63}`; it reads one request or one text that is about to be stored.",
  "/\\b(no|not|never|neither|nor|without)\\b.{0,60}(transfer|third countr|outside|abroad|international)|(transfer|third countr|outside).{0,60}\\b(do(es)? not|is not|are not|will not|never|not take place|no data)\\b|remain(s)? (within|in) the (eu|eea|uk|european)|(kein|nicht|weder|niemals).{0,80}(drittl|drittst|übermitt|übertrag|außerhalb)|(drittl[aä]nd|drittstaat|übermittlung|übertragung|außerhalb).{0,80}(nicht|kein|findet nicht)|(ne|n['’]|aucun).{0,60}(pays tiers|hors de|en dehors|transf)|(pas|aucun) (de )?transfert|(no|ningun\\w{0,12}|nunca).{0,60}(terceros pa|fuera de|transferenc|transferi)|(non|nessun\\w{0,12}|mai).{0,60}(paesi terzi|fuori|al di fuori|trasfer)|(não|nenhum\\w{0,12}).{0,60}(pa[ií]ses terceiros|transfer|fora d)|(niet|geen|nooit).{0,60}(derde land|buiten)|(nie|żadnych).{0,60}(trzecich|poza)|(inte|ingen|inga).{0,60}(tredje ?land|utanför)|(不会|不會|不向|不涉及|不存在|未向|没有|无需|不进行|不提供).{0,14}(出境|跨境|境外|第三国)|(しません|ありません|行いません|않습니다|없습니다)/i":
    "Repeats no more than `.{0,60}`, `.{0,80}`, `\\w{0,12}`, `.{0,14}`; it reads the text of a policy, which is cut when it is collected.",
  'packages/engine/src/knowledge/vulnerable.ts: new RegExp(pattern.replaceAll("§§version§§", VERSION))':
    "The patterns are those of the advisories' package, and meet addresses of at most 2,000 characters.",
  'packages/engine/src/collect/page-words.ts: new RegExp(joined(kind), "i")':
    "Words of ours, whose repetitions are bounded by twenty characters; it reads a title or the start of a page.",
  'packages/engine/src/collect/page-words.ts: new RegExp(TITLED[kind] ? `${joined(kind)}|^(?:${TITLED[kind]})[.!…]?$` : joined(kind), "i")':
    "Words of ours, whose repetitions are bounded by twenty characters; it reads a title or the start of a page.",
  "/(setări|preferințe|gestion\\S{1,4}|modific\\S{1,4}|retrage\\S{0,4}).{0,18}(cookie|consimțământ|confidențialit)/i":
    "Every repetition is bounded: at most 18 characters from each word; it reads 160 characters of a link.",
  "/(налаштування|керувати|керування|змінити|відкликати).{0,16}(cookie|файл|згод|приватн)|(изменить|отозвать|управл).{0,16}(cookie|согласи)/i":
    "Every repetition is bounded: at most 18 characters from each word; it reads 160 characters of a link.",
  "/(actualizat[ăa]|actualizare|în vigoare (din|de la)|(utolsó )?(frissít|módosít)\\S{1,6}|hatály\\S{1,4}|aktualizov\\S{1,3}|(poslední |posledná )?(aktualizace|aktualizácia|změna|zmena)|účinn\\S{1,5} (od|ode)|platn[éáý] od|(sidst|senest) (opdateret|ændret)|(sist|senest) (oppdatert|endret)|opdateret|oppdatert|gældende fra|gjelder fra|(viimeksi )?päivitetty|voimassa|(τελευταία )?(ενημέρωση|τροποποίηση)|ισχύει από|son güncelleme|güncellen\\S{1,5}|yürürlük|(последнее )?обновлен\\S{1,3}|редакция от|вступает в силу|дата (публикации|обновления)|(останн\\S )?оновлен\\S{1,3}|редакція від|чинн\\S{1,3} (з|від)|(последна )?(актуализация|промяна)|актуализиран\\S{0,2}|в сила от|(posljednj\\S|zadnj\\S|poslednj\\S) (ažuriran\\S{1,2}|izmjen\\S|izmen\\S|posodobit\\S{1,2}|sprememb\\S)|ažurirano|posodobljen\\S|velja od|vrijedi od|viimati (uuendatud|muudetud)|kehtib alates|pēdējo reizi (atjaunināt|grozīt)\\S|atjaunin\\S{1,5}|paskutin\\S{1,3} (atnaujin|pakeit)\\S{1,5}|atnaujinta|darrera (actualització|modificació)|actualitzat|(diperbarui|diubah|pembaruan|terakhir) (terakhir|pada)?|berlaku (sejak|mulai)|cập nhật( lần cuối)?|có hiệu lực|ปรับปรุง(ล่าสุด)?|แก้ไขล่าสุด|มีผล(บังคับใช้)?|آخر تحديث|تاريخ (السريان|التحديث)|עודכן|עדכון אחרון|बदलाव|अंतिम अद्यतन|最後更新)/gi":
    "Every repetition is bounded: at most 6 characters after each word.",
  "/(?<![\\p{L}])(?:kids?|kinder(?:spiele?|seite|garten)|for children|children['’]s|enfants?|niñ[oa]s|infantil(?:es|s)?|bambin[ie]|crianças|kinderen|dzieci|barnspel|børnespil|børn|toddlers?|preschool|nursery rhymes?|nens|nenes|infants|copii|copiilor|gyerek\\S{0,8}|děti|dětsk\\S{1,3}|detsk\\S{1,3}|lapset|lasten|lapsille|otrok\\S{0,3}|otroš\\S{1,4}|djec[aeiu]|dječj\\S{1,2}|dec[aeiu]|lastele|lastemängud|bērniem|bērnu|vaikams|vaikų|çocuk\\S{0,6}|anak-anak|trẻ em|thiếu nhi|дет(?:и|ей|ям|ск\\S{1,3})|малыш\\S{0,3}|діт(?:и|ей|ям)|дитяч\\S{1,3}|деца|детск\\S{1,3}|παιδι\\S{1,3}|παιδικ\\S{1,3})(?![\\p{L}])|儿童|兒童|少儿|宝宝|子供|子ども|こども|キッズ|어린이|유아|เด็ก|أطفال|الأطفال|ילדים|बच्चों/iu":
    "Every repetition is bounded: at most 8 characters after a word; it reads titles.",
  'packages/engine/src/collect/consent/forbidding-words.ts: new RegExp(withoutAccents(source), "iu")':
    "one word of a list at its start, at most five after it, over a button's label of at most eighty characters",
  'packages/engine/src/collect/consent/words.ts: new RegExp(withoutAccents(joined("reject")), "i")':
    "Words of ours without repetition; it reads at most 80 characters.",
  'packages/engine/src/collect/consent/words.ts: new RegExp(withoutAccents(joined("save")), "i")':
    "Words of ours without repetition; it reads at most 80 characters.",
  'packages/engine/src/collect/consent/words.ts: new RegExp(withoutAccents(joined("accept")), "i")':
    "Words of ours without repetition; it reads at most 80 characters.",
  'packages/engine/src/collect/consent/words.ts: new RegExp(withoutAccents(joined("settings")), "i")':
    "Words of ours without repetition; it reads at most 80 characters.",
  'packages/engine/src/collect/consent/words.ts: new RegExp(withoutAccents(NOTICE_WORDS), "i")':
    "Words of ours without repetition; it reads at most 80 characters.",
  "packages/engine/src/rules/web/policy/sections.ts: new RegExp(withoutAccents(words.source), words.flags)":
    "The words of another expression here without their accents, whose repetitions are bounded as there.",
  "packages/engine/src/rules/web/policy/dates.ts: new RegExp(withoutAccents(source), flags)":
    "The labels above without their accents, whose repetitions are bounded as there.",
  'packages/engine/src/rules/web/policy/more-sections.ts: new RegExp([source, ...(ANYWHERE[name] ?? [])].join("|"), "iu")':
    "Words of ours, whose few repetitions are bounded by eight characters, or by 63 of a domain.",
  'packages/engine/src/collect/consent/words.ts: new RegExp(withoutAccents(`^(?:${words})\\\\s?[,!、，]\\\\s?\\\\S`), "i")':
    "It begins at the start of a button's words and repeats nothing.",
  "/(?:not |un)available (?:in|to|from|for) (?:your|visitors|users|readers|customers|people) ?(?:country|region|location|the|in|from|outside)?|access(?:ing)? (?:to )?(?:this|our|the) (?:web)?site (?:from|within|in) (?:a country|a location|the (?:european|eu\\b|eea|uk\\b)|europe|your|outside)|(?:from|in|within) (?:the )?(?:european (?:economic area|union)|eea|eu|uk)\\b.{0,160}(?:cannot|can ?not|not|denied|blocked|unable|unavailable)|access (?:cannot|can ?not|can['’]t) be granted|(?:due to|for) legal reasons|in (?:ihrem|deinem) land nicht|in (?:ihrer|deiner) region nicht|(?:aus|außerhalb) .{2,40} nicht (?:verfügbar|erreichbar|zugänglich|möglich)|(?:indisponible|pas (?:disponible|accessible)) (?:dans votre|depuis votre|en dehors)|no (?:est[áa] )?(?:disponible|accesible) (?:en|desde|fuera de) (?:su|tu|el|la|los)|não (?:está )?(?:disponível|acessível) (?:n[oa]|a partir d[oa]|fora d[oa]) (?:s(?:eu|ua)|[a-z]{4,20})|non (?:è )?(?:disponibile|accessibile) (?:nel|dal|fuori) (?:tuo|suo|[a-z]{5,20})|niet (?:beschikbaar|toegankelijk) (?:in|vanuit|buiten)|niedostępn\\S{1,2} (?:w|z|poza) \\p{L}{4,20}|inte tillgänglig\\S? (?:i|från|utanför)|您所在(?:的)?(?:地区|国家)|お住まいの(?:国|地域)|(?:地域|国)からは?(?:ご利用|アクセス)|해당 (?:국가|지역)/iu":
    "Repeats no more than `.{0,160}`, `.{2,40}`, `\\S{1,2}`, `[a-z]{5,20}`; it reads the first 1,200 characters of a page.",
  'packages/engine/src/knowledge/policy-words.ts: new RegExp([...Object.values(PRIVACY), LAWS].join("|"), "i")':
    "Words of ours; repeats no more than `.{0,24}` from the start of a link's words.",
  'packages/engine/src/rules/web/policy/sections.ts: new RegExp(section === "s_contact" ? `${source}|${ADDRESS}` : source, "iu")':
    "Words of ours; repeats no more than `.{0,80}` and `[\\w-]{1,63}`; it reads the text of a policy once for each subject.",
  'packages/engine/src/collect/page-words.ts: new RegExp(\n  [\n    "sorry|apolog|unavailable|not available|try again|come back|temporar|at the moment|closed (?:for|until)|unable|denied|blocked|please wait|shortly|too busy|overloaded",\n    "leider|entschuldig|derzeit|vorübergehend|momentan|geschlossen|nicht (?:verfügbar|erreichbar|möglich)|versuchen sie|überlastet|umbau",\n    "désolé|excus|actuellement|momentanément|temporairement|fermée? (?:pour|jusqu)|réessay|patient(?:er|ez)|indisponible|surcharg",\n    "lo sentimos|disculp|en este momento|temporalmente|cerrad[oa] (?:por|hasta)|int[ée]ntel|no disponible|saturad",\n    "spiacenti|ci scusiamo|al momento|temporaneamente|momentaneamente|chius[oa] (?:per|fino)|riprov|non disponibile|sovraccaric",\n    "desculp|lamentamos|neste momento|temporariamente|fechad[oa] (?:para|até)|tente novamente|indispon[íi]vel|sobrecarreg",\n    "helaas|sorry|momenteel|tijdelijk|gesloten (?:wegens|tot)|probeer|niet beschikbaar|overbelast",\n    "przepraszamy|niestety|chwilowo|tymczasowo|obecnie|zamknięt|ponownie|spróbuj|niedostępn|przeciąż",\n    "tyvärr|beklagar|tillfälligt|för närvarande|stängt? (?:för|till)|försök igen|beklager|midlertidig|prøv igjen|prøv igen|lukket (?:på|for|til)|valitettavasti|pahoittelemme|tilapäisesti|yritä uudelleen",\n    "omlouváme|bohužel|dočasně|zkuste|nedostupn|ospravedlňujeme|dočasne|skúste|sajnos|elnézést|átmenetileg|próbálja|ne pare rău|ne cerem scuze|temporar|momentan|încercați|indisponibil",\n    "žao nam je|nažalost|privremeno|trenutno|pokušajte|žal|začasno|poskusite|съжаляваме|временно|опитайте|λυπούμαστε|συγγνώμη|προσωριν|δοκιμάστε",\n    "к сожалению|извините|временно|попробуйте|недоступ|закрыт|вибачте|на жаль|тимчасово|спробуйте|üzgünüz|geçici|şu anda|tekrar deneyin",\n    "kahjuks|vabandame|ajutiselt|proovige|diemžēl|atvainojamies|īslaicīgi|mēģiniet|deja|atsiprašome|laikinai|bandykite|ho sentim|maaf|sementara|coba lagi|xin lỗi|tạm thời|thử lại|ขออภัย|ชั่วคราว|ลองใหม่",\n    "عذر|مؤقت|حاليا|حاول مرة|מצטערים|סליחה|באופן זמני|נסו שוב|क्षमा|अस्थायी",\n    "抱歉|很遗憾|暂时|暫時|暂停|暫停|稍后|稍後|稍等|无法(?:访问|显示|打开)|無法|繁忙|拥挤|擁擠",\n    "申し訳|ただいま|現在|しばらく|混み合|混雑|集中し|一時的|再度|お待ち|できません",\n    "죄송|현재|잠시|일시적|다시 (?:시도|접속)|혼잡|불가|이용하실 수 없",\n  ].join("|"),\n  "giu",\n)':
    "Words of ours; it reads a title or a text of less than 500 characters.",
  "/([\\p{L}\\p{M}]{3,12})\\.?[\\s/-]{1,4}(?:de |del )?(20\\d\\d)/iu":
    "Repeats no more than `\\s{1,4}`, `[\\p{L}\\p{M}]{3,12}`; it reads 60 characters after each label and short lines.",
  "/international(ly)? (data )?transfer|transfer(s|red|ring)?\\b.{0,80}(outside|abroad|other countries|third countr|international|united states|\\busa?\\b|u\\.s\\.)|(outside|countries outside) (of )?(the )?(eea|eu\\b|european|uk\\b|united kingdom|your country|china|switzerland)|third countr(y|ies)|(stored|processed|sent|hosted|held|located) .{0,50}(in the (united states|us\\b|u\\.s\\.|usa)|overseas|abroad|other countries)|standard contractual clauses|\\bsccs\\b|adequacy decision|data privacy framework|datenschutzrahmen|cadre de protection des données|marco de privacidad|quadro (?:per la|sulla|de) priva|(?:model|standaard)contract(?:bepaling|clausule)|standardavtalsklausul|standardow\\S{1,3} klauzul|cláusulas[- ](?:contratuais|tipo)|binding corporate rules|dritt(l[aä]nd|staat)|(usa|vereinigte staaten).{0,60}(übermitt|übertrag|verarbeit)|(übermitt|übertrag|verarbeit).{0,80}(usa\\b|vereinigte[nr]? staaten|außerhalb (der eu|des ewr|der europäischen))|standardvertragsklauseln|angemessenheitsbeschluss|(pays|états) tiers|(hors|en dehors) de l['’](ue|union|eee|espace)|transfer\\S{0,12} .{0,60}(états-unis|étranger)|clauses contractuelles types|décision d['’]adéquation|terceros pa[ií]ses|fuera (de la ue|del eee|de la uni[oó]n|del espacio)|cl[aá]usulas contractuales tipo|transferencias? internacional|paesi terzi|(fuori|al di fuori) (dell['’]ue|dell['’]unione|dello see|dello spazio)|clausole contrattuali (tipo|standard)|pa[ií]ses terceiros|transfer[êe]ncia internacional|fora d[oa] (brasil|ue|uni[ãa]o|espaço)|derde landen|buiten (de eu|de eer|de europese|europa)|państw(a|ach)? trzecich?|poza (eog|ue)|tredje ?land|utanför (eu|ees)|出境|跨境|境外|标准合同|国(外|际)传输|第三国|外国にある第三者|海外.{0,10}(移転|提供|保存)|국외.{0,6}이전|해외.{0,10}이전/i":
    "Repeats no more than `.{0,80}`; it reads one sentence of a policy.",
  "/\\b(?:previous|former|earlier|replaces|superse\\w{1,6}|next) (?:version|policy|notice|statement|review|that of|the)|next review|(?:vorherige|frühere|nächste)[rnms]? (?:fassung|version|überprüfung)|ersetzt die|(?:ancienne|précédente|prochaine) (?:version|révision)|remplace la|(?:versión|revisión) (?:anterior|previa)|próxima revisión|(?:versione|revisione) precedente|prossima revisione|(?:versão|revisão) anterior|próxima revisão|(?:vorige|volgende) (?:versie|herziening)|poprzedni\\S{1,3} (?:wersj|polityk)|(?:föregående|tidigare) (?:version|policy)|nästa (?:översyn|granskning)|(?:předchozí|příští) (?:verz|znění|reviz)|önceki (?:sürüm|politika)|предыдущ\\S{1,3} (?:редакц|верси)|попередн\\S{1,3} (?:редакц|верс)|이전 ?(?:처리|개인|방침|버전)|종전|旧(?:版|方針)|以前の|前(?:の)?版|次回|旧版|舊版|上一版|此前版本/iu":
    "Each of its ways begins with a fixed word and repeats at most six characters.",
  "/in order to|so (?:that|we can)|(?<!\\p{L})to (?!the(?!\\p{L})|an?(?!\\p{L})|our(?!\\p{L})|you(?!\\p{L})|your(?!\\p{L})|us(?!\\p{L})|any)[a-z]{3,20} |(?<!\\p{L})um .{2,120} zu |damit|afin d|(?<!\\p{L})pour (?:[a-zéè]{1,20}(?:er|ir|re)(?!\\p{L})|vous |l['’])|(?<!\\p{L})para (?:[a-z]{1,20}[aei]r(?:te|le|lo|la|nos)?(?!\\p{L})|que)|(?<!\\p{L})per (?:[a-z]{1,20}(?:are|ere|ire|rre|arti|erti|irti|arle|erle|irle)(?!\\p{L}))|(?<!\\p{L})om .{2,120} te |(?<!\\p{L})(?:aby|żeby|abyśmy|abychom|w celu|za účelem|aby sme)(?!\\p{L})|för att|for at |for å |til at |tarkoitu|(?:seksi|miseksi|emme)(?!\\p{L})|érdekében|céljából|hogy(?!\\p{L})|pentru a(?!\\p{L})|kako bismo|radi |da bi|amacıyla|için|чтобы|с целью|щоб|з метою|за да |με σκοπό|για να |προκειμένου|ため|目的|위해|위하여|以便|用于|用於|用来|为了|為了|لأجل|من أجل|بهدف|لِ?تنفيذ|के लिए|ताकि|किस लिए|để |nhằm|untuk|agar/iu":
    "Each of its ways begins with a fixed word and repeats at most 20 letters, or `.{2,120}` up to one; it reads a statement.",
  "/(?<!\\p{L})(?:until|as long as|while you|no longer than|for (?:the|a) (?:period|term|duration))(?!\\p{L})|\\d{1,3} (?:full )?(?:years?|months?|weeks?|days?)(?!\\p{L})|(?:one|two|three|four|five|six|seven|eight|ten|twelve) (?:years?|months?|weeks?|days?)(?!\\p{L})|solange|(?<!\\p{L})bis (?:zu|sie|der|die|das|ein)|\\d{1,3} (?:jahr|monat|woche|tage?)|jahre(?!\\p{L})|monate(?!\\p{L})|jusqu|tant que|\\d{1,3} (?:ans?|mois|jours|semaines)|hasta|mientras|\\d{1,3} (?:años?|meses|días)|fino a|finché|\\d{1,3} (?:anni|mesi|giorni)|até|enquanto|\\d{1,3} (?:anos?|dias)|(?<!\\p{L})tot(?!\\p{L})|zolang|zo lang|\\d{1,3} (?:jaar|maanden|dagen|weken)|dopóki|do czasu|do momentu|\\d{1,3} (?:lat|lata|miesi|dni)|(?<!\\p{L})tills?(?!\\p{L})|så länge|\\d{1,3} (?:år|månader|dagar|måneder|dage|dager)|indtil|så længe|så lenge|inntil|kunnes|niin kauan|\\d{1,3} (?:vuo|kuukau|päiv)|dokud|po dobu|\\d{1,3} (?:let|roků|měsíc|dn[íů])|\\d{1,3} (?:év|hónap|nap)|cât timp|\\d{1,3} (?:ani|luni|zile)|dok |sve dok|\\d{1,3} (?:godin|mjesec|dana|let|mesec)|sürece|kadar|\\d{1,3} (?:yıl|ay|gün)|пока|до тех пор|до момента|\\d{1,3} (?:лет|год|месяц|дн)|поки|до моменту|\\d{1,3} (?:рок|місяц|дн)|докато|\\d{1,3} (?:годин|месец|дни)|έως|μέχρι|όσο|\\d{1,3} (?:έτ|μήν|χρόν|ημέρ)|\\d{1,3}\\s?(?:年|か月|ヶ月|个月|個月|日間|天)|まで|期间|期間|期限|為止|为止|\\d{1,3}\\s?(?:년|개월|일)|까지|동안|طالما|ما دام|حتى|لمدة|तक|khi nào|đến khi|\\d{1,3} (?:năm|tháng)|selama|hingga|sampai|\\d{1,3} (?:tahun|bulan)/iu":
    "It repeats no more than three digits.",
  "/united states|vereinigte[nr]? staaten|[ée]tats-unis|estados unidos|stati uniti|verenigde staten|stan\\S{1,3} zjednoczon|förenta staterna|spojen\\S{2,4} (?:stát|štát)|egyesült államok|statele unite|sjedinjen\\S{2,4} (?:američk|držav)|združen\\S{1,3} držav|yhdysval|соединенн\\S{2,4} штат|соединённ\\S{2,4} штат|сполучен\\S{2,4} штат|съединен\\S{2,4} щат|ηνωμέν\\S{1,3} πολιτεί|hoa kỳ|amerika|third countr|drittl[aä]nd|drittstaat|pays tiers|terceros países|paesi terzi|países terceiros|derde landen|państw\\S{0,2} trzeci|tredje ?land|kolmansi\\S{1,3} ma|třetí\\S{0,2} zem|tret\\S{1,4} kraj|harmadik ország|țări terțe|treć\\S{1,3} zemlj|tretj\\S{1,2} držav|трет\\S{1,3} (?:стран|країн|държав)|τρίτ\\S{1,3} χώρ|üçüncü ülke|yurt ?dışı|abroad|overseas|ausland|étranger|extranjero|estero|exterior|buitenland|zagranic|utlandet|udlandet|zahranič|külföld|străinătate|inozemstv|tujin|за рубеж|за границ|за кордон|чужбина|εξωτερικό|美国|美國|米国|アメリカ|外国|国外|國外|海外|境外|미국|국외|해외|الولايات المتحدة|خارج|अमेरिका|विदेश|nước ngoài|luar negeri/iu":
    "Each of its ways begins with fixed letters and repeats at most four characters.",
  "packages/engine/src/rules/web/policy/recipients.ts: new RegExp(words.source, `${words.flags}g`)":
    "Another expression here, to find each of its places; it reads a statement.",
};
