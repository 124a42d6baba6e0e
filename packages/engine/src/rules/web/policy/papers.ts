import { NUMBER } from "./numerals.ts";

/** Papers of another kind, and laws by their short names. */
const OTHER_PAPER =
  /\b(?:acts?|regulations?|laws?|directives?|statutes?|codes?|agreements?|contracts?|leases?|licen[cs]es?|prices?|offers?|gdpr|ds-?gvo|avg|rgpd|lgpd|rodo|kvkk|ccpa)\b|(?:preis|angebot|(?<!red|trans|\bre|\binter)aktion)|\b(?:tarifs?|tarifas?|precios|listino|prezzi|preços|prijzen|cennik|prislista)\b|(?:gesetz|verordnung|richtlinie|vertr[aä]g|vereinbarung)|\b(?:lois?|règlements?|décrets?|contrats?|ley|leyes|reglamento|contratos?|legge|decreto|d\.\s?lgs|regolamento|contratto|leis?|regulamento|wet|verordening|overeenkomst|contract|lag(?:en)?|förordning|avtal(?:et)?)\b|ustaw|rozporządzen|umow[ayę]|\bkanun|yönetmeli|sözleşme|[保護护]法|法律|契約|合同|合約|계약|법률|보호법/iu;
/** German laws by their abbreviations, as in BDSG. */
const LAW_IN_SHORT = /\b[A-ZÄÖÜ][A-Za-zÄÖÜ]{0,9}[A-ZÄÖÜ]G\b/u;
/** What else bears dates beside a policy: terms, by-laws, price lists, programs, calls for bids, other statements. */
const OTHER_THING =
  /\bterms\b|\brules\b|\bsheet\b|\bmenu\b|\bmanual\b|handbook|conditions|\breports?\b|sprawozdan|rapport|\binforme\b|relatório|relazione annuale|jaarverslag|beretning|výroční|výročn|by-?laws|leaflet|brochure|catalogue|curriculum|timetable|\bgame\b|\bapps?\b|software|firmware|release|accessibility|barrierefrei|accessibilité|accesibilidad|accessibilità|acessibilidade|toegankelijk|dostępnoś|tillgänglig|tilgængelig|bedingungen|\bagb\b|satzung|statut|hausordnung|programm|katalog|fahrplan|jahresbericht|\bcg[vu]\b|règlement intérieur|barème|catalogue|rapport annuel|condiciones|estatutos|bases de|catálogo|convocatoria|condizioni|regolamento|catalogo|bando\b|condições|termos|edital|regras|catálogo|voorwaarden|huisregels|regulamin|statut|villkor|stadgar|årsredovisning|betingelser|vilkår|vedtægt|vedtekter|ehdot|ehdoi|säännö|sääntö|toimintakertomus|podmín|podmien|stanov|ceník|cenník|řád\b|feltétel|szabályzat|termeni|condiți|koşul|kampanya|услови|тариф|умов|uvjet|uslov|pogoj|điều khoản|syarat|شروط|أحكام|النظام|規約|約款|約定|料金|価格|時間|时间表|大纲|课程|守则|规则|规定|定款|약관|요금|가격|정관|条款|條款|价目|價目|价格|價格|章程|执照|執照|许可证|版权所有|脚本|腳本/iu;
/** The paper itself. */
export const THIS_PAPER =
  /datenschutz|persondata|informacj|informace|tájékoztat|αυτό το κείμεν|privacidad|privacidade|riservatezza|informação|gizlilik|personvern|integritet|ochrana|tietosuoj|klauzul|\btexto?\b|隐私|隱私|個人情報|개인정보|polic(?:y|ies)|notice|statement|privacy(?! act)|cookie|erklärung|hinweis|information|politique|charte|política|aviso|informativa|verklaring|beleid|polityk|policyn|politika|方針|ポリシー|政策|声明|聲明|방침|\b(?:this|these|diese|cette|ce|esta|este|questa|questo|deze|dit|niniejsz\p{L}{1,2}|denna|detta|bu|tyto|tieto|tento|ово|эта|настоящ\p{L}{2,4}|ця)(?![\p{L}])(?! (?:year|week|month|season|summer|winter|shop|house|club|course|game|offering|jahr|woche|monat|saison|sommer|ann[ée]e|semaine|mois|hiver|offre|boutique|año|semana|temporada|verano|oferta|tienda|settimana|mese|stagione|offerta|negozio|mês|loja|jaar|maand|seizoen|aanbieding|winkel|rok|år|vecka|månad|säsong|(?:store|offer|(?<=these )(?:store|offer)s|[ée]t[ée]|mes|anno|ano)(?!\p{L})))|(?<![日基成资資脚腳样樣文副版课課剧劇股抄标標根])本(?=[「“《]?(?:政策|方針|方针|ポリシー|プライバシー|声明|聲明|规则|規則|规定|規定|頁|页|隐私|隱私|通知|文|告知|须知|須知|公告|协议|協議|规约|規約|版本|书|書|个人|個人|说明|說明|条款|條款|指引|ページ|お知らせ))/iu;

