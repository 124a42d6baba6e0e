import type { Answer } from "./answers.ts";
import { DATA, PERSONAL } from "./data-words.ts";
import { near } from "./near.ts";
import { isAsked, type Statement } from "./statements.ts";

/** Data is taken, asked for, used or worked with; in all languages read. */
export const HANDLED =
  /process|collect|gather|(?<!\p{L})use[sd]?(?!\p{L})|(?<!\p{L})ask(?!\p{L})|(?<!\p{L})need(?!\p{L})|record|verarbeit|erheb|erfass|nutz|verwend|brauch|benötig|trait(?:e|ons|ement)|collect|recueill|utilis|demand|trat(?:a|amos)|recog|recopil|utiliz|(?<!\p{L})usa|pedim|trattiamo|raccogli|chied|usiamo|coleta|recolh|verwerk|verzamel|gebruik|vragen|przetwarz|zbier|wykorzyst|potrzeb|behandl|samla|använd|indsaml|bruger|bruker|samler|käsittel|kerää|käyt|zpracov|shromažď|použív|potřebuj|potrebuj|spracúv|používa|kezel|gyűjt|felhasznál|prelucr|colect|folosi|obrađ|prikup|koristi|obdelu|zbira|uporablja|işl[ie]|topl|kullan|обраб|собира|использ|оброб|збира|використ|обраб|събира|използ|επεξεργ|συλλέγ|χρησιμοπ|利用|使用|取得|収集|取り扱|处理|處理|收集|蒐集|이용|수집|처리|사용|نستخدم|نعالج|نجمع|استخدام|उपयोग|प्रयोग|इस्तेमाल|लेते|потрібн|нужн|необхідн|необходим|trebuie|ne trebui|potrebn|χρειαζ|gerek|lazım|thu thập|sử dụng|xử lý|mengumpul|gunakan|proses/iu;
