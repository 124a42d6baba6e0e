import { FUNCTIONS } from "../policy/party-words.ts";
import { saidIn } from "../policy/text.ts";
import { isNeeded } from "./boxes.ts";

/** How cookies are called in the languages in which they are called necessary. */
const COOKIES =
  /cookies?|kak(?:or|an|a)(?!\p{L})|informasjonskaps|eväste|süti|galetes|ciastecz|piškotk|kolačić|колачић|бисквитк|куки|küpsis|sīkdat|slapuk|vafrakök|çerez|クッキー|쿠키|คุกกี้|(?:تعريف|ملفات) الارتباط|الكوكيز|עוגיות|कुकी/giu;
const SENTENCE_END = /[.!?;।。！？；\n]/u;
/** What asks for a yes, and says of nothing else that it is necessary. */
const AGREE =
  /accept|allow|agree|consent|enable|akzept|zustimm|einwillig|accett|acept|aceit|autori[sz]|toestemm|samtyck|samtykk|zgod|souhlas|súhlas|suostum|hozzájárul|acord|pristan|privol|соглас|згод|съглас|συγκατ|συναίν|onay|sutik|piekriš|nõusol|đồng ý|setuju|ยินยอม|موافق|הסכמ|सहमति|同意|承諾|许可|許可|동의/iu;

/** What a site may well do without: to please, to know again, to count, to sell; and whatever it calls optional. */
const DISPENSABLE = [
  ...Object.values(FUNCTIONS).flat(),
  /personn?ali[sz]|individuali|anpass|tilpas|mukautt|räätälö|přizpůsob|prispôsob|személyre|prilagođ|prilagod|персонали|персоналі|εξατομ|kişisel(?=leş)|pritaik|suasmenin|pielāgo|isikupära|kohanda|sérsn|cá nhân h[óo]a|ปรับแต่ง|เฉพาะบุคคล|تخصيص|مخصص|התאמה אישית|מותאמ|वैयक्तिक|निजीकृत|パーソナライズ|カスタマイズ|맞춤|개인화|个性化|個性化|個人化|定制/iu,
  /pr[eé]f[eé]r[eè]n|präferen|voorkeur|præferen|preferan|mieltymy|předvol|predvoľ|preferin|предпоч|уподоб|προτιμ|tercih|parinkt|eelistu|sở thích|tùy chọn|ความชอบ|تفضيل|העדפ|प्राथमिकता|पसंद|好み|環境設定|선호|偏好|喜好/iu,
  /[ck]omfort|[ck]onfort|convenience|bequem|gemak|wygod|bekväm|bekvem|mukavu|pohodl|kényel|udobn|удобств|зручн|άνεση|konfor|patogum|ērtīb|mugavus|þægind|tiện lợi|kenyamanan|สะดวก|راحت|נוחות|सुविधा|快適|利便|편의|便利|舒适/iu,
  /statiszt|tölfræð|สถิติ|วิเคราะห์|סטטיסטי|אנליטי|आँकड़|आंकड़|सांख्यिक/iu,
  /marknadsför|markedsfør|markkino|маркетинг|μάρκετινγκ|pazarlama|rinkodar|reklām|mārketing|turundus|auglýsing|markaðs|tiếp thị|pemasaran|โฆษณา|การตลาด|تسويق|פרסו[םמ]|שיווק|मार्केटिंग|推广|推廣/iu,
  /optional|fa[ck]ultati|opcional|opzional|freiwillig|third[ -]part|drittanbiet|(?<!\p{L})tiers(?!\p{L})|terceros|terze parti|terceiros|可选|可選|任意|第三方/iu,
];

/** Does a notice call the cookies necessary that it tells of, and name nothing that a site may do without? */
export function tellsOfNecessary(text: string, language: string | null): boolean {
  const said = saidIn(text, language);
  return (
    isNeeded(text) &&
    text.split(SENTENCE_END).some(callsNecessary) &&
    !DISPENSABLE.some((purpose) => purpose.test(said))
  );
}

/** "Necessary cookies", "a cookie that is necessary": the word stands beside what it is said of. */
function callsNecessary(sentence: string): boolean {
  return [...sentence.matchAll(COOKIES)].some(({ index, 0: name }) => {
    const before = sentence.slice(Math.max(0, index - 40), index);
    const after = sentence.slice(index + name.length, index + name.length + 80);
    return [before, after].some((part) => isNeeded(part) && !AGREE.test(part));
  });
}
