import type { Answer } from "./answers.ts";
import { DATA, PAPERS, PERSONAL, RECORDS } from "./data-words.ts";
import { EXCEPTS } from "./denials.ts";
import { KEPT } from "./kept-words.ts";
import { near } from "./near.ts";
import { isAsked } from "./statements.ts";

/** A law, a code or what books of account are kept by; in all languages read. */
export const LAW =
  /(?<!\p{L})(?:laws?|act|code|statute)(?!\p{L})|gesetz|(?:steuer|handels)recht|abgabenordnung|(?<!\p{L})lois?(?!\p{L})|code (?:de|du|des|général)|(?<!\p{L})ley(?:es)?(?!\p{L})|legge|codice|(?<!\p{L})leis?(?!\p{L})|código|(?<!\p{L})wet(?!\p{L})|(?<!\p{L})wet(?:boek|geving)|ustaw|kodeks|przepis|lag(?:en|stiftningen)?(?!\p{L})|lov(?:en|givningen)?(?!\p{L})|(?<!\p{L})la(?:ki|in)(?!\p{L})|laki(?!\p{L})|zákon|törvény|leg(?:ea|ii)(?!\p{L})|codul|νόμο|νομοθεσ|kanun|mevzuat|закон|кодекс|법(?:률|령|에)|세법|法(?:律|令|規)|税法|القانون|कानून|luật|undang/iu;