/** To what end. */
export const TO_THIS_END =
  /in order to|so (?:that|we can)|(?<!\p{L})to (?!the(?!\p{L})|an?(?!\p{L})|our(?!\p{L})|you(?!\p{L})|your(?!\p{L})|us(?!\p{L})|any)[a-z]{3,20} |(?<!\p{L})um .{2,120} zu |damit|afin d|(?<!\p{L})pour (?:[a-zéè]{1,20}(?:er|ir|re)(?!\p{L})|vous |l['’])|(?<!\p{L})para (?:[a-z]{1,20}[aei]r(?:te|le|lo|la|nos)?(?!\p{L})|que)|(?<!\p{L})per (?:[a-z]{1,20}(?:are|ere|ire|rre|arti|erti|irti|arle|erle|irle)(?!\p{L}))|(?<!\p{L})om .{2,120} te |(?<!\p{L})(?:aby|żeby|abyśmy|abychom|w celu|za účelem|aby sme)(?!\p{L})|för att|for at |for å |til at |jotta(?!\p{L})|tarkoitu|(?:seksi|miseksi|emme)(?!\p{L})|érdekében|céljából|hogy(?!\p{L})|pentru a(?!\p{L})|kako bismo|radi |da bi|amacıyla|için|чтобы|с целью|щоб|з метою|за да |με σκοπό|για να |προκειμένου|ため|目的|위해|위하여|以便|用于|用於|用来|为了|為了|لأجل|من أجل|بهدف|لِ?تنفيذ|के लिए|ताकि|किस लिए|để |nhằm|untuk|agar/iu;
/** A title that asks for the reason. */
const WHY =
  /^(?:[\d.§ )(]{0,8})(?:why|warum|wieso|weshalb|wozu|wofür|pourquoi|por qué|¿por qué|¿para qué|perché|por que|para que|waarom|waarvoor|dlaczego|po co|varför|hvorfor|miksi|proč|prečo|miért|de ce|γιατί|neden|niçin|зачем|почему|навіщо|чому|защо|zašto|zakaj|tại sao|mengapa|なぜ|왜|使いみち|为什么|為什麼|हम क्यों|لماذا)/iu;

/** A label that asks what for. */
const WHAT_FOR =
  /^.{0,4}(?:what for|what we do with (?:it|them)|was wir damit (?:tun|machen)|ce que nous en faisons|qué hacemos con (?:ell?os|esto)|cosa ne facciamo|o que fazemos com (?:isso|eles)|wat (?:wij|we) ermee doen|co (?:s tím|s nimi) děláme|co z nimi robimy|vad vi gör med dem|hvad vi gør med dem|ce facem cu ele|що ми з ними робимо|что мы с ними делаем|wofür|wozu|à quoi bon|à quoi (?:ça|elles) (?:sert|servent)|para qué|a cosa serv(?:e|ono)|para que serve|waartoe|waarvoor|do czego|po co|vad till|till vad|hvortil|hvad til|hva til|mihin|mitä varten|k čemu|načo|na čo|mire|la ce|čemu|za kaj|ne için|для чего|зачем|для чого|навіщо|за какво|σε τι|για ποιο λόγο|なんのため|何のため|使いみち|무엇에)(?:\P{L}[^.:?]{0,30})?[:?.] \p{L}/iu;

/** They, or that, spoken of before; or: with them. */
export const WITH_THEM =
  /^(?:this|that|these|those|it|they|them|with (?:it|them|these)|das|dies|diese|sie|es|damit|daraus|cela|ceci|ils|elles|avec (?:cela|eux|elles)|esto|eso|los|las|lo|con (?:esto|eso|ellos|ellas)|questo|ciò|li|le|con (?:questi|essi|ciò)|isto|isso|com (?:isto|isso|eles|elas)|dit|dat|die|deze|ze|daarmee|to|tego|ich|nimi|z nimi|det|den|dem|de|med (?:det|dem)|näitä|niitä|niillä|tätä|tämä|to|tohle|je|s nimi|tím|ty|toto|s nimi|tým|ezt|ezeket|azt|ezek|velük|ezzel|acestea|asta|le|cu (?:ele|acestea)|αυτά|τα|με αυτά|bunlar\p{L}{0,4}|bunu|это|их|ими|с ними|цe|їх|ними|з ними|ги|това|с тях|ih|to|njima|time|s njima|jih|z njimi)(?!\p{L})|^(?:これ|それ|이[를는것]|这|這|此)/iu;
/** We need, do or use it. */
export const WE_DO =
  /(?<!\p{L})(?:we|wir|nous|wij|vi|me|my)(?!\p{L})|(?:amos|emos|imos|iamo|eme|íme|ame|áme|me|jemy|amy|emy|imy|juk|jük|unk|ünk|(?:ă|e|i)m|ουμε|άμε|ιμε|όμαστε|[ıiuü]z|ем|им|ём|емо|имо|ємо|аме|яме|mo)(?!\p{L})/iu;
/** Several of what people give of themselves. */
const listsFields = (text: string): boolean => text.split(PERSONAL).length > 2;

/** Does a statement say to what end data is taken or used? */
export function tellsPurpose({ text, heading }: Statement, before: string): boolean {
  if (WHAT_FOR.test(text) || (WHY.test(heading) && (DATA.test(heading) || HANDLED.test(heading))))
    return true;
  if (
    [text, heading].some(
      (words) => (DATA.test(words) || PERSONAL.test(words)) && near(words, HANDLED, TO_THIS_END),
    )
  )
    return true;
  if (listsFields(text) && PERSONAL.test(text.split(TO_THIS_END)[0] ?? "") && TO_THIS_END.test(text))
    return true;
  // What was listed before is what it speaks of.
  return (
    (listsFields(before) || (PERSONAL.test(before) && DATA.test(before))) &&
    ((TO_THIS_END.test(text) && (WITH_THEM.test(text) || HANDLED.test(text))) ||
      (WITH.test(text) && WE_DO.test(text)))
  );
}
/** With them, as an instrument. */
export const WITH =
  /^(?:with (?:it|them|these)|damit|avec (?:cela|eux|elles|ces)|con (?:esto|eso|ellos|ellas|questi|essi|ciò)|com (?:isto|isso|eles|elas)|daarmee|dzięki nim|med (?:det|dem)|niillä|s nimi|tím|tým|velük|ezzel|cu (?:ele|acestea)|με αυτά|bunlarla|с ними|з ними|с тях|njima|s njima|z njimi)(?!\p{L})/iu;

/** A title that asks what for, or why, of what is spoken of: no noun stands in it but data. */
const ASKS_WHAT_FOR =
  /^(?:\P{L}{0,3})(?:and |und |et |y |e |a |i |og |och |ja |и |і |och )?(?:what (?:do (?:you|we) (?:use|need|do with)|(?:we|you) (?:use|need)|is it|are they|it['’]s|for)|why (?:on earth )?(?:do )?(?:we|you)?|how (?:do )?we use|wozu|wofür|warum|weshalb|was wir damit|pourquoi|à quoi|dans quel but|ce que nous en|para qu[eé]|por qu[eé]|qu[eé] hacemos con|perché|a (?:che )?cosa|che cosa ne|cosa ne|para que|para quê|por quê|porquê|o que fazemos com|waarom|waarvoor|waartoe|wat (?:wij|we) (?:er|daar)mee|dlaczego|po co|do czego|co z nimi|varför|vad (?:vi )?(?:använder|gör)|till vad|hvorfor|hvad (?:vi )?bruger|hva (?:vi )?bruker|hvad (?:skal )?(?:vi|det)|hva (?:skal )?(?:vi|det)|hvortil|miksi|mihin|mitä varten|proč|k čemu|na co|co s (?:tím|nimi)|prečo|načo|na čo|miért|mire|mi célból|de ce|la ce|în ce scop|γιατί|σε τι|για ποιο λόγο|τι τα κάνουμε|neden|niçin|ne için|zašto|čemu|za što|zakaj|čemu|za kaj|зачем|для чего|почему|навіщо|для чого|чому|защо|за какво)(?!\p{L})|^(?:なぜ|何のため|なんのため|何に使|使いみち|왜|무엇에|为什么|為什麼|用来做什么|用途)|何のために|利用目的|做什么$/iu;
/** Words of such a title that name nothing else. */
const PLAIN =
  /(?<!\p{L})(?:we|you|it|them|they|this|that|these|those|all|do|does|is|are|need|used?|for|with|ask|keep|on|earth|your|our|wir|sie|das|es|die|diese|dies|alles|brauchen|damit|machen|tun|dienen|fragen|nous|cela|ça|les|ces|ils|elles|sert|servent|avons|besoin|en|faisons|faites|nos|los|las|lo|eso|esto|nosotros|sirven?|queremos|quieren|hacemos|con|ello|ellos|li|le|ci|serve|servono|usiamo|facciamo|chiediamo|per|cosa|servem?|queremos|usamos|eles|isso|isto|com|os|as|wij|we|ze|dat|dit|die|ermee|doen|nodig|hebben|vragen|są|to|nam|je|ich|sú|služą|służą|potrzebne|potrzebujemy|robimy|z|nimi|vi|det|dem|de|skal|vill|behöver|bruges?|bruger|bruker|til|gör|gjør|har|brug|på|me|niitä|tarvitaan|tarvitsemme|käytämme|näitä|se|slouží|slúžia|potřebujeme|potrebujeme|používáme|používame|ich|nám|s|nimi|tím|az|ezt|ezeket|használjuk|kérjük|kell|ne|le|folosim|folosesc|trebuie|cerem|τα|μας|χρειαζόμαστε|χρησιμοποιούμε|κάνουμε|bunları|bunlar|kullanıyoruz|gerekli|topluyoruz|нам|мы|их|это|нужны|нужно|используем|ми|їх|це|потрібні|потрібно|ни|са|те|ги|трябват|нужни|služe|služijo|nam|su|trebaju|trebamo|ih|to|jih|potrebujemo)(?!\p{L})/giu;

/** Does an answer say what data is for, under a title that asks it of data or of what was spoken of? */
export function answersPurpose({ title, said }: Answer): string | null {
  const opener = ASKS_WHAT_FOR.exec(title);
  if (!opener) return null;
  const rest = title
    .slice(opener.index + opener[0].length)
    .split(DATA)
    .join(" ")
    .replace(PLAIN, " ");
  if (/\p{L}/u.test(rest)) return null;
  return said.find((one) => !isAsked(one) && one.length > SHORTEST) ?? null;
}
const SHORTEST = 12;
