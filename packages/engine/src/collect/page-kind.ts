import { isUnreadLanguage, MESSAGE, MORE_TEXT, MORE_TITLE, type NotPage } from "./page-words.ts";

export type { NotPage } from "./page-words.ts";

/** Signs by which a page that is not the site gives itself away. */
export interface PageSigns {
  status: number | null;
  title: string;
  /** First heading. */
  heading: string;
  /** First characters of the text that a visitor can read. */
  text: string;
  textLength: number;
  /** Links to other pages of the same site. */
  links: number;
  /** Pictures, films, frames and drawings of some size. */
  media: number;
  hasPassword: boolean;
  /** Lower-case names of the reply's headers. */
  headers: readonly string[];
  /** Sources of the page's scripts and frames. */
  scripts: readonly string[];
  /** Path of the address the page ended on. */
  path: string;
  /** As the document declares it. */
  language?: string | null;
}

interface Words {
  kind: NotPage;
  /** The whole title or heading says it. */
  title: RegExp;
  /** The text says it. */
  text: RegExp;
}

const WORDS: readonly Words[] = [
  {
    kind: "bot_wall",
    title:
      /^(?:just a moment|attention required|access denied|(?:one )?moment,? please|please wait|checking (?:your|the) (?:browser|connection)|security (?:check|verification|challenge)|robot check|bot (?:check|verification)|human verification|verify(?:ing)? (?:that )?(?:you|your)|are you (?:a )?(?:human|robot)|ddos protection|pardon our interruption|captcha|einen moment|sicherheits(?:überprüfung|prüfung|check)|zugriff verweigert|bitte warten|un instant|vérification|accès refusé|un momento|verificación|acceso denegado|verifica(?:ção)?|acesso negado|accesso negato|even geduld|toegang geweigerd|请稍候|安全(?:验证|检查)|人机验证|访问验证|しばらくお待ち|アクセスが拒否|잠시만)/i,
    text: /checking (?:if the site connection|your browser|the security)|verif(?:y|ying|ies) (?:that )?(?:you are|you're|your (?:browser|connection))|(?:confirm|prove) (?:that )?you(?: are|'re) (?:a )?(?:human|not a robot)|i(?:'|’)?m not a robot|enable javascript and cookies to continue|unusual traffic|automated (?:access|requests|queries)|complete the (?:captcha|security check|challenge)|ray id|incident id|you have been blocked|ihren browser|bestätigen sie,? dass sie (?:ein mensch|kein roboter)|kein roboter|sind sie ein mensch|ungewöhnlichen datenverkehr|vérifi\w{1,20} (?:que vous|votre navigateur)|(?:pas|n'êtes pas) un robot|trafic inhabituel|verific\w{1,20} (?:que (?:eres|usted|no)|su navegador|tu navegador|di (?:non )?essere)|no (?:eres|soy) un robot|tráfico inusual|não (?:é|sou) um robô|non (?:sei|sono) un robot|geen robot|nie jesteś robotem|inte (?:är )?en robot|人机验证|验证您(?:是|的)|不是机器人|正在检查您的浏览器|拖动滑块|ロボットではありません|로봇이 아닙니다/i,
  },
  {
    kind: "maintenance",
    title:
      /^(?:(?:site |website |scheduled |under ){0,3}maintenance|(?:we'?ll )?be right back|coming soon|under construction|(?:temporarily |service )(?:unavailable|closed|offline)|opening soon|wartung|wartungsarbeiten|bald (?:zurück|verfügbar)|en maintenance|maintenance en cours|site en maintenance|bientôt|mantenimiento|en mantenimiento|próximamente|in manutenzione|manutenção|em breve|onderhoud|konserwacja|underhåll|系统维护|网站维护|维护中|升级中|メンテナンス|점검)/i,
    text: /(?:under|for|scheduled|planned|undergoing) (?:\w{1,20} )?maintenance|(?:be|are) (?:right )?back (?:soon|shortly|online)|temporarily (?:unavailable|offline|closed|down)|site is (?:currently )?(?:down|offline|closed|under construction)|store will be opening soon|wartungsarbeiten|in kürze wieder|vorübergehend nicht|en maintenance|de retour (?:bientôt|dans)|momentanément indisponible|tareas? de mantenimiento|en mantenimiento|volvemos (?:pronto|en)|in manutenzione|torneremo|em manutenção|voltamos|onderhoud|zo weer terug|przerwa techniczna|prace konserwacyjne|underhållsarbete|系统维护|正在维护|维护中|敬请期待|メンテナンス中|점검 중/i,
  },
  {
    kind: "soft_404",
    title:
      /(?:^|\b)(?:(?:error )?404|page (?:not found|does not exist|doesn'?t exist|unavailable)|not found|nothing (?:was )?found|seite (?:wurde )?nicht gefunden|nicht gefunden|page (?:non trouvée|introuvable)|página no encontrada|no encontrad[ao]|pagina non trovata|página não encontrada|pagina niet gevonden|nie znaleziono|sidan (?:hittades|kunde) inte|页面不存在|找不到(?:页面|网页)?|未找到|ページが見つかりません|페이지를 찾을 수 없)/i,
    text: /(?:page|url|address|file) (?:you(?:'re| are| were)? (?:looking for|requested|tried)|was not found|could not be found|cannot be found|(?:does not|doesn'?t|no longer) exists?)|(?:can|could) ?n(?:'|o)t find (?:that|the|this) page|seite (?:existiert nicht|konnte nicht|wurde nicht)|nicht gefunden|n'existe (?:pas|plus)|introuvable|no (?:existe|se (?:ha )?encontr)|non (?:esiste|è stata trovata)|não (?:existe|foi encontrad)|niet gevonden|bestaat niet|nie istnieje|hittades inte|不存在|已被删除|找不到|见つかりません|見つかりません|찾을 수 없/i,
  },
  {
    kind: "rate_limit",
    title:
      /^(?:too many requests|rate limit|slow down|(?:virtual )?waiting (?:room|line)|you are (?:now )?in (?:line|the queue)|queue|warte(?:raum|schlange|zimmer)|virtueller warteraum|(?:salle|file) d['’]attente|sala de espera|fila (?:virtual|de espera)|cola virtual|sala d['’]attesa|coda virtuale|wachtrij|wachtkamer|wachtruimte|poczekalnia|kolejka|väntrum|排队|虚拟排队|待合室|順番待ち|대기열|zu viele anfragen|trop de requêtes|demasiadas (?:solicitudes|peticiones)|troppe richieste|muitas (?:solicitações|requisições)|请求过于频繁|访问过于频繁|リクエストが多すぎ)/i,
    text: /too many requests|rate limit(?:ed)?|(?:you are|you're) (?:now )?(?:in (?:line|the queue)|number \d)|your (?:estimated wait|turn|place in (?:line|the queue))|estimated wait|do not (?:refresh|close) this page|(?:sie (?:sind|befinden sich)|du bist) .{0,20}warte(?:schlange|raum)|geschätzte wartezeit|file d['’]attente|temps d['’]attente estimé|tiempo (?:de espera )?estimado|(?:está|estás) en (?:la )?(?:cola|fila)|(?:está|você está) na fila|tempo de espera|(?:sei|siete) in coda|tempo (?:di attesa )?stimato|(?:u|je) staat in de (?:wachtrij|rij)|geschatte wachttijd|jesteś w kolejce|czas oczekiwania|du (?:står|är) i kö|排队(?:中|等候)|预计等待|順番が来|お待ちの人数|예상 대기|대기 (?:순번|중)|request limit|try again (?:in|later|after)|zu viele anfragen|trop de (?:requêtes|demandes)|demasiadas (?:solicitudes|peticiones)|troppe richieste|muitas (?:solicitações|requisições)|过于频繁|稍后再试|リクエストが多すぎ/i,
  },
  {
    kind: "login_wall",
    title:
      /(?:^|[|–—:-]\s{0,4})(?:(?:please )?(?:log|sign)[ -]?in|login|members? (?:only|area)|authentication required|anmelden|anmeldung|einloggen|mitgliederbereich|connexion|se connecter|identifiez-vous|espace membre|iniciar sesión|acceso|accedi|entrar|iniciar sessão|inloggen|zaloguj|logga in|登录|登入|会员登录|ログイン|로그인)(?:\s{0,4}[|–—:-]|$)/i,
    text: /(?:log|sign)[ -]?in to (?:continue|your|view|access|see)|(?:must|need to|have to) (?:be logged in|log in|sign in)|members only|members? (?:and|or) |anmelden,? um|melden sie sich an|bitte (?:melden|loggen)|nur für (?:mitglieder|kunden)|connectez-vous|réservé aux|inicia sesión|solo (?:para )?(?:miembros|socios)|accedi (?:per|al)|effettua l'accesso|faça login|log (?:in|eerst)|zaloguj się|logga in|请(?:先)?登录|仅限会员|ログインして|로그인/i,
  },
  {
    kind: "parked",
    title:
      /domain (?:is |name |may be ){0,3}(?:for sale|parked|available|parking)|(?:is|steht) (?:for sale|zum verkauf)|parked (?:domain|page)|domain (?:steht )?zu(?:m)? verkauf|domaine (?:est )?à vendre|dominio en venta|dominio in vendita|domínio à venda|域名(?:出售|转让|停放)|此域名|このドメイン/i,
    text: /(?:this |the )?domain (?:name )?(?:[\w-]{1,63}\.[\w.-]{2,63} )?(?:is|may be|might be|has been) (?:for sale|available|parked|registered)|buy this domain|make an offer|inquire about this domain|parked (?:free|by|courtesy)|related searches|domain (?:steht|ist) (?:zum verkauf|geparkt|registriert)|diese domain|ce (?:nom de )?domaine (?:est|a été)|este dominio|questo dominio|este domínio|域名(?:出售|转让|正在|已)|购买此域名|このドメイン/i,
  },
  {
    kind: "region_block",
    title:
      /(?:not |un)available (?:in|to|from|for) (?:your|visitors|users|readers|customers)|unavailable (?:in your|(?:due to|for) legal)|451|access (?:from your (?:country|region|location) )?(?:is )?(?:restricted|not (?:permitted|allowed|possible))|(?:country|region|location) (?:is )?(?:not supported|blocked|restricted)|in (?:ihrem|deinem) land nicht|in (?:ihrer|deiner) region nicht|indisponible dans votre|pas (?:disponible|accessible) dans votre|no (?:est[áa] )?disponible en (?:su|tu)|não (?:está )?disponível n[oa] s(?:eu|ua)|non (?:è )?disponibile nel (?:tuo|suo)|niet beschikbaar in (?:uw|jouw|je)|niedostępn\S{1,2} w (?:twoim|państwa)|inte tillgänglig\S? i ditt|您所在(?:的)?(?:地区|国家)|お住まいの(?:国|地域)|해당 (?:국가|지역)/i,
    text: /(?:not |un)available (?:in|to|from|for) (?:your|visitors|users|readers|customers|people) ?(?:country|region|location|the|in|from|outside)?|access(?:ing)? (?:to )?(?:this|our|the) (?:web)?site (?:from|within|in) (?:a country|a location|the (?:european|eu\b|eea|uk\b)|europe|your|outside)|(?:from|in|within) (?:the )?(?:european (?:economic area|union)|eea|eu|uk)\b.{0,160}(?:cannot|can ?not|not|denied|blocked|unable|unavailable)|access (?:cannot|can ?not|can['’]t) be granted|(?:due to|for) legal reasons|in (?:ihrem|deinem) land nicht|in (?:ihrer|deiner) region nicht|(?:aus|außerhalb) .{2,40} nicht (?:verfügbar|erreichbar|zugänglich|möglich)|(?:indisponible|pas (?:disponible|accessible)) (?:dans votre|depuis votre|en dehors)|no (?:est[áa] )?(?:disponible|accesible) (?:en|desde|fuera de) (?:su|tu|el|la|los)|não (?:está )?(?:disponível|acessível) (?:n[oa]|a partir d[oa]|fora d[oa]) (?:s(?:eu|ua)|[a-z]{4,20})|non (?:è )?(?:disponibile|accessibile) (?:nel|dal|fuori) (?:tuo|suo|[a-z]{5,20})|niet (?:beschikbaar|toegankelijk) (?:in|vanuit|buiten)|niedostępn\S{1,2} (?:w|z|poza) \p{L}{4,20}|inte tillgänglig\S? (?:i|från|utanför)|您所在(?:的)?(?:地区|国家)|お住まいの(?:国|地域)|(?:地域|国)からは?(?:ご利用|アクセス)|해당 (?:국가|지역)/iu,
  },
];

/** Scripts and headers that only a check of the visitor brings. */
const CHALLENGE =
  /challenges\.cloudflare\.com|\/cdn-cgi\/challenge-platform|captcha-delivery\.com|px-captcha|perimeterx|_Incapsula_Resource|hcaptcha\.com|recaptcha|geetest|awswaf|datadome|kasada|\/_sec\/cp_challenge|friendlycaptcha|arkoselabs|(?:^|[/_.-])captcha/i;
const CHALLENGE_HEADERS = new Set(["cf-mitigated", "x-datadome", "x-amzn-waf-action", "x-px-block"]);
const PARKING = /sedoparking|parkingcrew|bodis|afternic|dan\.com|hugedomains|parklogic|sav\.com|above\.com/i;
const LOGIN_PATH =
  /\/(?:log-?in|log-?on|sign-?in|auth|sso|oauth2?|account\/login|users\/sign_in|anmelden|anmeldung|einloggen|connexion|identification|acceso|acceder|accedi|entrar|inloggen|aanmelden|logowanie|zaloguj|logga-?in|prihlaseni|giris|kirjaudu)(?:[/.?]|$)/i;

/** Does an address say itself that it leads to a door? Who asks for it is not kept from anything. */
export const asksForDoor = (path: string): boolean =>
  LOGIN_PATH.test(path) ||
  /\/(?:my-?)?(?:account|konto|compte|cuenta|conta|register|sign-?up)(?:[/.?]|$)/i.test(path);

/** Where little but the message stands, the message is the page. */
const THIN_TEXT = 700;
const THIN_LINKS = 5;

/** A page that holds a field for a password and next to nothing else, whatever its words, is a door. */
function asksToSignIn({ hasPassword, path, textLength, links }: PageSigns): boolean {
  if (!hasPassword) return false;
  return LOGIN_PATH.test(path) ? textLength < 600 && links < 10 : textLength < 120 && links < 2;
}

/** Messages whose words are names of trades and of places too. */
const TRADES: ReadonlySet<NotPage> = new Set(["maintenance", "bot_wall", "rate_limit", "region_block"]);

/** So short, and leading nowhere: all there is may be a message. */
const MESSAGE_TEXT = 500;

/** A short page without a way on, whose heading or two of whose words say that there is nothing to see for now. */
function isMessage({ title, heading, text, textLength, links, media }: PageSigns): boolean {
  if (textLength >= MESSAGE_TEXT || links > 0 || media > 2) return false;
  const said = (words: string) => new Set(words.toLowerCase().match(MESSAGE)).size;
  return said(`${title} ${heading}`) > 0 || said(text) > 1;
}

/** Why a page is not the site, by several signs together; null where it is. Words of a real title alone are none. */
export function notPage(signs: PageSigns): NotPage | null {
  const { title, heading, text, textLength, links, media, scripts, headers } = signs;
  if (headers.some((name) => CHALLENGE_HEADERS.has(name) && name === "cf-mitigated")) return "bot_wall";
  const thin = textLength < THIN_TEXT && links < THIN_LINKS;
  const bare = textLength < 250 && links < 2;
  const sources = scripts.join(" ");
  const first = text.slice(0, 1_200);
  // What the heading says again is no second sign.
  const beside = heading.trim() ? first.replace(heading.trim(), " ") : first;
  for (const { kind, title: inTitle, text: inText } of WORDS) {
    const titled = (words: string) => inTitle.test(words) || MORE_TITLE[kind]?.test(words) === true;
    const said = titled(title.trim());
    const headed = titled(heading.trim());
    const told = inText.test(beside) || MORE_TEXT[kind]?.test(beside) === true;
    // A trade may be called like a message: it goes on to tell of itself, and leads somewhere.
    if (!told && links >= 2 && beside.length > 120 && TRADES.has(kind)) continue;
    let points = (said ? 2 : 0) + (headed ? 1 : 0) + (told ? 2 : 0);
    if (points === 0) continue;
    // A phrase in the running text of a page with ways on is a story, not the page's message.
    if (!said && !headed && links >= 3 && kind !== "parked") continue;
    if (
      kind === "bot_wall" &&
      (CHALLENGE.test(sources) || headers.some((name) => CHALLENGE_HEADERS.has(name)))
    )
      points += 2;
    if (kind === "parked" && PARKING.test(sources)) points += 2;
    if (kind === "login_wall") {
      if (!signs.hasPassword && !LOGIN_PATH.test(signs.path)) continue;
      points += signs.hasPassword && LOGIN_PATH.test(signs.path) ? 1 : 0;
      if (textLength > 500 || links > 8) continue;
    }
    if (kind === "soft_404" && said && headed && textLength < 3_000) return kind;
    points += thin ? 1 : 0;
    points += bare ? 1 : 0;
    if (points >= (thin ? 3 : 6)) return kind;
  }
  if (asksToSignIn(signs)) return "login_wall";
  // The frame of a check is the only thing of some size on it.
  if (CHALLENGE.test(sources) && bare && media <= 1) return "bot_wall";
  if (isMessage(signs)) return "message";
  if (textLength < 3 && links === 0 && media === 0) return "empty_page";
  // Little but a message, in words that nobody here reads: it may be any of these. A message leads to one place or two.
  const sitelike = heading.trim() !== "" && links >= 3 && textLength >= 80;
  if (
    textLength < 300 &&
    links < 4 &&
    media === 0 &&
    !sitelike &&
    isUnreadLanguage(signs.language ?? null, text)
  )
    return "unread_page";
  return null;
}

/** Words of a text, for holding two pages against each other. */
export function sketchOf(text: string, hrefs: readonly string[]): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}|\p{Script=Han}{2}/gu) ?? [];
  return new Set([...words.slice(0, 1_500), ...hrefs.slice(0, 200)]);
}

/** How much two pages have in common, 0 to 1. */
export function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 && right.size === 0) return 1;
  let both = 0;
  for (const word of left) if (right.has(word)) both += 1;
  return both / Math.max(1, Math.min(left.size, right.size));
}
