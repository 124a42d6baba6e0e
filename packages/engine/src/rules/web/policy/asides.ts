import { DATA, HANDLES } from "./data-words.ts";
import { near } from "./near.ts";

/** Where people live and come from, what is delivered and how it is paid. */
export const PEOPLE_AND_GOODS =
  /\b(?:live|living|reside|residents?|visit(?:ing)?|travel|browse|deliver|delivery|ship|shipping|postage|freight|orders?|customs|prices?|fees?|currency|payments?|pay|bank|invoices?|refunds?)\b|wohn|liefer|versand|zoll|porto|überweis|bank|zahl(?:en|ung)|habit|résid|livr|virement|frais|paiement|resid|viv[ei]|env[ií]os?\b|entreg|pago|bancari|vive |abit[ai]|risied|spedi|consegn|bonific|pagament|portes|transferência bancária|bestell|command|pedidos?\b|ordini\b|encomenda|beställ|sipariş|kurier|wysył|zamówie|przesył|woon|woont|verzend|bezorg|betal|overboek|mieszk|dostaw|wysyłk|przelew|levere|leverans|frakt|betalning|zásil|celní|\bbalík|douan|aduan|doganal|alfândeg|\btull(?:en|avgift)|\btulli|\bceln|gümrük|matériel|\bmaterial(?:s|es)?\b|equipment|marchandis|mercanc|\bmerci\b|goederen|towar|zboží|malzeme|货物|貨物|機材|물품|paczk|parcels?\b|清关|通関|세관|yaşıyor|teslimat|kargo|havale|在住|注文|訂單|订单|주문|配送|送料|発送|振込|거주|배송|송금|szállít|csomag|vámo?[st]|szobafogl|livrăm|colet|vamă|αποστολ\p{L}{1,2} (?:προϊόν|δεμάτ|παραγγελ)|παράδοσ|δεμάτ|toimitam|toimitus|pakett|forsend|посылк|доставк|пратк|isporu|dostav|居住|运费|運費|发货|發貨|汇款|匯款|转账|轉帳/iu;

