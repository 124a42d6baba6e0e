import type { Answer } from "./answers.ts";
import { DATA } from "./data-words.ts";
import { isDenied } from "./denials.ts";
import type { Statement } from "./statements.ts";
import { COMPANY } from "./who-words.ts";

/** Someone decides on something, or answers for it; in all languages read. */
const ANSWERS_FOR =
  /decide[sd]?(?!\p{L})|answers? for|responsible|in charge|entscheide|verantwort|stehe\p{L}{0,2} .{0,20}(?:dafür )?(?:gerade|ein)(?!\p{L})|décid|répond(?:ons)? d|decid|responde? (?:de|por|pel)|rispond|responsabil|responsáve|responsable|beslis|bepaal|verantwoordelijk|decyd|odpowiada(?!ją)|bestäm|ansvar|bestem|står for|päättä|vastaa(?!n)|rozhod|odpovíd|zodpov|dönt|felel|hotăr|răspund|odluč|odgovar|odloč|karar|sorumlu|решает|определяет|отвечает|вирішує|визначає|відповідає|решава|определя|отговаря|одговар|αποφασ|ευθύν|υπεύθυν|決定|責任を負|责任|負責|负责|책임|결정|المسؤول|يحدد|يقرر|ज़िम्मेदार|जिम्मेदार|chịu trách nhiệm|bertanggung jawab/iu;
/** Someone sees to something, as a house does with its data and a supplier with the computers it lies on. */
const SEES_TO =
  /looks? after|kümmer\p{L}{1,3} sich|veill(?:e|ons) (?:à|sur)|se ocupa|si occupa|(?<!\p{L})cuida|gaa[tn] over|zajmuj|råder over|råder över|sköter/iu;
export const DECIDES = {
  test: (text: string): boolean => ANSWERS_FOR.test(text) || SEES_TO.test(text),
};
/** What suppliers see to, and how they are called. */
const SUPPLIES =
  /servers?(?!\p{L})|serveur|servidor|serwer|serverů|securit|security|sicherheit|sécurité|seguridad|sicurezza|segurança|beveilig|veiligheid|bezpiecze|säkerhet|sikkerhed|sikkerhet|backup|(?<!\p{L})(?:cloud|it)[- ](?!is|was|has|will|to)\p{L}|informati[kqc]|supplier|provider|processor|on (?:our|its|their) behalf|lieferant|dienstleister|anbieter|auftragsverarbeit|prestataire|fournisseur|sous-traitant|proveedor|encargad[oa]|fornitor|fornecedor|leverancier|dienstverlener|verwerker|dostawc|leverantör|biträde|leverandør|databehandler/iu;
/** Data, as those call it who do not call it so. */
const WHAT_PEOPLE_TELL =
  /what (?:you|members|people|customers|guests|patients|pupils) (?:tell|told|give|write|leave)|was (?:sie|du|gäste|mitglieder) (?:uns |hier )?(?:mitteil|sag|schreib|hinterlass|anvertrau)|ce que vous (?:nous )?(?:dites|écrivez|laissez|confiez)|lo que (?:nos )?(?:cuenta|dice|escribe|deja|confía)|(?:quello|ciò) che (?:ci )?(?:dite|dice|scriv|lasci|affid)|o que nos (?:conta|diz|escreve|deixa)|wat (?:u|je|leden) (?:ons )?(?:vertel|schrijf|geef|achterla)|tym,? co (?:nam|o sobie) |det (?:som )?(?:du|ni|I) (?:berättar|skriver|lämnar|fortæller|forteller)|mitä (?:kerrot|kerrotte)|co nám (?:řeknete|napíšete|poviete)/iu;
/** The people whom data is about, or someone else than the house. */
const OTHERS =
  /(?<!\p{L})(?:you (?:are|decide|can decide)|yourself|(?:sie|du) (?:selbst )?entscheide\p{L}{0,2}|entscheiden sie|vous (?:décidez|êtes)|usted decide|lei decide|você decide|u (?:beslist|bepaalt)|(?:its|their|his|her) own)(?!\p{L})/iu;

/** The site itself, and to whom it belongs. */
export const THIS_SITE =
  /(?<!\p{L})(?:(?:this|our) (?:web)?(?:site|page|shop)|diese[rs]? (?:seite|website|webseite)|ce site|cette page|(?:esta p[áa]gina|este sitio|este site|esta loja|esta tienda)|questo sito|questa pagina|deze (?:site|website|pagina|winkel)|ta strona|ten (?:sklep|serwis)|den här (?:sidan|webbplatsen)|denne (?:side|siden)|tämä sivu|tyto stránky|tento (?:web|obchod)|acest site|ovu? stranic|bu (?:site|sayfa)|этот сайт|цей сайт|ця (?:сторінка|крамниця)|този сайт|αυτή η (?:σελίδα|ιστοσελίδα))(?!\p{L})/iu;