/** The point after the number of a day ends none: a month follows it. */
export const SENTENCE_ENDS =
  /\n|[!?。！？　|]|[.;]\s+(?=\p{Lu})(?!(?<=(?<!\d)\d{1,2}\.\s{1,3})(?:(?:Jan(?:uary?)?|Jänner|Feb(?:ruary?)?|Mar(?:ch)?|Mär(?:z)?|Mrz|Maerz|Apr(?:il)?|Ma[iy]|Jun[ie]?|Jul[iy]?|Aug(?:ust)?|Sept?(?:ember)?|O[ck]t(?:ober)?|Nov(?:ember)?|De[cz](?:ember)?)(?!\p{L})|\p{L}{1,12}\.?\s20\d\d))/u;
/** A sentence about what the one before it names. */
const GOES_ON =
  /^(?:it|they|sie|er|es|él|elle|il(?= (?:a|est|fut|sera|date|vaut|y|en|[sn]['’]\p{L}{1,12})(?!\p{L}))|ils|ella|este|esta|esso|essa|ela|ele|het|ze|hij|den|det|ten|ta|to)\b/iu;

/** Does a label begin its sentence, alone or after another date, or does that speak of the paper itself? What tells of something unknown does not. */
export function isOwn(before: string, label: string): boolean {
  const sentence =
    `${before}${label}`
      .split(SENTENCE_ENDS)
      .at(-1)
      ?.slice(0, -label.length)
      .split(/\s[–—-]\s|\(/)
      .at(-1) ?? "";
  return (
    (sentence.trim().length < SHORT && !isOfSomethingElse(sentence.trim())) ||
    NUMBER.test(sentence) ||
    THIS_PAPER.test(sentence) ||
    /[年月日号號]\s?$/u.test(sentence) ||
    GOES_ON.test(sentence.trim()) ||
    DAY_OR_PAGE.test(sentence.trim())
  );
}
/** The page that a text stands on, and the text. */
export const PAGE =
  /(?<!\p{L})(?:page|página|pagina|seite|sid[ae]n?|strona|stránka|sivu|text(?:e|en)?|testo|tekst(?:en)?)(?!\p{L})/iu;
/** The day itself, or the page, says of no other thing what was done to it. */
const DAY_OR_PAGE =
  /^(?:voor het|zum letzten mal|pour la dernière fois|per l['’]ultima volta|por última vez|po raz ostatni|för sista gången|(?:la |le |el |il |o |a )?pr[ée]sente|date|datum|fecha|data|dato|dátum|дата|ημερομηνία|tarih|page|página|pagina|seite|sid[ae]n?|strona|stránka|sivu|document|documento|dokument|texte?|texto|testo|tekst|текст|κείμενο|文書)(?!\p{L})/iu;
const SHORT = 4;
/** Few signs of Chinese hold a thing of any kind, as in 菜单更新于. */
export const isOfSomethingElse = (before: string): boolean => BEARS_DATES.test(before);
const BEARS_DATES =
  /菜[单單谱譜]|餐[单單]|酒[单單]|献立|メニュー|公告|[新旧]闻|新聞|资讯|資訊|快讯|文章|博客|記事|播客|视频|視頻|影片|動画|图片|圖片|照片|写真|[节節]目|番組|漫[画畫]|小[说説說]|剧集|商品|[产產製]品|新品|货品|貨品|[库庫]存|在庫|[价価價]格|[票房油][价價]|[单單定][价価價]|[报報][价價]|料金|運賃|汇率|匯率|行情|菜价|优惠|優惠|促[销銷]|活[动動]|[课課][程表]|题库|題庫|日程|行程|[时時]刻表|班次|[营営營][业業]|定休|診療|天[气気氣]|房源|物件|[职職]位|招聘|求人|[门門]店|店[铺鋪舗]|地[图図圖]|目[录録錄]|榜[单單]?|名[单單]|[软軟][件體]|[软軟]体|游[戏戲]|遊戲|程序|固件|驱动/u;

/** Does a date beside this label, after these words and before those, belong to another paper or thing? */
export function isOfAnother(label: string, before: string, between: string): boolean {
  const sentences = `${before}${label}`.split(SENTENCE_ENDS);
  const last = sentences.at(-1) ?? "";
  const sentence = GOES_ON.test(last.trimStart()) ? `${sentences.at(-2) ?? ""} ${last}` : last;
  if (OTHER_STATEMENT.test(sentence) && !NAMES_PRIVACY.test(sentence)) return true;
  if (NOT_NOW.test(sentence)) return true;
  // As in `forms part of the agreement dated`: the paper next to the label is the one that bears its date.
  const besides = label === "" ? "" : last.slice(0, -label.length).trimEnd();
  if (ENDS_IN_CONTRACT.test(besides) && !THIS_PAPER.test(twoLastWords(besides))) return true;
  if (THIS_PAPER.test(sentence)) return false;
  return (
    LAW_IN_SHORT.test(sentence) ||
    OTHER_PAPER.test(sentence) ||
    OTHER_THING.test(sentence) ||
    PROGRAM.test(between)
  );
}
/** Papers that bear dates of their own, which a law hardly does where it is named. */
const ENDS_IN_CONTRACT =
  /(?:\b(?:agreements?|contracts?|leases?|licen[cs]es?|contrats?|contratos?|contratto|contract|overeenkomst|avtal(?:et)?)|vertr[aä]g|vereinbarung|umow[ayę]|sözleşme\p{L}{0,3}|契約|合同|合約|계약)$/iu;
const twoLastWords = (text: string): string => text.split(/\s+/u).slice(-2).join(" ");
/** A statement or a notice, and not this one. */
const OTHER_STATEMENT =
  /accessibility|barrierefrei|accessibilité|accesibilidad|accessibilità|acessibilidade|toegankelijk|dostępnoś|tillgänglighet|tilgængelighed|legal notice|imprint|impressum|mentions légales|aviso legal|note legali|nota legal|nota prawna|colofon|disclaimer|特定商取引|法的表示/iu;
const NAMES_PRIVACY = /priva[ct]|datenschutz|données|protecci[óo]n de datos|rgpd|gdpr/iu;
/** The version before this one, and what is to come. */
const NOT_NOW =
  /\b(?:previous|former|earlier|replaces|superse\w{1,6}|next) (?:version|policy|notice|statement|review|that of|the)|next review|(?:vorherige|frühere|nächste)[rnms]? (?:fassung|version|überprüfung)|ersetzt die|(?:ancienne|précédente|prochaine) (?:version|révision)|remplace la|(?:versión|revisión) (?:anterior|previa)|próxima revisión|(?:versione|revisione) precedente|prossima revisione|(?:versão|revisão) anterior|próxima revisão|(?:vorige|volgende) (?:versie|herziening)|poprzedni\S{1,3} (?:wersj|polityk)|(?:föregående|tidigare) (?:version|policy)|nästa (?:översyn|granskning)|(?:předchozí|příští) (?:verz|znění|reviz)|önceki (?:sürüm|politika)|предыдущ\S{1,3} (?:редакц|верси)|попередн\S{1,3} (?:редакц|верс)|이전 ?(?:처리|개인|방침|버전)|종전|旧(?:版|方針)|以前の|前(?:の)?版|次回|旧版|舊版|上一版|此前版本/iu;
/** A version of a program stands between its label and its date. */
const PROGRAM =
  /\b(?:game|apps?|software|firmware|release[ds]?|spiel|jeu|juego|gioco|jogo|aplicaci[óo]n|aplica(?:ção|tivo)|applicazione|application|uygulama)\b|アプリ|앱|应用/iu;
