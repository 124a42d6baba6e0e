import { type Answer, answersOf } from "./answers.ts";
import { DATA } from "./data-words.ts";
import { ASKS_WISHES, ON_YOU, wishesIn } from "./plain-wishes.ts";
import { isAsked, type Statement, statementsOf } from "./statements.ts";
import { stems } from "./stems.ts";
import { WARES } from "./wares-words.ts";

/** Whoever data is about is entitled to something; in all languages read but the last. */
export const RIGHT = stems(
  /(?<!\p{L})rights?(?!\p{L})|entitled|(?<!\p{L})(?:recht|anspruch)(?!\p{L})|rechte(?!\p{L})|auskunftsrecht|(?<!\p{L})droits?(?!\p{L})|what can i(?!\p{L})|was kann ich|que puis-je|qué puedo|cosa posso|o que posso|wat kan ik|co mogę|vad kan jag|derech|diritt|direit|(?<!\p{L})rechten(?!\p{L})|(?<!\p{L})praw[aoe]m?(?!\p{L})|rättighet|(?<!\p{L})rätt (?:att|till)|rettighe|(?<!\p{L})rett? til|oikeu|(?<!\p{L})práv[aoe]|(?<!\p{L})jog(?:a|ai|osult)|drept|δικαίωμα|δικαιώμα|δικαιού|(?<!\p{L})hak(?:kı|ları)|(?<!\p{L})прав[аои]|вправе|(?<!\p{L})pravic|berhak|(?<!\p{L})hak (?:anda|untuk|atas)|quyền|権利|权利|權利|有权|有權|권리|حقوق|يحق|الحق|अधिकार/iu,
);
/** They may or can, as who does so is named or as the verb tells it. */
export const MAY = stems(
  /(?:you|people|individuals?|customers?|clients?|users?|members?|residents?|consumers?|patients?|parents?|subjects?|anyone|everyone) (?:\S{1,20} ){0,3}(?:may|can|could)(?!\p{L})|(?:sie|du|ihr|betroffene|kunden|nutzer|mitglieder) (?:\S{1,20} ){0,2}(?:können|kannst|könnt|dürfen|darfst)|(?:können|kannst|könnt|dürfen|darfst|erhalten|erhältst) (?:sie|du|ihr|betroffene)|pouvez|peux-tu|tu peux|peu(?:t|vent) (?:\S{1,20} ){0,4}(?:accéder|consulter|demander|faire|obtenir|exercer|s['’]opposer)|pued|podr[áa]n?(?!\p{L})|(?<!\p{L})può|puoi|potete|possono|pode(?:m|s|rá|rão)?(?!\p{L})|(?:u|je|jij|men) (?:\S{1,20} ){0,2}(?:kunt|mag|kan)|(?:kunt|kun|mag) (?:u|je)|(?<!\p{L})mo(?:że|żesz|gą)|(?:du|ni|man) (?:\S{1,20} ){0,2}(?:kan|får|må)|(?:kan|får|må) (?:du|ni)|(?:sinä |asiakas |jäsen )?(?:voit|voitte|voi|saat) |(?<!\p{L})(?:můžete|může|môžete|môže|smíte)|kérhet|(?<!\p{L})puteți|poate (?:cere|solicita)|μπορεί|bilir|можете|може(?:те)?(?!\p{L})|могут|možete|lahko|có thể|dapat|ことができ|できます|可以|可(?:随时|在)|할 수 있|하실 수 있|يمكن|सकते|सकती/iu,
);
/** They ask for it. */
export const ASK = stems(
  /(?<!\p{L})ask|request|reach out|(?:contact|tell|let) us|(?:write|e-?mail) (?:to|us)(?!\p{L})|verlang|anford|anfrag|bitten|antrag|wünsch|schreib|demand|exerc|écri[rv]|solicit|(?<!\p{L})p[ei]d(?:ir|a|e)|ejerc|chied|richied|eserc|scriv|peça|escrev|verzoek|vra(?:ag|gen)|opvrag|stuur|żąda|wnios|prosi|napisz|begär|(?<!\p{L})be (?:om|oss)|kræv|krev|anmod|pyy[dt]|vaati|požád|požad|žiad|žádost|kér(?:je|elem|és|ni)|cere(?:re|ri|ți|\s)|ζητ|αίτη|talep|iste(?:me|yebil|rseniz)|başvur|запрос|потреб|вимаг|искан|поиск|zahtij|zahtjev|zahtev|zatraž|yêu cầu|(?:me)?minta|請求|申し?出|お申し|求め|ご依頼|请求|要求|申请|申請|요구|요청|신청|希望|(?<!\p{L})(?:يطلب|تطلب|بطلب)(?!\p{L})|طلب (?:الوصول|حذف|تصحيح|محو|نسخة)|अनुरोध/iu,
);

/** What is done with data at their wish, each kind of wish for itself. */
export const WISHES = [
  /(?:right|derecho|diritto|direito|drept\S{0,3}|droit) (?:of|to|de|di|al|all['’]|d['’]|d['’]un|la)? ?acc?[eè]s|(?:rights|diritti|derechos|direitos|droits|drepturi) ?: ?(?:the |l['’]|o |el )?ac|direito (?:de|ao) acess|auskunft|einseh|einsicht|d['’]accès|droits? : accès|inzage|inzien|inkijk|registerutdrag|få veta|insyn|indsigt|innsyn|tarkast|dostęp(?:u|em)?(?!\p{L})|wgląd|開示|열람|查阅|查閱/iu,
  /access|(?<!\p{L})cop(?:y|ies)(?!\p{L})|(?:see|view|show|know|inspect|review)(?!\p{L})|kopie|accéd|consult|(?<!\p{L})copie|connaître|acced|acceso|(?<!\p{L})copia|accesso|conoscere|acess|aceder|kopi[ię]|tillgång|pääs|tutustu|přístup|prístup|nahlíž|hozzáfér|tájékozt|acces|πρόσβασ|πρόσβα|αντίγραφ|erişim|öğren|bilgi (?:talep|iste)|доступ|ознаком|ознайом|достъп|pristup|uvid|dostop|seznan|truy cập|akses|閲覧|查询|查詢|访问|存取|複製|复制|조회|الوصول|الاطلاع|पहुँच|पहुंच|एक्सेस|देख/iu,
  /correct|rectif|amend|(?<!\p{L})(?:update|edit|change)(?!\p{L})|berichtig|korrig|corrig|correg|retific|rettific|sprostow|popraw|rättel|rätta|korrig|berigtig|(?<!\p{L})rett?(?:e|es|elser?|ing|et)(?!\p{L})|oikais|korja|oprav|helyesb|kijav|corect|rectif|διορθ|düzelt|исправ|уточн|виправ|коригир|поправ|isprav|poprav|chỉnh sửa|perbaik|koreksi|訂正|修正|更正|정정|수정|تصحيح|सुधार|अपडेट/iu,
  /eras|delet|remov|forgotten|lösch|effac|supprim|supres|suprim|borr(?:ar|en|e|ad)|elimin|cancell|apag|exclu[irs]|verwijder|wissen|gewist|usun|rader|slet|poist|výmaz|vymaz|smaz|törl|șterg|διαγραφ|διαγράψ|sil(?:in|me|ebil|dir)|удал|видал|изтри|brisanj|izbri|xóa|(?:peng)?hapus|消去|削除|删除|刪除|註銷|注销|삭제|حذف|محو|मिटा|हटा/iu,
  /restrict|(?<!\p{L})object|portab|opt[ -](?:out|in)|einschränk|widersp(?:ruch|rech)|übertragbar|limitation|limitaci|limitazione|limitaç|limit(?:ar|er|are)|oppos|opon|opor|überführ|bezwaar|beperk|sprzeciw|ogranicz|przenos|invänd|begräns|indsigelse|begræns|begrens|innsigelse|protest|vastust|rajoit|námit|omez|obmedz|tiltakoz|korlátoz|opozi|restricți|εναντί|αντιταχ|περιορ|φορητ|itiraz|возраж|огранич|заперече|обмеж|възраз|prigovor|ogranič|ugovor|omejit|phản đối|keberatan|利用停止|利用の停止|提供の停止|可携|처리 ?정지|اعتراض|تقييد|सीमित|नामित|(?<!\p{L})nominate|derechos arco(?!\p{L})/iu,
  /withdraw|widerruf|retir|revoc|revog|intrekk|wycof|cofn|återkall|tilbagekald|trekke tilbake|peruu|odvol|visszavon|retrag|ανακ|geri (?:al|çek)|отозв|відкли|оттегл|povuć|preklic|rút lại|menarik|철회|撤回|سحب|वापस/iu,
].map(stems);
const [BY_LAW, ACCESS, , , RESTRICTION] = WISHES;
const WITHDRAWAL = WISHES.at(-1);

/** Cookies are deleted in a browser, whoever has data. */
export const IN_BROWSER =
  /cookie|browser|navigat|navegador|wtyczk|przegląd|webbläs|selain|prohlíž|böngész|tarayıcı|браузер|çerez|浏览器|瀏覽器|ブラウザ|クッキー|쿠키|브라우저|المتصفح|ملفات تعريف/iu;
/** Something lasts until it is asked for: what is asked then is told of in passing. */
const UNTIL_ASKED =
  /(?<!\p{L})(?:until|unless|as long as|solange|bis|jusqu['’]|tant que|mientras|hasta que|finché|fino a|até|enquanto|totdat|tot|zolang|dopóki|do czasu|do momentu|tills|så länge|indtil|inntil|kunnes|dokud|než)(?!\p{L})[^.;:]{0,120}/giu;
/** A right is reserved, or belongs to whoever drew something; tables are reserved by guests, and rights hold "sous réserve". */
export const RESERVED =
  /rights? (?:are |is |not expressly granted )?reserved|(?<!\p{L})reserv(?:e|es|ed|ing) (?:the |its |our |all |every |a )?rights?(?!\p{L})|vorbehalten|behalten (?:wir )?uns|droits (?:sont )?réservés|réserv(?:e|ons|ent) (?:le |tout )?droit|(?:derechos|direitos) (?:están |estão |são )?reservados|reserva(?:mos|m)?(?:-se|-nos)? (?:el |o )?(?:derecho|direito)|riservat|riserv(?:a|ano|iamo) il diritto|voorbehouden|behouden ons|zastrzeżone|zastrzega|förbehåll(?:er|na|es)|forbehold(?:es|er|t)|pidät|vyhraz|copyright|urheber|droits? d['’]auteur|diritt[oi] d['’]autore|(?:derechos?|direitos?) de autor(?!\p{L})|auteursrecht|autorsk|upphovsr|ophavsr|telif|著作権|当(?:社|館|店|園|院)(?:が|に)(?:持|有|帰属)|版权|版權|著作權|저작권|محفوظة/iu;
/** Who owns data may ask; what the house may do with it is no right. */
export const WE_MAY =
  /(?<!\p{L})(?:we|wir|nous|nosotros|noi|nós|wij|my|vi|me|biz)(?!\p{L}) (?:\S{1,20} ){0,2}(?:may|can|will|reserve|können|dürfen|pouvons|podemos|possiamo|kunnen|możemy|kan|voimme)/iu;

/** A title that lists what may be asked for: what stands below says how. */
const titlesWishes = (title: string): boolean => WISHES.filter((wish) => wish.test(title)).length >= 3;

/** Does a statement say that whoever data is about may have something done with it? */
function entitles({ text: whole, heading, leadIn }: Statement, before: string): boolean {
  if (RESERVED.test(whole) || RESERVED.test(heading)) return false;
  const text = whole.replace(UNTIL_ASKED, " ");
  // The question above belongs to its answer, as the beginning of a list does to its items.
  const said = [isAsked(heading) ? heading : "", leadIn, text].join(" ");
  if (titlesWishes(heading) && (RIGHT.test(text) || ASK.test(text))) return true;
  const wishes = WISHES.filter((wish) => wish.test(said));
  if (wishes.length === 0) return false;
  const titled = RIGHT.test(heading);
  const strong = RIGHT.test(said) || titled;
  if (IN_BROWSER.test(text) && !RIGHT.test(text)) return false;
  if (!strong && (WE_MAY.test(text) || !(MAY.test(said) || ASK.test(said)))) return false;
  const ofData = DATA.test(`${before} ${said}`);
  const lawful = wishes.some((wish) => wish === BY_LAW || wish === RESTRICTION);
  if (WARES.test(said) && !lawful && !DATA.test(said)) return false;
  // A copy, and access, are given of much else; to take back consent is a right beside the others.
  if (wishes.length > 1) return true;
  if (wishes[0] === WITHDRAWAL) return false;
  return ofData || ((strong || ASK.test(said)) && wishes[0] !== ACCESS);
}

/** Does a statement say in plain words that several things may be had done with what a house holds on people? */
function entitlesPlainly({ text: whole, heading, leadIn }: Statement, before: string): boolean {
  if (RESERVED.test(whole) || IN_BROWSER.test(whole) || WARES.test(whole)) return false;
  const text = whole.replace(UNTIL_ASKED, " ");
  const said = `${leadIn} ${text}`;
  if (WE_MAY.test(text) || !(MAY.test(said) || ASK.test(said) || RIGHT.test(said))) return false;
  const kinds = wishesIn(said);
  const ofData = [said, before, heading].some((words) => DATA.test(words)) || ON_YOU.test(said);
  return kinds >= (ofData ? SEVERAL : MOST);
}
const SEVERAL = 3;
const MOST = 4;

/** Does an answer to the question what people may ask for list what may be had done with data? */
function answersWishes({ title, said }: Answer): string | null {
  if (!ASKS_WISHES.test(title)) return null;
  const text = said.filter((one) => !IN_BROWSER.test(one) && !RESERVED.test(one)).join(" ");
  const ofData = DATA.test(`${title} ${text}`) || ON_YOU.test(text);
  const kinds = wishesIn(text);
  if (kinds < (ofData ? 2 : SEVERAL) || (WARES.test(text) && !ofData)) return null;
  return said.find((one) => wishesIn(one) > 0) ?? null;
}

/** The statement that tells what people may have done with data about them; null where none does. */
export function rightsQuote(text: string): string | null {
  const told = statementsOf(text).find((one, at, all) => {
    const before = all[at - 1]?.text ?? "";
    return entitles(one, before) || entitlesPlainly(one, before);
  });
  if (told) return told.text.slice(0, QUOTE);
  for (const answer of answersOf(text)) {
    const quote = answersWishes(answer);
    if (quote !== null) return quote.slice(0, QUOTE);
  }
  return null;
}
const QUOTE = 300;

/** Languages whose words stand in other tables alone. */
export const RIGHTS_BY_ROLE: ReadonlySet<string> = new Set(
  "en de fr es it pt nl pl sv da no fi cs sk hu ro el tr ru uk bg hr sl vi id ja ko zh ar hi".split(" "),
);
