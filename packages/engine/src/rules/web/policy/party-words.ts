import type { VendorCategory } from "../../types.ts";

/** Who is sent data, by what policies call them: suppliers, partners, companies, services; in all languages read. */
export const PARTY =
  /provider|supplier|vendor|compan(?:y|ies)|partn[eè]r|agenc|processors?(?!\p{L})|third part|platforms?(?!\p{L})|networks?(?!\p{L})|(?<!\p{L})services(?!\p{L})|(?<!\p{L})firms?(?!\p{L})|anbieter|dienstleister|(?<!\p{L})dienste|unternehmen|agentur|netzwerk|plattform|auftragsverarbeit|drittanbiet|prestataire|fournisseur|sous-traitant|soci[ée]tés|entreprises|partenaire|régies?(?!\p{L})|réseaux?(?!\p{L})|agences?(?!\p{L})|proveedor|prestador|prestan(?!\p{L})|empresas?(?!\p{L})|(?<!\p{L})socios(?!\p{L})|encargad[oa]s|(?<!\p{L})redes(?!\p{L})|agencias?(?!\p{L})|fornitor|aziend|società|(?<!\p{L})reti(?!\p{L})|responsabili (?:estern|del trattamento)|agenzi|fornecedor|parceir|operador|leverancier|dienstverlen|diensten(?!\p{L})|bedrijven|partijen|verwerkers|netwerk|bureaus?(?!\p{L})|dostawc|podmiot|firm(?:y|om|ie|a)(?!\p{L})|usług|agencj|(?<!\p{L})siec|leverantör|biträde|företag|byrå|tjänst|leverandør|databehandler|samarbe[ij]d|udbyder|tjeneste|virksomhed|netværk|nettverk|palvelu|kumppan|toimittaj|yhtiö|yrity|verkosto|poskytovatel|poskytovateľ|dodavatel|dodávateľ|zpracovatel|sprostredkov|společnost|spoločnos|szolgáltat|feldolgozó|(?<!\p{L})cége|hálózat|furnizor|partener|compani|societăț|împuternicit|rețe|pružatelj|tvrtk|izvršitelj|ponudnik|obdeloval|sağlayıcı|şirket|firma|ortak|kuruluş|hizmet|(?<!\p{L})ağ(?:lar|ı)|поставщик|партн|компани|сервис|подрядчик|оператор|постачальник|компані|сервіс|доставчи|фирми|услуг|πάροχ|παρόχ|συνεργάτ|εταιρ|υπηρεσί|εκτελούντ|proveïdor|empreses|serveis|nhà cung cấp|đối tác|công ty|dịch vụ|penyedia|mitra|perusahaan|layanan|会社|事業者|業者|委託先|サービス|パートナー|ネットワーク|업체|회사|사업자|파트너|협력사|서비스|플랫폼|네트워크|服务商|公司|合作|供应商|供應商|平台|机构|機構|服务|服務|廠商|联盟|مزود|شرك|جهات|مقدم|خدمات|कंपनी|कंपनियों|प्रदाता|सेवा|साझेदार/iu;

/** What is used, and by that nobody yet: it speaks of who runs it only under words on those who get data. */
export const TOOL =
  /(?<!\p{L})tools?(?!\p{L})|(?<!\p{L})outils?(?!\p{L})|herramienta|strument|ferrament|narzędzi|nástroj|eszköz|instrument|(?<!\p{L})alat|verktyg|værktøj|verktøy|työkalu|werkzeug|araçlar|инструмент|інструмент|εργαλεί|ツール|도구|工具|أدوات|उपकरण/iu;

/** Suppliers in general, of whom a site has many. */
export const SUPPLIER =
  /service providers?|suppliers?(?!\p{L})|processors?(?!\p{L})|dienstleister|auftragsverarbeit|prestataires|sous-traitants|proveedores|prestadores|encargad[oa]s del|fornitori|responsabili (?:estern|del trattamento)|fornecedores|subcontratantes|leveranciers|dienstverleners|verwerkers|dostawc|podmiot\S{0,3} przetwarz|leverantör|biträde|leverandør|databehandler|palveluntarjoaj|toimittaj|poskytovatel|dodavatel|zpracovatel|dodávateľ|szolgáltató|adatfeldolgozó|furnizor|împuternicit|sağlayıcı|поставщик|подрядчик|постачальник|доставчи|πάροχ|παρόχ|委託先|事業者|服务商|供应商|廠商/iu;
/** The site and the computers behind it. */
export const SITE =
  /web ?site|(?<!\p{L})it[ -](?:service|system|support|suppl|provid|dienst|lever)|webseite|internetseite|website|(?<!\p{L})edv(?!\p{L})|site (?:internet|web)|informatique|sitio web|página web|inform[áa]tic|sito (?:web|internet)|stron[ayęie]{1,2} internet|informaty|webbplats|hemsida|it-system|hjemmeside|nettsted|nettside|verkkosiv|tietojärj|webov|informačn|honlap|informatikai|internet sitesi|bilişim|сайт|ιστοσελ|ウェブサイト|システム|网站|系统|網站/iu;

