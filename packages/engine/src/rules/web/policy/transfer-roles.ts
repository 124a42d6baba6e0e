import { TRANSFER } from "./asides.ts";
import { DATA } from "./data-words.ts";
import { near } from "./near.ts";
import { PARTY } from "./party-words.ts";
import { stems } from "./stems.ts";

/** Where data goes beyond the country: the United States, third countries, abroad; in all languages read. */
const FOREIGN =
  /united states|vereinigte[nr]? staaten|[ée]tats-unis|estados unidos|stati uniti|verenigde staten|stan\S{1,3} zjednoczon|förenta staterna|spojen\S{2,4} (?:stát|štát)|egyesült államok|statele unite|sjedinjen\S{2,4} (?:američk|držav)|združen\S{1,3} držav|yhdysval|соединенн\S{2,4} штат|соединённ\S{2,4} штат|сполучен\S{2,4} штат|съединен\S{2,4} щат|ηνωμέν\S{1,3} πολιτεί|hoa kỳ|amerika|third countr|drittl[aä]nd|drittstaat|pays tiers|terceros países|paesi terzi|países terceiros|derde landen|państw\S{0,2} trzeci|tredje ?land|kolmansi\S{1,3} ma|třetí\S{0,2} zem|tret\S{1,4} kraj|harmadik ország|țări terțe|treć\S{1,3} zemlj|tretj\S{1,2} držav|трет\S{1,3} (?:стран|країн|държав)|τρίτ\S{1,3} χώρ|üçüncü ülke|yurt ?dışı|abroad|overseas|ausland|étranger|extranjero|estero|exterior|buitenland|zagranic|utlandet|udlandet|zahranič|külföld|străinătate|inozemstv|tujin|за рубеж|за границ|за кордон|чужбина|εξωτερικό|美国|美國|米国|アメリカ|外国|国外|國外|海外|境外|미국|국외|해외|الولايات المتحدة|خارج|अमेरिका|विदेश|nước ngoài|luar negeri/iu;
const IN_SHORT = /\bUSA\b|\bU\.S\.|\bEE\. ?UU|\bEUA\b|\bSUA\b|\bABD\b|США|САЩ|ΗΠΑ/u;

/** Someone sits there, or something is kept and worked with there. */
const THERE =
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
const ADEQUATE =
  /adequacy (?:decision|regulation|finding)|angemessenheitsbesch|décision d['’]adéquation|decisi[óo]n de adecuaci|decisione di adeguatezza|decisão de adequação|adequaatheids|stwierdz\p{L}{1,5} odpowiedni|adekvat skydd|tilstrækkeligheds|tilstrekkelig beskyttelsesniv|riittävyyspäätö|rozhodnutí o odpovídající|rozhodnut\p{L}{2,3} o primeran|megfelelőségi határozat|caracterul adecvat|απόφαση επάρκειας|yeterlilik kararı|решени\p{L}{1,2} об адекватн|рішенн\p{L}{1,2} про адекватн|十分性認定|적정성 결정/iu;
/** It stays, which says as much of where it goes as that it leaves. */
const STAYS =
  /(?<!\p{L})(?:stays?|remains?|bleib\p{L}{1,2}|verbleib\p{L}{1,2}|restent|demeurent|permanecen?|quedan|restano|rimangono|ficam|permanecem|blijven|pozostają|stannar|forbliver|forblir|pysyvät|zůstávají|maradnak|rămân)(?!\p{L})/iu;
/** It leaves somewhere, or is outside of it. */
const LEAVES =
  /(?<!\p{L})leaves?(?!\p{L})|verlass|verlässt|quitt|sort(?:ent)? d|(?<!\p{L})sale[n]? de|abandona|(?<!\p{L})esc(?:e|ono) d|(?<!\p{L})sa(?:i|em) d|verlat|verlaat|opuszcz|lämnar|forlader|forlater|opou?št|opúšť|elhagy|părăs|napušt|zapust|покида|залиша|напуска|εγκαταλείπ|離れ|离开|outside|außerhalb|hors (?:de|d['’])|fuera de|fuori da|fora d|buiten (?:de|het)|s?poza(?!\p{L})|utanför|uden for|utenfor|ulkopuol|mimo (?:územ|ev?rop|e[uú])|kívül|în afara|izvan|izven|zunaj|dışın|за пределы|за пределами|за межі|за межами|извън|εκτός|域外/iu;
const AREA =
  /europ|evrop|avrupa|європ|европ|ευρωπ|eurooppa|欧|유럽|أوروب|united kingdom|(?<!\p{L})(?:eu|ue|eea|eee|see|eog|eer|ewr|ehp|egt|eøs|ees|eta|uk|eú|ес|єс|еип|εε|εοχ)(?!\p{L})/iu;

/** Does a statement say whether data leaves the countries that the law holds together, or why that is lawful? */
export function tellsWhere({ text }: { text: string }): boolean {
  const moves = [LEAVES, STAYS].some((words) => near(text, words, AREA, CLAUSE));
  return ADEQUATE.test(text) || (DATA.test(text) && moves);
}
const CLAUSE = 60;
