import type { Answer } from "./answers.ts";
import { PEOPLE_AND_GOODS, TRANSFER } from "./asides.ts";
import { DATA, PERSONAL } from "./data-words.ts";
import { near } from "./near.ts";
import { PARTY } from "./party-words.ts";
import { namesCountry } from "./places.ts";
import { isAsked, type Statement } from "./statements.ts";
import { stems } from "./stems.ts";

/** Where data goes beyond the country: the United States, third countries, abroad; in all languages read. */
export const FOREIGN =
  /united states|vereinigte[nr]? staaten|[ée]tats-unis|estados unidos|stati uniti|verenigde staten|stan\S{1,3} zjednoczon|förenta staterna|spojen\S{2,4} (?:stát|štát)|egyesült államok|statele unite|sjedinjen\S{2,4} (?:američk|držav)|združen\S{1,3} držav|yhdysval|соединенн\S{2,4} штат|соединённ\S{2,4} штат|сполучен\S{2,4} штат|съединен\S{2,4} щат|ηνωμέν\S{1,3} πολιτεί|hoa kỳ|amerika|third countr|drittl[aä]nd|drittstaat|pays tiers|terceros países|paesi terzi|países terceiros|derde landen|państw\S{0,2} trzeci|tredje ?land|kolmansi\S{1,3} ma|třetí\S{0,2} zem|tret\S{1,4} kraj|harmadik ország|țări terțe|treć\S{1,3} zemlj|tretj\S{1,2} držav|трет\S{1,3} (?:стран|країн|държав)|τρίτ\S{1,3} χώρ|üçüncü ülke|yurt ?dışı|abroad|overseas|ausland|étranger|extranjero|estero|exterior|buitenland|zagranic|utlandet|udlandet|zahranič|külföld|străinătate|inozemstv|tujin|за рубеж|за границ|за кордон|чужбина|εξωτερικό|美国|美國|米国|アメリカ|外国|国外|國外|海外|境外|미국|국외|해외|الولايات المتحدة|خارج|अमेरिका|विदेश|nước ngoài|luar negeri/iu;
export const IN_SHORT = /\bUSA\b|\bU\.S\.|\bEE\. ?UU|\bEUA\b|\bSUA\b|\bABD\b|США|САЩ|ΗΠΑ/u;

/** Someone sits there, or something is kept and worked with there. */
export const THERE =
  /based|locat|establish|headquarter|stored|process|hosted|held(?!\p{L})|server|access|sitz|ansässig|befind|gespeicher|verarbeit|situé|établi|siège|trait|stock|héberg|consult|ubicad|sede(?!\p{L})|situad|almacen|trata|situat|conserv|localizad|armazen|gevestigd|opgeslagen|verwerk|terecht|siedzib|przechow|przetwarz|säte|lagra|behandl|finns|hjemmehør|opbevar|sijaits|käsit|siirre|sídl|zpracov|spracúv|ulož|székhely|kezel|tárol|sediul|stocat|(?<!\p{L})ajung|prelucr|sjedišt|obrađ|sedež|obdel|merkez|bulun|sunucu|işle(?:n|r|me)|располож|находит|хран|обраб|сервер|розташ|знаход|зберіг|оброб|намира|съхран|εδρ|διακομισ|επεξεργ|所在|保存|保管|サーバ|处理|處理|存储|儲存|位于|位於|服务器|伺服器|보관|저장|처리|서버|소재|مقر|خوادم|خادم|تُخزن|معالج|सर्वर|स्थित|संग्रह|lưu trữ|máy chủ|disimpan|peladen/iu;

/** Who gets data, as a label before their names and places. */
const RECIPIENT =
  /(?:recipients?|importers?|empfänger|destinataires?|destinatari(?:os?)?|destinatários?|ontvangers?|odbiorc[ay]|mottagare|modtagere?|mottakere?|vastaanottajat?|příjemci|príjemcovia|címzettek|destinatari|αποδέκτες|alıcılar|получатели|одержувачі|提供先|移転先|接收方|境外接收方|이전받는 자|제공받는 자)\s?[:：]/iu;

const PLACES = stems(FOREIGN);
const CARRIED = stems(TRANSFER);
const KEPT_THERE = stems(THERE);

/** Does a sentence say that data, or whoever gets it, is or goes beyond the country? */
export const goesAbroad = (sentence: string): boolean =>
  (PLACES.test(sentence) || IN_SHORT.test(sentence)) &&
  (RECIPIENT.test(sentence) ||
    ((CARRIED.test(sentence) || KEPT_THERE.test(sentence)) && (DATA.test(sentence) || PARTY.test(sentence))));

