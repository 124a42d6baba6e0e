import { withoutAccents } from "../../knowledge/letters.ts";

/** To forbid, to block, to switch off: what a refusal is called where no button says "reject". */
const VERBS =
  "block|forbid|disable|turn off|switch off|deactivate|interdi(?:re|s)|bloqu(?:er|e|ear)|désactiver|verbieten?|untersagen?|blockieren?|deaktivieren?|ausschalten|prohibir|desactivar|bloccar?e?|blocca|vietar?e?|vieta|disattivar?e?|disattiva|proibir|desativar|zablokuj|zabroń|zabraniam|wyłącz|blokkeren|blokkeer|verbied|uitschakelen|blockera|stäng av|bloker|slå (?:fra|av)|zakázať?|zakázat|blokovat|blokovať|vypnout|vypnúť|letilt|tiltom|kikapcsol|blochează|interzic|dezactivează|engelle|devre dışı bırak|запретить|заблокировать|отключить|блокировать|заборонити|заблокувати|вимкнути|забрани|блокирай|estä|poista käytöstä|αποκλεισμ|απενεργοποί|απαγόρευση|blokiraj|zabrani|isključi|onemogoči|bloķēt|aizliegt|blokuoti|drausti|keela|blokeeri";
const ALL =
  "tout(?:es|e)?|tous|alles?|all|everything|todas?|todos?|tutt[oie]|tudo|wszystk\\p{L}{1,3}|vše|všechny?|všetko|všetky|összes|mindet|toate|tot|hepsini|tümünü|все|всё|всі|всички|kaikki|όλων|όλα|sve|vse|visus|viską|kõik|alla|alle";
const WHAT =
  "the|les|die|las|los|os|as|i|le|non[- ]essential|optional\\p{L}{0,3}|optionne\\p{L}{1,4}|opcional\\p{L}{0,3}|third[- ]part(?:y|ies)|cookies?\\p{L}{0,4}|kakor|traceurs?|tracking|trackers?|evästeet|sütik\\p{L}{0,4}";
/** Nothing but what has to be. */
const LEAST =
  "(?:weiter|fortfahren) ohne tracking|nur das nötigste|alleen wat nodig is|solo lo (?:imprescindible|necesario|esencial)|juste (?:l'essentiel|le nécessaire)|solo l'(?:essenziale|indispensabile)|só o (?:essencial|necessário)|tylko to, co (?:niezbędne|konieczne)|bara det nödvändiga|kun det nødvendige|only what'?s (?:needed|necessary)|(?:just )?the bare minimum";
/** Of writings and word orders of their own; without accents too. */
const ELSEWHERE: readonly RegExp[] = [
  /^(?:全部|すべて|모두|전체|所有)?(?:を)?\s?(?:ブロック|차단|阻止|禁止|屏蔽|封鎖)(?:する|하기|全部|所有)?\s?(?:cookies?|クッキー|쿠키)?$/i,
  /^(?:chan|tat)(?: tat ca)?(?: cookies?)?$/i,
  /^sl[aå] (?:alle|alt) (?:fra|av)$/i,
  /^(?:บล็อก|ปิดกั้น|ปิดใช้งาน)(?:คุกกี้)?(?:ทั้งหมด)?$/,
  /^(?:blokir|nonaktifkan|matikan)(?: semua)?(?: cookies?| kuki)?$/i,
  /^(?:حظر|منع|تعطيل|إيقاف)(?: الكل| الجميع| ملفات (?:تعريف )?الارتباط| الكوكيز)?$/,
  /^(?:חסום|חסימת|חסימה|השבת)(?: הכו?ל| עוגיות)?$/,
  /^(?:सभी )?(?:कुकी )?(?:ब्लॉक|अवरुद्ध|बंद)(?: करें)?$/,
];

const written = (source: string) => new RegExp(withoutAccents(source), "iu");
const FORBIDS = written(`^(?:(?:${ALL}) )?(?:${VERBS})\\p{L}{0,4}(?: (?:${ALL}|${WHAT})){0,4}$`);
const ASKS_LEAST = written(`^(?:${LEAST})$`);

/** Does a button forbid? Its text in lower case and without accents; only a whole label does, no sentence. */
export const forbids = (label: string): boolean => {
  const text = label.replace(/^[^\p{L}]{1,4}/u, "").replace(/[^\p{L}]{1,4}$/u, "");
  return FORBIDS.test(text) || ASKS_LEAST.test(text) || ELSEWHERE.some((words) => words.test(text));
};