export const BELONGS =
  /(?<!\p{L})(?:belongs? to|is (?:run|owned|kept|published|that of|the work) (?:by|of)?|gehört|betreib\p{L}{1,3}|betrieben|appartient|est (?:édité|tenu|publié|celui)e?|es de|pertenece|es propiedad|é d[aoe]|pertence|è d(?:i|ella|el)|appartiene|è gestit[oa]|is van|hoort bij|należy|prowadzi|tillhör|drivs av|tilhører|drives af|drives av|kuuluu|patří|provozuje|aparține|este al|pripada|vodi|aittir|принадлежит|належить|принадлежи|собственост|ανήκει)(?!\p{L})/iu;
/** Whoever keeps or makes the pages for the house. */
export const MAKES =
  /(?<!\p{L})host|gehostet|héberg|aloj|hosped|ospitat|gehost|design|erstellt|gestaltet|conçu|diseñ|desenvolv|realizzat|bouw|wykonan|hosting|vytvoř/iu;

/** A house says who it is before it says anything else: within so many statements. */
const OPENING = 3;
/** Where a house has its seat or stands in a register. */
export const SEATED =
  /\d{4}|registered (?:in|at|office)|based in|with its office|mit sitz|ansässig|dont le siège|sise? |con (?:sede|domicilio)|com sede|con sede|gevestigd|z siedzibą|med säte|med adresse|hjemmehørende|kotipaikka|se sídlem|so sídlom|székhely|cu sediul|sa sjedištem|merkezi|с адрес|με έδρα|所在|注册|地址|위치|مقر/iu;

/** A practice, a school or a trade whose name stands before a street and its postcode. */
export const ADDRESSED =
  /(?:praxis|kanzlei|schule|studio|atelier|ateliér|école|cabinet|clinic|clinique|clínica|escuela|colegio|scuola|escola|praktijk|school|szkoła|gabinet|przychodnia|skola|skolan|skole|klinik|klinika|koulu|škola|ordinace|ordinácia|iskola|rendelő|cabinet\p{L}{0,2}|școala|σχολείο|ιατρείο|muayenehane|okul|школа|клиника|клініка|училище|škola|ordinacija|šola|dr\.|dott\.|lek\.|mudr\.)/iu;
export const POSTCODE =
  /(?<!\d)\d{2,5}(?:[- ]\d{2,4})? \p{Lu}\p{L}{2,20}|(?<![\p{L}\d])[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}(?!\p{L})/u;
const isAddressed = (text: string): boolean => ADDRESSED.test(text) && POSTCODE.test(text);

const decides = (text: string): boolean =>
  ANSWERS_FOR.test(text) || (SEES_TO.test(text) && !MAKES.test(text) && !SUPPLIES.test(text));

/** Does a statement say who decides on data: a company or another house by its name, where it is the one that does? */
export function namesController({ text, heading }: Statement, before: string, at: number): boolean {
  const named = COMPANY.test(text) || isAddressed(text);
  if (isDenied(text) || OTHERS.test(text)) return false;
  if ((named || COMPANY.test(before)) && decides(text) && (DATA.test(text) || WHAT_PEOPLE_TELL.test(text)))
    return true;
  if (!named || MAKES.test(text)) return false;
  if (THIS_SITE.test(text) && BELONGS.test(text)) return true;
  return at < OPENING && SEATED.test(text) && (DATA.test(text) || DATA.test(heading));
}

/** A title that asks who they are that speak, or who answers. */
const ASKS_WHO =
  /(?<!\p{L})(?:who (?:are (?:you|we)|we are|is (?:behind|responsible|in charge)|runs)|wer (?:sind wir|wir sind|ist (?:zuständig|verantwortlich)|steht dahinter)|qui (?:sommes|êtes)[- ](?:nous|vous)|qui est responsable|quién(?:es)? (?:somos|es el responsable|está)|chi (?:siamo|è il titolare)|quem (?:somos|é o responsável)|wie (?:zijn wij|wij zijn|is verantwoordelijk)|kim jesteśmy|kto (?:jest administratorem|odpowiada)|vilka (?:är vi|vi är)|vem (?:är|som är) ansvarig|hvem (?:er vi|vi er|står bak|står bag)|kuka tieto|keitä olemme|kdo (?:jsme|za údaje)|kto (?:sme|za údaje)|kik vagyunk|ki a felelős|cine (?:suntem|răspunde)|ποιοι είμαστε|biz kimiz|кто мы|хто ми|кои сме|(?:tko|ko) smo|kdo smo)(?!\p{L})|我们是谁|我們是誰|運営者|누가 운영/iu;

/** Does an answer to the question who they are name a house, in its first two sentences? */
export const answersController = ({ title, said }: Answer): string | null =>
  ASKS_WHO.test(title) ? (said.slice(0, 2).find((one) => COMPANY.test(one) && !isDenied(one)) ?? null) : null;