/** The law holds another country's protection to be enough. */
export const ADEQUATE =
  /adequacy (?:decision|regulation|finding)|angemessenheitsbesch|décision d['’]adéquation|decisi[óo]n de adecuaci|decisione di adeguatezza|decisão de adequação|adequaatheids|stwierdz\p{L}{1,5} odpowiedni|adekvat skydd|tilstrækkeligheds|tilstrekkelig beskyttelsesniv|riittävyyspäätö|rozhodnutí o odpovídající|rozhodnut\p{L}{2,3} o primeran|megfelelőségi határozat|caracterul adecvat|απόφαση επάρκειας|yeterlilik kararı|решени\p{L}{1,2} об адекватн|рішенн\p{L}{1,2} про адекватн|十分性認定|적정성 결정/iu;
/** It stays, which says as much of where it goes as that it leaves. */
export const STAYS =
  /(?<!\p{L})(?:stays?|remains?|bleib\p{L}{1,2}|verbleib\p{L}{1,2}|restent|demeurent|permanecen?|quedan|restano|rimangono|ficam|permanecem|blijven|pozostają|stannar|forbliver|forblir|pysyvät|zůstáva(?:jí|me)|zostávajú|maradnak|rămân|μένουν|παραμένουν|kalır|остаются|залишаються|остават|ostaju|ostajo)(?!\p{L})/iu;
/** It leaves somewhere, or is outside of it. */
export const LEAVES =
  /(?<!\p{L})leaves?(?!\p{L})|verlass|verlässt|quitt|sort(?:ent)? d|(?<!\p{L})sale[n]? de|abandona|(?<!\p{L})esc(?:e|ono) d|(?<!\p{L})sa(?:i|em) d|verlat|verlaat|opuszcz|lämnar|forlader|forlater|opou?št|opúšť|elhagy|părăs|napušt|zapust|покида|залиша|напуска|εγκαταλείπ|離れ|离开|outside|außerhalb|hors (?:de|d['’])|fuera de|fuori da|fora d|buiten (?:de|het)|s?poza(?!\p{L})|utanför|uden for|utenfor|ulkopuol|mimo (?:územ|ev?rop|e[uú])|kívül|în afara|izvan|izven|zunaj|dışın|за пределы|за пределами|за межі|за межами|извън|εκτός|έξω από|iznos|wyjeżdż|域外/iu;
export const AREA =
  /europ|evrop|avrupa|європ|европ|ευρωπ|eurooppa|欧|유럽|أوروب|united kingdom|(?<!\p{L})(?:eu|ue|eea|eee|see|eog|eer|ewr|ehp|egt|eøs|ees|eta|uk|eú|ес|єс|еип|εε|εοχ)(?!\p{L})/iu;

/** What was spoken of before: it, them, all or nothing of it. */
const OF_BEFORE =
  /(?<!\p{L})(?:it|they|them|nothing|none|everything|all of (?:it|this)|alles|nichts|beide|sie|tout|rien|elles|todo|nada|ell[oa]s|tutto|niente|nulla|tudo|eles|niets|ze|wszystko|nic|ich|je|allt|ingenting|inget|dem|alt|intet|ingen|de|kaikki|mitään|niitä|ne|vše|všechno|nepředává\p{L}{0,2}|všetko|minden|semmi\p{L}{0,2}|ezek\p{L}{0,3}|toate|nimic|le|όλα|τίποτα|τα|hepsi|hiçbir\p{L}{0,3}|всё|ничего|их|все|нічого|їх|всичко|нищо|ги|sve|ništa|ih|vse|nič|jih|den)(?!\p{L})|すべて|全部|一切|都|모두|모든/iu;
/** Machines that hold data. */
export const MACHINES =
  /(?<!\p{L})(?:servers?|machines?|computers?|rechner\p{L}?|serveurs?|ordinateurs?|servidor\p{L}{0,2}|ordenador\p{L}{0,2}|computador\p{L}{0,2}|serwer\p{L}{0,4}|servra\p{L}{0,2}|servere|serverne|tjener\p{L}{0,3}|palvelim\p{L}{1,6}|datacent\p{L}{0,4}|datasent\p{L}{0,4}|rechenzentr\p{L}{0,3}|centres? de données|szerver\p{L}{0,5}|serverele?|sunucu\p{L}{0,6}|сервер\p{L}{0,3}|διακομιστ\p{L}{1,3})(?!\p{L})|机房|機房|服务器|伺服器|サーバ|서버|خوادم/iu;
/** Terms that those abroad are bound by, in plain words. */
export const MODEL_TERMS =
  /(?:commission|kommission|comisi[óo]n|commissione|comissão|commissie|komisj|kommissio|komis|bizottság|comisi|επιτροπή|комисс|комісі|комиси)\p{L}{0,6}(?:['’]s)? (?:\p{L}{1,14} ){0,2}(?:model|standard|muster)|(?:model|standard|muster|mønster)(?:-| )?(?:terms|contracts?|clauses?|verträge?n?|vertrag|contracten|contrat)(?!\p{L})|(?:standard|eus? standard)(?:vilkår|avtal|kontrakt|villkor)\p{L}{0,4}|標準契約/iu;
/** It is not given to anyone abroad, as languages say it that write no blanks. */
const NOT_ABROAD =
  /(?:不|未|没有|沒有)[^。；，,]{0,10}(?:境外|国外|國外|海外|出境)|(?:境外|国外|國外|海外)[^。；]{0,10}(?:しません|ありません|않|없)|(?:국외|해외)[^.]{0,20}(?:않|없)/u;
const HANDED = /提供|传输|傳輸|存储|儲存|移転|送信|이전|제공/u;
/** Whoever gets data sits in a country: `Mailgun and Stripe are in the United States`. */
export const SITS_IN =
  /(?<!\p{L})(?:(?:is|are|sits?|both) (?:based |located |established )?in|(?:ist|sind|sitzt|sitzen|stehen|steht|liegen|liegt) in|(?:est|sont|se trouvent?) (?:aux?|en)|está[n]? en|(?:è|sono|sta|stanno) (?:in|negli)|(?:est[áã]o?|ficam?) (?:n[oa]s?|em)|(?:staan|staat|zit|zitten|is|zijn) in|(?:jest|są) w|(?:finns|ligger|sitter|er|är|holder til) i|(?:on|ovat|sijaitsee)|(?:je|jsou|sú|sídlí|sídlia) [vu]e?|este în|sunt în|(?:είναι|βρίσκ\p{L}{1,5}) στ\p{L}{1,3}|nalaz\p{L}{1,2} se u)(?!\p{L})/iu;

/** Does a statement say whether data leaves the countries that the law holds together, or why that is lawful? */
export function tellsWhere(
  { text, heading }: Pick<Statement, "text"> & Partial<Statement>,
  before = "",
): boolean {
  if (ADEQUATE.test(text)) return true;
  if (PEOPLE_AND_GOODS.test(text) && !DATA.test(text)) return false;
  const ofData = DATA.test(text) || (PERSONAL.test(text) && NO_NAME.test(text));
  const goesOn =
    OF_BEFORE.test(text) && [heading ?? "", before].some((words) => DATA.test(words) || PARTY.test(words));
  const moves =
    [LEAVES, STAYS].some((words) => near(text, words, AREA, CLAUSE)) ||
    (STAYS.test(text) && namesCountry(text)) ||
    (LEAVES.test(text) && namesCountry(text));
  if ((ofData || goesOn) && moves) return true;
  if (MACHINES.test(text) && (near(text, MACHINES, AREA, CLAUSE) || namesCountry(text))) return true;
  if (NOT_ABROAD.test(text) && (ofData || HANDED.test(text) || DATA.test(before))) return true;
  return (
    (PLACES.test(text) || IN_SHORT.test(text)) &&
    (MODEL_TERMS.test(text) || (SITS_IN.test(text) && DATA.test(before)))
  );
}
const CLAUSE = 60;
/** No name and no picture. */
const NO_NAME =
  /(?<!\p{L})(?:no|kein\p{L}{0,2}|aucun\p{L}?|ning[uú]n\p{L}?|nessun\p{L}?|nenhum\p{L}?|geen|żadn\p{L}{1,3}|ing[ae]n?|žádn\p{L}{1,3})(?!\p{L})/iu;

/** A title on other countries, as places for data. */
const ASKS_WHERE =
  /(?<!\p{L})(?:abroad|third countr|other countries|outside (?:of )?(?:the |our )?(?:e[ue]a?|uk|union|europe|country)|(?:international |data )?transfers?$|im land|ausland|drittl[aä]nd|drittstaat|andere länder|außerhalb (?:der|von|europas|des)|übermittlung|étranger|pays tiers|hors (?:de |d['’])|autres pays|transferts?$|extranjero|terceros países|fuera de|otros países|transferencias|estero|paesi terzi|altri paesi|fuori d|trasferiment|estrangeiro|(?:no|para o) exterior|países terceiros|outros países|fora d|transferências|buitenland|derde landen|andere landen|buiten (?:de|europa)|doorgifte|za granic|trzeci\p{L}{0,2}|innych kraj|poza (?:eog|ue|europ)|z europy|utomlands|utlandet|tredje ?land|utanför (?:eu|ees)|andra länder|udlandet|uden for (?:eu|eøs)|andre lande|utenfor (?:eu|eøs)|andre land|ulkomai|kolman\p{L}{1,4} mai|eu:n ulkopuol|siirto|do zahraničí|v zahraničí|zahranič|třetí\p{L}{0,2} zem|tret\p{L}{1,4} kraj|mimo (?:e[uú]|evrop|európ)|külföld|harmadik ország|kívül|străinătate|țări terțe|în afara|alte țări|εξωτερικό|τρίτες χώρες|εκτός (?:ε|της ε)|yurt ?dışı|üçüncü ülke|за рубеж|за границ|трансгранич|третьи страны|за кордон|за межі|інших країн|чужбина|трети (?:страни|държави)|извън|inozemstv|inostranstv|treće zemlje|izvan (?:eu|europ)|v tujino|tretje države|zunaj (?:eu|evrop)|nước ngoài|luar negeri)|出境|境外|跨境|国外|國外|海外|外国|국외|해외|خارج/iu;
/** None, or no, as the whole of an answer. */
const NONE =
  /^(?:no|none|never|nothing|nowhere|nein|nicht|nichts|keine?|nie|non|aucun\p{L}?|rien|jamais|ning[uú]n\p{L}?|nada|nunca|nessun\p{L}?|niente|mai|não|nenhum\p{L}?|nee|geen|niets|nooit|nie|żadn\p{L}{1,3}|nic|nej|ingen|inga|inget|intet|nei|ingenting|ei|ne|žádn\p{L}{1,3}|nikam|žiadn\p{L}{1,3}|nem|semmi\p{L}{0,2}|nu|niciun\p{L}?|nimic|όχι|κανέν\p{L}{1,2}|καμία|τίποτα|hayır|yok|нет|ничего|ні|нічого|не|няма|нищо|ništa|nič|không|tidak)(?!\p{L})|^(?:ありません|しません|なし|没有|不|无|없|아니)/iu;

/** Do they go, or stay, in a question. */
const GO =
  /(?<!\p{L})(?:go|goes|gehen|vont|salen|van|escono|vanno|saem|vão|gaan|idą|går|menevät|pysyvätkö|jdou|idú|mennek|merg|πάνε|gidiyor|уходят|йдуть|отиват|idu|gredo)(?!\p{L})/iu;
const ABROAD_PLAINLY = /cudzin|cizin|obczyzn|чужин|tujin|tuđin/iu;
/** Does an answer to a title on other countries say where data goes, or that it goes nowhere? */
export function answersWhere({ title, said }: Answer): string | null {
  const leaves =
    isAsked(title) &&
    [STAYS, LEAVES, GO].some((words) => words.test(title)) &&
    (namesCountry(title) || AREA.test(title) || ABROAD_PLAINLY.test(title));
  if (!(ASKS_WHERE.test(title) || leaves) || PEOPLE_AND_GOODS.test(title) || TRAVEL.test(title)) return null;
  return (
    said.find((one, at) => {
      if (isAsked(one)) return false;
      if (at === 0 && NONE.test(one)) return true;
      if (PEOPLE_AND_GOODS.test(one) && !DATA.test(one)) return false;
      const place = namesCountry(one) || AREA.test(one) || PLACES.test(one) || IN_SHORT.test(one);
      const held = [SITS_IN, DATA, PARTY, STAYS, THERE, LEAVES, MACHINES, TRANSFER].some((words) =>
        words.test(one),
      );
      return place && held;
    }) ?? null
  );
}
/** People, animals and teams go abroad, too. */
const TRAVEL =
  /travel|trips?(?!\p{L})|tours?(?!\p{L})|reise|fahrt|voyage|séjour|viaj|viagg|viage|reiz|podróż|wyjazd|resor|resa(?!\p{L})|rejse|reise|matkust|cest[ouy]|utaz|călător|ταξίδ|seyahat|поезд|подорож|пътув|putov|potov|旅行|留学|여행|members?hip|calls?|roaming/iu;