/** A site's own tools are nobody's. */
export const OWN_TOOLS =
  /(?<!\p{L})own (?:tools?|software|servers?|statistics)|eigene[nrms]? (?:werkzeug|tool|software|server|statisti)|strument\S (?:interni|propri)|outils? (?:internes?|propres?)|propres (?:outils|moyens)|herramientas? (?:propias?|internas?)|medios propios|ferramentas? (?:própri|intern)|eigen (?:tools?|software|server)|własn\S{1,4} (?:narzędzi|serwer|oprogram)|egn?a (?:verktyg|servrar|server)|vlastn\S{1,3} (?:nástroj|server)|自社(?:の)?(?:ツール|サーバ)|自社で|자체 (?:도구|서버)|自有|自建/iu;
/** More of the same kind stand behind those that are named. */
export const FOR_EXAMPLE =
  /such as|includ|for example|e\.g\.|among (?:others|them)|(?<!\p{L})like(?!\p{L})|(?<!\p{L})wie(?!\p{L})|z\. ?b\.|zum beispiel|beispielsweise|etwa(?!\p{L})|insbesondere|unter anderem|darunter|tel(?:le)?s? que|comme(?!\p{L})|notamment|par exemple|(?<!\p{L})como(?!\p{L})|por ejemplo|entre otr|ad esempio|(?<!\p{L})come(?!\p{L})|tra cui|quali(?!\p{L})|por exemplo|incluindo|nomeadamente|zoals|bijvoorbeeld|waaronder|takich jak|na przykład|(?<!\p{L})m\.in\.|w tym(?!\p{L})|till exempel|såsom|bland annat|for eksempel|f\.eks|herunder|esimerkiksi|kuten|například|např\.|jako(?!\p{L})|például|mint(?!\p{L})|precum|de exemplu|napríklad|ako(?!\p{L})|например|таки[ме]|наприклад|όπως|π\.χ|gibi|örneğin|など|等(?:の|を|に|が|、|，|。|$)|등(?:의|을|이|에|과|,|$| )|例如|比如|包括|مثل|जैसे/iu;

const ANALYTICS =
  /アナリティクス|애널리틱스|analy|anal[ií][tz]|anális|anàlisi|analis|анал[іи]|ανάλυσ|αναλυτ|statist|estad[ií]st|estat[ií]st|štatist|статист|στατιστ|tilasto|istatist|audience|measur|(?<!\p{L})mess(?:en|ung)|reichweiten|mesur|medi(?:r|ci[óo]n|ção)(?!\p{L})|mensura|misura|meting|(?<!\p{L})meten(?!\p{L})|pomiar|mierz|mätning|(?<!\p{L})mäter|måling|(?<!\p{L})måler|měř|návštěvnost|ölç|mittaa|kävijä|επισκεψιμ|解析|分析|計測|測定|測量|統計|统计|통계|분석|측정|phân tích|thống kê|analitik|إحصا|تحليل|قياس|विश्लेषण|गिनती/iu;
export const ADVERTISING =
  /advert|(?<!\p{L})ads(?!\p{L})|(?<!\p{L})ad[ -](?:network|partner|platform|server|tech|provider|compan|vendor)|(?<!\p{L})promot|marketing|werbung|werbe(?!r)|online-werb|publicit|pubblicit|publicid|inserzion|anúncios|anuncios|reclame|advertentie|rekla|annons|annonce(?:ur|r|n[eæ])|annonsering|mainos|mainon|hirdet|oglaš|oglas|iklan|quảng cáo|διαφημ|реклам|广告|広告|廣告|광고|营销|行銷|マーケティング|마케팅|إعلان|विज्ञापन/iu;
const SOCIAL =
  /social (?:media|network)|sozial\w{0,12} (?:netzwerk|medien)|réseaux sociaux|redes sociales|redes sociais|sociale media|社交(?:媒体|网络|平台)|ソーシャル|(?<!\p{L})sns(?!\p{L})|소셜/iu;
const REPLAY =
  /session (?:replay|recording)|recordings?(?!\p{L})|heat ?maps?|sitzungsaufzeichnung|aufzeichnung|enregistrement|grabaci[oó]n|registrazion|会话(?:录制|回放)|セッション/iu;

/**
 * What companies of a kind do for a site. Whoever runs a social network sells advertisements by its pixel, and who
 * records visits analyses them.
 */
export const FUNCTIONS: Readonly<Partial<Record<VendorCategory, readonly RegExp[]>>> = {
  analytics: [ANALYTICS],
  advertising: [ADVERTISING],
  social: [SOCIAL, ADVERTISING],
  marketing: [ADVERTISING, /newsletter|e-?mail(?:ing)? (?:service|provider|platform|delivery)/iu],
  session_replay: [REPLAY, ANALYTICS],
};