export const OBLIGES =
  /oblig|requir|compel|verpflicht|vorgeschrieb|verlangt|schreibt|impos|exig|manda(?!t)|obblig|impone|richied|verplicht|vereis|schrijft|nakazuj|wymaga|zobowiąz|kräver|förplikt|skyldig|kræver|pålæg|krever|påleg|velvoit|edellyt|vaatii|ukládá|vyžaduje|povinn|prikazuje|kötelez|előír|(?<!\p{L})cere(?!\p{L})|impune|obvezuj|nalaže|propisuj|zahtev|zorunlu|gerektir|yükümlü|обязыва|требует|велить|вимага|зобов['’]яз|задължав|изисква|υποχρε|επιβάλ|απαιτ|義務|定め|要求|规定|規定|의무|남겨야|يلزم|إلزام|yêu cầu|mewajib/iu;
/** It does so to the house that speaks. */
const US =
  /(?<!\p{L})(?:us|we|uns|wir|nous|nos|ci|noi|ons|ertoe|nas|oss|os|meidät|meitä|nás|nám|minket|ne|ni|нас|нам|μας|bizi)(?!\p{L})/iu;

/** What two have agreed on. */
export const AGREED =
  /contract|agreement|(?<!\p{L})ordered|signed up|vertrag|contrat|contrato|(?<!\p{L})(?:trato|encargo|pedido)(?!\p{L})|contratto|overeenkomst|afgesproken|umow[aęy]|zamówi|avtal|aftale|bestil|sopimu|smlouv|zmluv|szerződ|comand|ugovor|pogodb|sözleşme|договор|домовлен|замовл|поръч|σύμβασ|συμβάσ|契約|合同|계약|عقد|hợp đồng|kontrak|perjanjian/iu;
/** It is kept to, or cannot be without. */
export const KEPT_TO =
  /perform|fulfil|carry(?:ing)? out|(?<!\p{L})without (?:it|them|these|this|your)|erfüll|abwick|abzuwick|ohne (?:diese|ihre|sie|angaben|daten)|exécut|sans (?:ces|elles|vos)|ejecu|cumpl|sin (?:sus|esos|ellos)|esegui|esecuz|adempi|executa|execução|cumpri|sem (?:esses|eles)|uitvoer|nakom|zonder (?:die|deze|uw)|bez (?:nich|tych|danych|adresu|adresy|nich|nej|údajů|údajov)|utan (?:dem|dessa|uppgifterna)|uden (?:dem|disse|oplysningerne)|uten (?:dem|disse|opplysningene)|ilman (?:niitä|näitä|tietoja)|nélkül|fără (?:ele|acestea|date)|χωρίς (?:αυτά|τα στοιχεία)|bez (?:toga|njih|podataka)|brez (?:njih|podatkov)|без (?:них|этого|цього|адреса|тях)|olmadan|wykona|realizac|fullgör|uppfyll|opfyld|oppfyll|täyttä|plněn|splni|plnen|teljesít|execut|(?<!\p{L})temeiul|în baza|izvrš|izpoln|ifası|yerine getir|исполн|викон|изпълн|εκτέλεσ|εκτελέσ|με βάση|履行|果た|이행|تنفيذ|thực hiện|pelaksanaan/iu;

/** People said yes to it. */
export const SAID_YES =
  /(?:you|they) (?:have )?(?:said yes|told us (?:that )?(?:we|yes)|allowed us|let us)|ja gesagt|(?:avez|a) dit oui|(?:avec|sans|qu['’]avec) (?:l['’]|votre |son )accord|dicho que sí|(?:nos )?(?:ha|has) dado permiso|detto (?:di )?sì|disse que sim|(?<!\p{L})autorizou|ja gezegd|har sagt ja|sagde ja|sa(?:nut|noit) kyllä|antanut (?:siihen )?luvan|ați fost de acord|acordul|řekli ano|povedali áno|igent mond|hozzájárul|zgodzi(?:li|łeś|ła)|за вашою згодою|с вашего согласия|с ваше съгласие|pristal|evet ded/iu;
const GIVEN_FOR =
  /newsletter|rundbrief|infolettre|lettre|boletín|bolet|nieuwsbrief|nyhetsbrev|nyhedsbrev|club|photo|foto|φωτογρ|фото|відгук|отзыв|hír|novin/iu;

/** A label that asks by what right. */
const BY_WHAT_RIGHT =
  /^.{0,6}(?:why (?:are we allowed|may we|can we)|by what right|with what permission|warum dürfen wir|mit welchem recht|de quel droit|qu['’]est-ce qui nous autorise|con qué (?:permiso|derecho)|con quale diritto|com que (?:direito|autorização)|waarom mogen wij|met welk recht|jakim prawem|dlaczego (?:nam wolno|możemy)|varför får vi|med vilken rätt|hvorfor (?:må|får) vi|millä oikeudella|co nás opravňuje|în ce temei|milyen jogon|ne hakla|на каком основании|на якій підставі|на какво основание)(?!\p{L})/iu;

/** Does a sentence say by what the law lets the house use data: another law, what was agreed on, or a yes? */
/** Grounds that the law knows, each kind for itself, as those say them who do not call them so. */
const GROUNDS: readonly ((text: string) => boolean)[] = [
  (text) => AGREED.test(text) && (near(text, AGREED, KEPT_TO, CLAUSE) || JOINED.test(text)),
  (text) => near(text, LAW, OBLIGES, CLAUSE) || near(text, TAX_OFFICE, WANTS, CLAUSE) || BY_LAW.test(text),
  (text) => SAID_YES.test(text) || AGREES.test(text),
  (text) => INTEREST.test(text),
];
/** People ordered, joined or booked, and so there is something to keep to. */
export const JOINED =
  /(?<!\p{L})you (?:joined|ordered|booked|signed|hired|asked us)|(?:sie|du) haben? .{0,30}(?:bestellt|gebucht|beauftragt)|behandlungsvertrag|vous avez (?:commandé|réservé|adhéré)|(?:has|ha) (?:hecho un encargo|pedido|contratado|reservado)|(?:ha|hai) (?:ordinato|prenotato)|(?:nos contratou|encomendou|reservou|comprou)|(?:hebt|heeft) (?:besteld|geboekt)|(?:zamówił|zarezerwował|kupił)|du har (?:beställt|bokat|bestilt)|(?:si|jste|ste) .{0,12}(?:objednal|kúpil|koupil)|(?:ați|ai) (?:comandat|rezervat|cumpărat)|παραγγείλατε|вы (?:заказали|купили)|ви (?:замовили|купили)|сте (?:поръчали|купили)|naručili ste/iu;
/** Offices that ask for papers, by what they are. */
export const TAX_OFFICE =
  /tax (?:office|man|authorit|inspect)|taxman|revenue|hmrc|finanzamt|steuerprüf|(?<!\p{L})(?:fisc|trésor public|hacienda|aeat|fisco|agenzia delle entrate|finanças|receita federal)(?!\p{L})|autoridade tributária|belastingdienst|skarb(?:owy|ówk)|skatteverk|skattestyr|skatteetat|verottaja|verohallin|finanční úřad|finančák|daňov|adóhatóság|(?<!\p{L})nav(?!\p{L})|fiscul|anaf|εφορία|ααδε|vergi dairesi|maliye|налогов|податков|(?<!\p{L})нап(?!\p{L})|porezn|davčn|maksuamet|税务|税務署|국세청/iu;
export const WANTS =
  /(?<!\p{L})(?:asks?|wants?|requires?|insists?|demands?|may ask|verlangt|will|fordert|schreibt|demande|exige|veut|impose|manda|pide|exige|quiere|obliga|chiede|vuole|impone|pede|manda|quer|vraagt|wil|eist|wymaga|każe|chce|żąda|kräver|vill|kræver|vil|krever|vaatii|haluaa|vyžaduje|chce|požaduje|kéri|kérheti|előírja|cere|vrea|solicită|ζητά\p{L}?|θέλει|απαιτεί|ister|istiyor|требует|хочет|просит|вимагає|хоче|изисква|иска|traži|zahtijeva|zahteva|nõuab)(?!\p{L})|要求|求め|요구/iu;
/** It is the law's. */
export const BY_LAW =
  /(?:because|since) (?:the )?(?:law|tax|hmrc)|(?:by|under) (?:the )?law|tax (?:office|law) (?:asks|wants|requires)|(?:schreibt|verlangt) .{0,40}(?:gesetz|hgb|finanzamt)|imposée? par|imposto da|impuesto por|exigid[oa] (?:por|pela) lei|wettelijk verplicht|nakazuje .{0,20}prawo|prawo .{0,20}(?:nakazuje|każe|wymaga)|enligt lag|ifølge lov|efter \p{L}{3,30}loven|etter \p{L}{3,30}loven|lain mukaan|ze zákona|zo zákona|jogszabály .{0,20}(?:kötelez|előír)|(?:prin|conform) leg|απαιτεί .{0,20}(?:νόμ|διάταξ)|kanun gereği|yasa gereği|по закону|за законом|по закон|po zakonu|zakon(?:ik)? .{0,40}traži|по законот|法律に(?:より|基づ)|法令|依法|按照法律|법에 따라/iu;
/** They agree, or it is with their permission. */
export const AGREES =
  /(?<!\p{L})(?:(?:with|by) your (?:consent|permission|say-so)|you (?:agree|consent|allow|permit|opt(?:ed)? in)|if you (?:say yes|tick|agree|want)|(?:ihre|deine) (?:einwilligung|zustimmung|erlaubnis)|(?:nur )?wenn sie (?:zustimmen|einwilligen|ja sagen)|dazu ja gesagt|votre (?:accord|consentement)|vous (?:acceptez|êtes d['’]accord)|(?:tu|su) (?:permiso|consentimiento)|(?:nos lo has|nos lo ha) permitido|(?:il )?(?:vostro|suo|tuo) (?:assenso|consenso|permesso)|(?:a|o) (?:sua|seu|vossa) (?:autorização|consentimento)|autorizou|(?:uw|je) (?:toestemming|akkoord)|(?:za|twoj\p{L}{1,3}|państwa|pani|pana) (?:zgod\p{L}{1,2})|(?:ditt|ert) (?:samtycke|medgivande)|sagt ja till|(?:dit|jeres) (?:samtykke|ja)|kræver dit|ditt samtykke|foreldre\p{L}{0,3} samtykke|suostumuks|luvan|souhlas\p{L}{0,3}|súhlas\p{L}{0,3}|hozzájárulás|beleegyez|(?:acordul|consimțământul)|συγκατάθεσ\p{L}{1,2}|(?:rızanız|izniniz|onayınız)|соглас(?:ия|ие|ием|ны)|згод[аиуо]ю?|съгласие|(?:privol|pristan|suglasnost|soglasj|privolit)\p{L}{0,4})(?!\p{L})|承諾|ご?同意|동의/iu;
export const INTEREST =
  /(?:legitimate|our own|club['’]s own|in our) interest|(?:berechtigte|unser|eigene)\p{L}{0,2} interesse|intérêt (?:légitime|de (?:l['’]association|la maison))|inter[ée]s (?:leg[íi]timo|de la casa|propio)|interesse legittimo|interesse (?:legítimo|próprio)|(?:gerechtvaardigd|ons|eigen) belang|uzasadnion\p{L}{1,4} interes|(?:berättigat|eget) intresse|(?:legitim|egen|vores) interesse|(?:oikeutettu|oma) etu|oprávněn\p{L}{1,3} zájm?|oprávnen\p{L}{1,3} záujm|jogos érdek|interes\p{L}{0,3} legitim|έννομο συμφέρον|meşru menfaat|законн\p{L}{1,4} интерес|законн\p{L}{1,4} інтерес|легитим\p{L}{1,4} интерес|legitimn\p{L}{1,3} interes|zakonit\p{L}{1,2} interes|allmennhetens interesse|public (?:interest|task)|正当な利益|合法利益|정당한 이익/iu;
const SEVERAL = 2;

/** Is that the ground of what is done with data: are two of them told side by side, of data or of what is kept and sent? */
function tellsGrounds(text: string, before: string): boolean {
  const all = `${before} ${text}`;
  if (!GROUNDS.some((ground) => ground(text))) return false;
  const ofData =
    [DATA, PAPERS, GIVEN_FOR].some((words) => words.test(text)) || (DATA.test(before) && RECORDS.test(text));
  return ofData && GROUNDS.filter((ground) => ground(all)).length >= SEVERAL && !OF_WARES.test(text);
}
/** What buyers agree to, and what holds of goods. */
export const OF_WARES =
  /terms|(?<!\p{L})agb|bedingungen|conditions|condiciones|condizioni|condições|voorwaarden|regulamin|villkor|betingelser|ehdot|podmínk|podmienk|feltétel|termeni|όροι|şartlar|услови|умов|uvjet|pogoj|規約|条款|약관|eltern|parents? (?:sign|must)|szülő/iu;

/** That it rests on something, or belongs to it. */
const RESTS_ON =
  /(?<!\p{L})(?:rel(?:y|ies) on|rests? on|belongs to|comes with|lean on|stütz|beruh|fußt|gehört (?:dazu|zu[mr]?)|repos|relève d|fait partie d|appuyons|fondons|descansa|apoya|forma parte|poggia|basiamo|fa parte|apoia|baseia|faz parte|hoort bij|berust|steun|valt onder|opiera|wynika z|należy do|vilar på|stöder|hör till|hviler på|støtter|hører til|perustu|nojaa|kuuluu|opír|vyplýv|patří k|vychádz|támaszkod|alapul|bazează|bazăm|sprijin|face parte|oslanja|proizlaz|temelji|στηρίζ|απορρέ|опира|почива|спирає|випливає|dayan)/iu;
/** Is something that people agreed on what the use of data rests on? */
const restsOnContract = (text: string, before: string): boolean =>
  near(text, AGREED, RESTS_ON, CLAUSE) &&
  !OF_WARES.test(text) &&
  [DATA, PERSONAL, RECORDS, KEPT].some((words) => words.test(`${before} ${text}`));
/** Consent as it is asked for, which says on what it is to rest. */
export const ASKED_FOR =
  /(?:ask(?: you)?(?: for)?|request|need|obtain) your (?:explicit |express |written )?(?:consent|permission)|(?:bitten|fragen) (?:wir )?(?:sie )?(?:um|nach) (?:ihre[r]?|deine[r]?) (?:ausdrückliche[rn]? )?(?:einwilligung|zustimmung)|holen (?:wir )?(?:ihre|deine) (?:ausdrückliche )?einwilligung|demandons votre (?:accord|consentement)|(?:te |le )?pedimos (?:su|tu) (?:consentimiento|permiso)|chiediamo il (?:suo|tuo|vostro) consenso|pedimos o (?:seu|teu) consentimento|vragen (?:wij|we)? ?(?:om )?(?:uw|je) (?:uitdrukkelijke )?toestemming|prosimy (?:państwa |cię )?o (?:wyraźną )?zgodę|ber vi (?:om )?(?:ditt|ert) samtycke|beder vi om (?:dit|jeres) samtykke|ber vi om (?:ditt|deres) samtykke|pyydämme (?:sinulta |teiltä )?suostumu|žádáme (?:vás )?o souhlas|žiadame (?:vás )?o súhlas|hozzájárulását kérjük|cerem acordul|ζητάμε τη συγκατάθεσ|tražimo (?:vašu )?privol|искаме (?:вашето )?съгласие|просимо (?:вашу )?згод|同意をいただ|征得您的同意|동의를 받/iu;
/** What is written down of people, and may be so only where they agree. */
const WRITTEN_DOWN =
  /(?<!\p{L})note(?:s|d)?(?!\p{L})|write down|medical|health|allerg|alerg|notier|notons|zapisuj|gesundheit|médica|médico|médicaux|santé|salud|salute|saúde|gezondheid|zdrow|hälsa|hälso|helse|helbred|sundhed|tervey|zdraví|zdravot|egészség|sănăt|υγεί|sağlık|здоров|здрав|noter|antecka|健康|病歴|건강/iu;
/** Is people's consent asked for to what is done with data, and not to enter their garden? */
export const ASKED_OF_DATA = {
  test: (text: string): boolean =>
    ASKED_FOR.test(text) && [DATA, PERSONAL, GIVEN_FOR, WRITTEN_DOWN].some((words) => words.test(text)),
};
/** Does a statement say on what ground data is used? */
export function givesBasis({ text, heading }: { text: string; heading: string }, before = ""): boolean {
  if (BY_WHAT_RIGHT.test(text) && /[:：.?]\s?\p{L}/u.test(text)) return true;
  if (EXCEPTS.test(text) || EXCEPTED.test(text)) return false;
  if (ASKED_FOR.test(text) && !isAsked(text) && ASKED_OF_DATA.test(`${before} ${text}`)) return true;
  const told = DATA.test(text) || KEPT.test(text) || PAPERS.test(text);
  if (
    (near(text, LAW, OBLIGES, CLAUSE) || near(text, TAX_OFFICE, WANTS, CLAUSE)) &&
    (PAPERS.test(text) || (told && US.test(text)))
  )
    return true;
  if (DATA.test(text) && near(text, AGREED, KEPT_TO, CLAUSE)) return true;
  if (tellsGrounds(text, before) || restsOnContract(text, before)) return true;
  return SAID_YES.test(text) && (DATA.test(text) || GIVEN_FOR.test(text) || BY_WHAT_RIGHT.test(heading));
}
const CLAUSE = 90;
/** As East Asian languages say what is left out. */
const EXCEPTED = /を除|場合のほか|除外|除非|제외|경우 외/u;

/** A title that asks on what ground. */
const ASKS_GROUND =
  /(?<!\p{L})(?:what allows|(?:our )?(?:legal|lawful) (?:bas[ei]s|grounds?|reasons?)|reasons? in law|grounds? in law|by what right|on what (?:basis|grounds?)|(?:why )?(?:are we|may we|we are|we['’]re) allowed|worauf .{0,12}(?:stütz|beruh|beruf)|rechts?grund|rechtliche grundlage|auf welcher grundlage|warum (?:wir )?(?:das )?dürfen|mit welchem recht|was .{0,8}erlaubt|de quel droit|bases? (?:légale|juridique)|fondement|sur quel|ce qui nous (?:autorise|permet)|qu['’]est-ce qui nous|con qué (?:derecho|permiso|base)|base (?:legal|jurídica)|legitimación|por qué podemos|qué nos (?:permite|autoriza)|(?:su|in) (?:quale|che) (?:fondamento|base|diritto)|con (?:quale|che) diritto|base giuridica|perché possiamo|por que (?:é que )?podemos|com que (?:direito|fundamento|base|autorização)|fundamentos?(?: (?:legal|jurídico))?$|o que nos (?:permite|autoriza)|grondslag|waarom mogen|met welk recht|waarop .{0,12}(?:baser|steun)|na jakiej podstawie|podstawa|jakim prawem|dlaczego (?:nam )?(?:wolno|możemy)|co nam pozwala|laglig grund|rättslig|med vilken rätt|varför får vi|vad ger oss rätt|hjemmel|retsgrundlag|rettsgrunnlag|retligt|hvilken lov|behandlingsgrunnlag|hvorfor (?:må|kan|får) vi|peruste$|oikeusperuste|millä (?:oikeudella|perusteella)|miksi saamme|právní\p{L}{0,2} (?:důvod|základ)|na základě čeho|(?:co|čo) nás .{0,10}(?:opravňuje|oprávňuje)|lo que nos ampara|чому нам (?:це )?можна|почему нам (?:это )?можно|proč (?:smíme|můžeme)|právny (?:základ|dôvod)|na základe čoho|prečo (?:smieme|môžeme)|jogalap|milyen (?:alapon|jogon)|mi alapján|miért (?:szabad|tehetjük)|temei|în ce bază|baza legală|de ce avem voie|νομική βάση|γιατί .{0,10}(?:επιτρέπ|μπορούμε|δικαίωμα)|με ποιο δικαίωμα|βάσει|hukuki (?:dayanak|sebep)|hangi hak|ne hakla|neden (?:izin|yapabil)|на каком основании|правов\p{L}{2,4} основан|по какому праву|почему (?:мы )?(?:можем|вправе)|на якій підставі|правов\p{L}{1,3} підстав|чому (?:ми )?(?:можемо|маємо право)|на какво основание|правно основание|защо (?:можем|имаме право)|na temelju čega|na osnovu čega|pravn\p{L} (?:osnov|temelj|podlag)|zašto (?:smijemo|smemo)|na kateri podlagi|zakaj smemo)|法律(?:依据|依據|基础|基礎)|合法性|凭什么|法的(?:な)?根拠|根拠|법적|근거/iu;

/** Does an answer to the question on what ground name a contract, a law, a permission or an interest? */
export function answersGround({ title, said }: Answer): string | null {
  if (!ASKS_GROUND.test(title) || OF_WARES.test(title)) return null;
  return (
    said.find(
      (one) =>
        !isAsked(one) &&
        (AGREED.test(one) || JOINED.test(one) || LAW.test(one) || GROUNDS.some((ground) => ground(one))),
    ) ?? null
  );
}
