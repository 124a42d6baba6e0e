import { withoutAccents } from "../../knowledge/letters.ts";

/** To go on without: the word before what is left off. */
const WITHOUT =
  "without|ohne|sans|sin|senza|sem|sense|zonder|bez|brez|utan|uden|uten|ilman|ilma|fără|без|χωρίς|δίχως|be|pa|tanpa|دون|بدون|بلا|ללא|בלי";
/** Small words between it and what is left off. */
const BETWEEN =
  "zu|te|å|at|att|að|de|da|a|any|my|your|the|giving|give|gi|ge|given|meine|ihre|deine|donner|dar|dare|dawania|moje[jg]|să|да|να|أن";
/** To agree, what one agrees with, and cookies; by their stems. */
const AGREEING =
  "accept|agree|consent|allow|cookies?|akzept|zustimm|einwillig|einverst|acept|consent|acord|accett|acconsent|consens|aceit|aceitar|acce?pt|accepter|toestem|akkoord|instem|akcept|zgod|zgody|wyraż|godkänn|samtyck|samtykke|godta|godkend|aksept|hyväksy|suostu|přijet|přijím|přijat|prijat|souhlas|súhlas|schvál|elfogad|consimț|приема|съглас|prihvać|prihvat|pristan|suglas|saglas|sprejem|sprejet|soglas|privol|прихват|пристан|саглас|αποδοχ|αποδεχ|συγκατ[άα]θ|συναίν|συμφων|приня|соглас|разреш|прийн|згод|дозвол|nõustu|nõusolek|piekri|sutik|priėm|pranuar|pranim|pëlqim|прифаќ|согласн|menerima|terima|persetujuan|menyetujui|setuju|izin|(?:ال)?قبول|(?:ال)?موافق|ל?הסכמ|ל?הסכי|ל?אשר|אישור|ל?קבל";
/** Of languages that say it behind, with an ending or without a word between. */
const ELSEWHERE =
  "(?:elfogadás|hozzájárulás|beleegyezés|engedélyezés)\\S{0,2} nélkül|hyväksymättä|suostumatta|(?:ilma )?nõustumata|nepiekrīt|nepieņem|nesutink|nepriim|án (?:þess að )?samþykk|(?:kabul|izin) (?:et|ver)meden|onaylamadan|не (?:принимая|соглашаясь|приймаючи|погоджуючись)|(?:同意|許可|承諾|承認|許諾)(?:せず|しないで|なし|なく)|受け入れ(?:ず|ないで)|(?:동의|수락|허용|승인)(?:하지 않고| ?없이|하지 않은 채)|未[经經](?:接受|同意|允[许許])|不(?:接受|同意|允[许許])|(?:स्वीकार|सहमति|सहमत|अनुमति)(?: (?:किए|दिए|हुए|के))? बिना|बिना (?:स्वीकार|सहमति|सहमत|अनुमति)|โดยไม่(?:ยอมรับ|ยินยอม|ตกลง|อนุญาต)|không (?:chấp nhận|đồng ý|cho phép)";

const written = (source: string) => new RegExp(withoutAccents(source), "iu");
const GOES_ON = written(`(?<!\\p{L})(?:${WITHOUT}) (?:(?:${BETWEEN}) ){0,2}(?:${AGREEING})|${ELSEWHERE}`);

/** Does a button go on without agreeing, as the laws of some countries have it? Its text in lower case and without accents. */
export const goesWithout = (label: string): boolean => GOES_ON.test(label);