/** Someone's right to be told, which says nothing of what is done; the law's own words on what has to be told. */
const TO_BE_TOLD =
  /\brights? (?:to|of)(?! privacy)|you (?:may|can) (?:ask|request)|controller (?:must|shall|has to|needs to)|law (?:says|requires)|\brecht (?:auf|zu|op|om)\b|(?:das|ein) recht|verlangen|auskunft (?:darüber|über)|muss der verantwortliche|droits? (?:de|d['’]|à)|derecho (?:a|de)|diritto (?:di|a|all)|direito (?:de|a|à)|prawo (?:do|dostępu|uzyska)|rätt (?:att|till)|ret til|rett til|oikeus|právo|jogosult|dreptul|право|δικαίωμα|hakkı|権利|권리|有权|有權|权利|權利/iu;

/** Names where data goes, so that it is told in any sentence. */
const NAMED_PLACE =
  /\busa?\b|u\.s\.|united states|america|vereinigte|amerika|[ée]tats-unis|estados unidos|stati uniti|verenigde staten|zjednoczon|abd|米国|アメリカ|미국|美国|美國|privacy framework/iu;

/** Other people than those who visit. */
const STAFF =
  /\b(?:employees?['’]? (?:data|records|information)|(?:data|records|information) (?:of|about|on) (?:our |its )?(?:employees|staff|applicants|candidates)|human resources|job applicants)\b|beschäftigtendaten|mitarbeiterdaten|personaldaten|bewerberdaten|(?:daten|unterlagen) (?:unserer|der|von) (?:mitarbeite|beschäftigt|bewerbe)|données (?:de nos |des )(?:salariés|employés|candidats)|datos de (?:nuestros |los )?(?:empleados|trabajadores|candidatos)|dati (?:dei (?:nostri )?|di )(?:dipendenti|candidati)|dados (?:dos (?:nossos )?|de )(?:funcionários|colaboradores|trabalhadores|candidatos)|(?:personeels|werknemers)gegevens|gegevens van (?:onze )?(?:werknemers|medewerkers|sollicitanten)|dan(?:e|ych) pracownik|uppgifter om (?:våra )?(?:anställda|medarbetare)|従業員の|社員の|임직원|직원의 개인정보|员工(?:的)?(?:个人)?信息|員工(?:的)?個人資料/iu;
const VISITORS =
  /customer|visitor|users?\b|kunde|besuch|nutzer|client|visiteur|utilisateur|usuari|visitante|utent|visitator|klant|bezoeker|klient|besök|顧客|利用者|고객|이용자|客户|用户|用戶/iu;

/** What may be done one day. */
const ONE_DAY =
  /if (?:this|that) (?:ever )?changes|should (?:we|this|it) (?:ever|(?:one day|in (?:the )?future))|if we (?:ever|(?:one day|in (?:the )?future)|were to)|in (?:the )?future,? we may|(?:sollten?|falls) (?:wir |dies |sich )?(?:\S{1,20} )?(?:künftig|zukünftig|jemals|in zukunft)|à l['’]avenir|si nous devions|(?:en el|no) futuro|in futuro|in de toekomst|ooit|w przyszłości|i framtiden|[如若](?:需|确需|確需|将来|將來|未来|未來)(?!要?了解|查)|将来|今後|향후/iu;

/** A business, an account or a right that changes hands. */
const CHANGES_HANDS =
  /\b(?:business|account|ownership|asset|bank) transfers?\b|transfers? (?:of )?(?:the |our |your |this |an? )?(?:business|accounts?|ownership|assets|company|domain|rights|membership|booking|ticket)|merg(?:er|es)|acqui(?:red|sition)|(?:is|are|were) (?:ever |one day )?sold(?!\p{L})|verkauft (?:wird|werden)|(?:serait|était|est) (?:un jour )?vendue?|se vende(?!\p{L})|(?:venisse|viene|fosse) (?:mai )?vendut[oa]|(?:for|fosse) vendid[oa]|verkocht wordt|sprzedan[ay]|såld(?!\p{L})|fusion|unternehmensverkauf|konto ?(?:übertrag|umzug)|cession d|rachat|fusi[óo]n|cesi[óo]n de (?:la )?(?:cuenta|empresa)|fusione|cessione (?:d|dell)|fusão|trespasse|fusie|bedrijfsovername|fuzj|överlåtelse|företagsförvärv|birleşme|devir|合併|合并|併購|并购|事業譲渡|인수|합병/iu;
const ABROAD =
  /third countr|abroad|overseas|outside (?:of )?(?:the )?(?:eea|eu\b|european|uk\b|united kingdom)|other countries|international|drittl|drittst|ausland|außerhalb|tiers|hors|étranger|tercer|fuera|extranjer|terzi|fuori|ester|terceir|fora d|exterior|derde|buiten|trzeci|poza|tredje|utanför|yurt ?dışı|海外|外国|国外|국외|해외|境外|跨境|出境/iu;

/** Whoever handles data abroad, the safeguards for it, and transfers as the law calls them. */
const CARRIES =
  /\bscc|\bdpf\b|safeguard|adequa|contractual|privacy framework|binding corporate|garanti|garanci|garanz|waarborg|gwarancj|clauses? contract|cl[áa]usula|clausol|klausul|klausel|klauzul|lausek|ρήτρ|doložk|modelcontract|angemessenh|datenschutzrahmen|adéquation|adecuac|adeguat|adequaç|zabezpiecz|標準契約|标准合同|server|serveur|servidor|szerver|palvelim|sunucu|сервер|host|héberg|aloja|hosped|cloud|nuvem|nube\b|nuage|\bchmur|サーバ|クラウド|服务器|伺服器|서버|provider|supplier|partner|anbieter|dienstleist|prestataire|proveedor|fornitor|fornecedor|leverancier|dostawc|leverantör|leverandør|poskytovatel|sağlayıcı|compan(?:y|ies)|unternehmen|firm|sociétés?\b|empresa|aziend|bedrij|företag|virksomhed|yhtiö|společnost|şirket|компани|شرك|会社|事業者|公司|회사|업체|提供先|移転|接收方|接收者|이전받는|이전|出境|跨境|传输|傳輸|國際傳輸|第三者|데이터/iu;
/** A transfer, and where to: together they are what the law calls one. */
export const TRANSFER =
  /\btransfer|übermitt|übertr|weitergabe|doorgifte|doorge(?:ven|geven)|överför|overfør|siirr|siirt|předá|predá|\bprenos|prijenos|przekaz|transfert|trasferi|transferência|transferencia|transmission|átad|továbbít|пренос|передач|διαβίβ|aktarı|transfér/iu;
const PLACE =
  /third|dritt|\btiers|tercer|terceir|terzi|derde|trzeci|tredje|kolman|třetí|tret[íi]|harmadik|terț|трет|τρίτ|üçüncü|\b(?:eu|ue|eea|eee|eog|ewr|eer|eøs|ees|usa)\b|à l['’]étranger|ins ausland|o exterior|al extranjero|all['’]estero|unión|unione|união|abroad|international|internac|internaz|yurt ?dışı|united states|vereinigte|états-unis|estados unidos|stati uniti|verenigde staten|zjednoczon|сша/iu;

/**
 * Does a sentence that names other countries tell of no transfer of visitors' data: of where people live and goods or
 * money go, of a right to be told, of staff alone, of a business that is sold, or of what may be one day?
 */
export function isAside(sentence: string, at: number, before = ""): boolean {
  if (PEOPLE_AND_GOODS.test(sentence) && !DATA.test(sentence)) return true;
  if (STAFF.test(sentence) && !VISITORS.test(sentence)) return true;
  if (ONE_DAY.test(sentence)) return true;
  if (CHANGES_HANDS.test(sentence) && !NAMED_PLACE.test(sentence) && !ABROAD.test(sentence)) return true;
  if (!tellsOfData(sentence) && !tellsOfData(before)) return true;
  return TO_BE_TOLD.test(sentence.slice(Math.max(0, at - 250), at)) && !NAMED_PLACE.test(sentence);
}

/** Does a text speak of data, of who handles it or of how it is kept safe abroad? */
const tellsOfData = (text: string): boolean =>
  DATA.test(text) || CARRIES.test(text) || HANDLES.test(text) || near(text, TRANSFER, PLACE, CLAUSE);

const CLAUSE = 60;

/** Programs and systems that are named as what a visitor uses, with the help pages of those who make them. */
const PROGRAMS =
  /\bsupport\.(?:google|microsoft|apple|mozilla)\.(?:com|org)\b|google (?:chrome|android|play(?! services))|(?:microsoft|ms) (?:internet explorer|edge|windows)|apple (?:safari|ios|app store)|adobe (?:acrobat|reader|flash)|구글 크롬|谷歌浏览器|谷歌瀏覽器/giu;

/** Where a site can be followed or was found: naming it tells of no data. */
const FOLLOW =
  /\b(?:follow|like|find|visit|join) us on|our (?:facebook|instagram|youtube|linkedin|tiktok) page|search engines?,? (?:such as|like)|folge?n? (?:sie )?uns|besuchen sie uns auf|suchmaschinen wie|suivez-nous|retrouvez-nous|rejoignez-nous|síg[au]e?nos|seguinos|encuéntranos|seguici|seguiteci|siga-nos|segue-nos|volg ons|śledź nas|obserwuj nas|polub nas|znajdziesz nas|följ oss|følg os|følg oss|seuraa meitä|sledujte nás|kövess|urmăriți-ne|bizi takip|ακολουθήστε|следите за нами|フォロー|팔로우|关注我们|關注我們|追蹤我們/iu;
/** What a house shows of itself at a network: posts, films, pictures. */
const SHOWN =
  /\bvideos?\b|\bvídeos?\b|\bfilms?\b|filme?\b|\bposts?\b|posten\b|photos?\b|fotos?\b|fotogra|pictures|zdjęci|bilder\b|billeder|kuvia\b|(?:our|official|company) profiles?\b|\bprofil(?:e|er)? (?:auf|bei|sur|på|na)\b|nasze(?:go)? profil|nuestros? perfil|nossos? perfi|nostr[oi] profil|onze profiel|\bpage (?:facebook|instagram)|pagina (?:facebook|instagram)|(?:facebook|instagram|linkedin)[- ]?(?:page|seite|pagina|sida|side|sivu|stránk|profil)|fanpage|channel|kanal|canale?\b|kanał|filmpj|\bvideo(?:lar|ları|lari|er|n)\b|写真|inspir|\bideas?\b|\bidee|ideeën|hashtag|動画|公式アカウント|投稿|ハッシュタグ|公开账号|公众号|短视频|视频号|영상|게시|فيديو|صور|видео|фото/iu;
/** Something stands at a network, as at a place. */
const AT_NETWORK =
  /\b(?:on|auf|bei|sur|en|su|no|na|op|på|w|ve) (?:our |unsere\S{0,2} |notre |nuestr\S{1,2} |nostr\S |nosso |onze |vår\S? )?(?:facebook|instagram|pinterest|tiktok|youtube|linkedin|twitter|snapchat)/iu;
/** How a house is reached, searched for and rated. */
const REACHED =
  /directions|how to (?:find|get to) us|find us (?:on|with|in)|route (?:to|plan)|\bnavig|wegbeschreib|anfahrt|itinéraire|cómo llegar|come (?:arrivare|raggiungerci)|como chegar|dojazd|routebeschrijving|vägbeskrivning|yol tarifi|gelebilir|お越し|アクセス方法|오시는 길|찾아오|到店路线|検索|검색|搜索|search for|such(?:en|e|t) (?:sie )?(?:nach|im|bei)|wpis(?:z|ać|ując)|pesquis[ea]|búsca(?:nos|lo)|busque|cherchez|tapez|cercate|cerca (?:il|la|su)|zoek (?:op|naar)|sök (?:på|efter)|søg (?:på|efter)|\breviews? (?:on|at)|bewertung|\bavis\b|reseñas|recensioni|avaliaç|opinie|口コミ|리뷰/iu;
/** Beside it, what a social network does with the data is told. */
const SENDS = /pixel|plug-?in|transmi|übertrag|übermittel|transf|partag|compart|condivid|share/i;

/** A text without sentences and names that tell of nobody who is sent data. */
export const withoutAsides = (sentence: string): string =>
  (FOLLOW.test(sentence) && !SENDS.test(sentence)) ||
  ((SHOWN.test(sentence) || AT_NETWORK.test(sentence) || REACHED.test(sentence)) && !tells(sentence))
    ? ""
    : sentence.replace(PROGRAMS, " ");

/** Does a sentence tell of data, or of what is done with it? */
const tells = (sentence: string): boolean =>
  DATA.test(sentence) || HANDLES.test(sentence) || SENDS.test(sentence);

/** Is a sentence a list of networks below the words "Follow us"? */
export const isListedToFollow = (sentence: string, heading: string): boolean =>
  heading.length < LONGEST_HEADING && FOLLOW.test(heading) && !tells(heading) && !tells(sentence);
const LONGEST_HEADING = 60;
