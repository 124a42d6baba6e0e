import { DATA } from "./data-words.ts";
import type { Statement } from "./statements.ts";
import { OFFICE } from "./who-words.ts";

const NUMBER = /\+?\(?\d[\d ()./-]{5,18}\d/u;
/** One calls, or a telephone is meant; in all languages read. */
export const CALLS =
  /(?<!\p{L})(?:call|ring|phone|dial|tele?(?:ph|f)?|tél|tlf|telf|tlph|puh|тел|τηλ)(?!\p{L})|(?:tele)?phone|t[eé]l[eéè](?:ph|f)[oóô]n|anruf|rufen|appel|llam|chiam|lig(?:ue|ar)|bellen|(?<!\p{L})bel(?!\p{L})|dzwoń|zadzwo|soita|zavol|volej|hív|sun(?:a|ați)|telefo|zov|kliči|numara\p{L}{0,5}|ara(?:y|ma)|звон|зателеф|обад|обаж|電話|电话|電話|전화|هاتف|اتصل|फ़ोन|फोन|gọi|điện thoại/iu;

/** What people give: names and dates of birth are no way to reach a house, and what stands beside them is none. */
export const FIELDS =
  /(?<!\p{L})(?:names?|your name|namen?|noms?|prénom|nombre|apellidos?|nome|cognome|naam|imię|nazwisko|namn|navn|nimi|jméno|meno|név|nevét|nume(?:le)?|ime|ad(?:ınız|ı)?|имя|ім['’]я|име|όνομα|ονοματεπώνυμο)(?!\p{L})|date of birth|geburts|naissance|nacimiento|nascita|nascimento|geboorte|urodzenia|född|fødsels|syntymä|narození|narodenia|születési|nașterii|rođenja|doğum|рожден|народжен|γέννησ|氏名|お名前|姓名|이름|성명|الاسم|اسمك/iu;
const LISTED =
  /[,、，،].*[,、，،]|(?:,|、|，|،).{0,40}(?:\be\b|\bet\b|\by\b|\bund\b|\band\b|\boch\b|\bog\b|\bi\b|\bи\b|και)/u;
const ADDRESS = /[\w.+-]@[\w-]{1,63}\.\w/;
/** Contacts that people have or give, by the words for data on them. */
const CONTACTS_AS_DATA =
  /contact (?:details|data|information) (?:you|we collect|are (?:collected|entered))|coordonnées de contact|(?:your|their|phone'?s?|the) contacts(?!\p{L})|contacts you (?:choose|invite)|kontaktdaten (?:der|ihrer|werden)|contactos (?:de su|de tu|\()|los contactos de|dati di contatto (?:forniti|inseriti)|通讯录|通訊錄|緊急時のご?連絡先|연락처를/iu;

/** Does a statement list what people give, or speak of their own contacts? */
const isGiven = (text: string): boolean =>
  !ADDRESS.test(text) &&
  !(NUMBER.test(text) && CALLS.test(text)) &&
  (CONTACTS_AS_DATA.test(text) || (FIELDS.test(text) && LISTED.test(text)));

/** Is a statement about an office outside the house, with no way to reach the house itself? */
const isOffice = (text: string): boolean => OFFICE.test(text);

/** Who made the site, as its last line has it. */
const MADE_THE_SITE =
  /(?:web ?)?site (?:is |was )?(?:by|made|built|designed|developed) |(?:design|development|realisation) (?:and \p{L}{3,14} )?(?:by|:)|web ?design|(?:konzept|gestaltung|design) (?:und|&) (?:umsetzung|programmierung|entwicklung)|(?:webseite|website) (?:erstellt|gestaltet|umgesetzt) von|(?:création|réalisation|conception) (?:du |de ce )?(?:site|web)|site (?:réalisé|créé|conçu)|diseño (?:y desarrollo )?web|(?:web|sitio|página) (?:diseñad|desarrollad|cread)[oa]|sito (?:web )?(?:realizzato|creato|sviluppato)|(?:progetto grafico|realizzazione) (?:e|del|sito|web)|site (?:criado|desenvolvido|feito) (?:por|pel)|ontwerp (?:en|&) (?:bouw|realisatie)|(?:website|site) (?:is )?(?:gemaakt|gebouwd) door|(?:projekt|wykonanie|realizacja) (?:i wykonanie )?strony|webbplatsen är (?:gjord|byggd|producerad)|(?:siden|hjemmesiden|nettsiden) er (?:lavet|laget|udviklet|bygget)|sivuston (?:teki|toteut)|web (?:vytvořil|vytvoril)|izrada (?:web )?stranic|site(?:ul)? (?:a fost )?realizat|honlapot .{0,30}készítette|сайтът е (?:направен|изработен|създаден)|(?:разработка|создание) сайта|(?:розробка|створення) сайту|κατασκευή (?:της )?ιστοσελίδ|web tasarım|サイト制作|网站(?:建设|设计)|網站(?:建置|設計)|홈페이지 제작/iu;
/** Is it who made the site, and nobody who answers for data? */
const isMaker = (text: string): boolean => MADE_THE_SITE.test(text) && !DATA.test(text);

/** A text without what people give of themselves, and without addresses of offices and of who made the site. */
export const withoutOthersContacts = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      line
        .split(/(?<=[^\d\s][.!?؟])\s|(?<=[。！？；।])/u)
        .filter((sentence) => !isGiven(sentence) && !isOffice(sentence) && !isMaker(sentence))
        .join(" "),
    )
    .join("\n");

/** Does a statement give a number to call? A short word for a telephone ends the statement before. */
export const reaches = ({ text }: Statement, before: string): boolean =>
  NUMBER.test(text) && CALLS.test(`${before.slice(-SHORT)} ${text}`);
const SHORT = 6;
