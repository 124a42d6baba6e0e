import type { Answer } from "./answers.ts";
import { DATA } from "./data-words.ts";
import { near } from "./near.ts";
import type { Statement } from "./statements.ts";
import { OTHER_OFFICE } from "./who-words.ts";

/** Who watches over data, by its office or as the law calls it. */
export const WATCHES =
  /supervisory authorit|data protection (?:authorit|commission|agenc)|(?:information|privacy) commissioner|aufsichtsbehörd|datenschutzbehörd|(?:landes|bundes)beauftragt|autorités? de contrôle|(?<!\p{L})cnil(?!\p{L})|autoridad(?:es)? de control|agencia \p{L}{3,12} de protección|autorità di controllo|(?<!\p{L})garante(?!\p{L})|autoridade de (?:controlo|proteção)|autoridade nacional de|comissão nacional de prote|toezichthoud|gegevensbeschermingsautoriteit|autoriteit persoonsgegevens|organ\p{L}{0,2} nadzor|urzęd\p{L}{0,2} ochrony danych|tillsynsmyndighet|integritetsskydd|datatilsyn|tilsynsmyndig|tietosuojavaltuut|úřad\p{L}{0,2} pro ochranu|úrad\p{L}{0,2} na ochranu|felügyeleti hatóság|adatvédelmi és|integritatea și protecția|autorit\p{L}{2,6} (?:na[țţ]ional\p{L}{0,2} )?de supraveghere|αρχής? προστασίας|εποπτικ|kişisel verileri koruma kur|роскомнадзор|надзорн|наглядов|комиси\p{L}{1,3} за защита на (?:личните )?данни|уповноважен\p{L}{2,4} верховної|個人情報保護委員会|개인정보 ?(?:침해|보호위|분쟁)|网信|هيئة البيانات/iu;
/** People turn to someone. */
export const TURN_TO =
  /(?<!\p{L})turn to|contact|(?<!\p{L})apply to|wenden|saisir|adresser|acudir|dirigirse|rivolger|recorrer|dirigir-se|contacter|wendt? u|terecht bij|zwróci|vända dig|kontakta|henvende|kääntyä|obrátit|obrátiť|fordulhat|(?:vă|va) adresa|sesiza|απευθυνθ|προσφύγ|başvur|обратит|обращ|зверн|обърн|hear you|plâng|panas|жалоб|скарг|καταγγ|şikay|şikây|žalb|pritužb|klag|beschwer|complain|reclam|réclam|plainte|queixa|queja|klacht|skarg|stížn|sťažn|valit|苦情|投诉|举报|신고|상담|شكوى/iu;

/** Does a statement say that people may turn to whoever watches over data, and not over goods or food alone? */
export const namesAuthority = ({ text }: Statement): boolean =>
  near(text, WATCHES, TURN_TO) && (!OTHER_OFFICE.test(text) || DATA.test(text));

/** Does an answer to the question where one may complain name who watches over data? */
export const answersComplaint = ({ title, said }: Answer): string | null =>
  TURN_TO.test(title) || ASKS_COMPLAINT.test(title)
    ? (said.find((one) => WATCHES.test(one) && !OTHER_OFFICE.test(one)) ?? null)
    : null;
/** A title on whom to turn to, or on those who watch over data. */
const ASKS_COMPLAINT =
  /(?<!\p{L})(?:authorit(?:y|ies)|unhappy|not (?:happy|satisfied)|cross|supervision|aufsicht|behörde|unzufrieden|enttäusch|autorité|(?:pas|mécontent|suffit)|autoridad|descontent|autorità|autoridade|insatisf|autoriteit|toezicht|(?:niet )?tevreden|nadz[óo]r|organ|missnöjd|tillsyn|myndighet|utilfreds|misfornøyd|tilsyn|valvonta|tyytymät|viranomai|dozor|nespokojen|dohľad|felügyelet|hová|hova|hatóság|jogorvoslat|autoritat|nemulțumi|unde|αρχή|δυσαρεστ|kurum|memnun|надзор|недовол|нагляд|незадовол|nadzorn|nezadovolj)|监管|主管|不满|監督|ご不満|감독|불만/iu;
