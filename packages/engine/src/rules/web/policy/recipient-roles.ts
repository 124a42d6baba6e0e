import { DATA, RECORDS } from "./data-words.ts";
import { isDenied } from "./denials.ts";
import { PARTY } from "./party-words.ts";
import type { Statement } from "./statements.ts";
import { COMPANY } from "./who-words.ts";

/** Someone sees something, has it given or is sent it; in all languages read. */
const GETS =
  /(?<!\p{L})(?:sees?|seen by|access|receives?|gets?|given to|sent to|passed (?:on )?to|handed)(?!\p{L})|(?<!\p{L})(?:sieht|sehen|erhält|erhalten|bekommt|bekommen|gehen an)(?!\p{L})|(?<!\p{L})(?:voi(?:t|ent)|vue?s? par|reçoi\p{L}{1,4}|accès|remis\p{L}{0,2} à|passe)(?!\p{L})|(?<!\p{L})(?:ven?|vist[oa]s? por|reciben?|acceden?|llegan? a)(?!\p{L})|(?<!\p{L})(?:ved(?:e|ono)|vist[oiae] da\p{L}{0,3}|ricev\p{L}{1,4}|accedono|vanno a)(?!\p{L})|(?<!\p{L})(?:v[êe]e?m?|vist[oa]s? pel[oa]s?|recebem?|enviad[oa]s? (?:a|à|ao)|chegam)(?!\p{L})|(?<!\p{L})(?:ziet|zien|krijg(?:t|en)|gaan naar|loopt via)(?!\p{L})|(?<!\p{L})(?:widz\p{L}{1,3}|otrzymuj\p{L}{1,2}|dostaj\p{L}{1,2}|trafia\p{L}{0,2})(?!\p{L})|(?<!\p{L})(?:ser|får|går till|går til)(?!\p{L})|näkevät|näkee|saavat|(?<!\p{L})(?:vidí|dostane|dostanou|dostanú)(?!\p{L})|látja|látják|megkap|(?<!\p{L})(?:văd|vede|primes\p{L}{1,2}|ajung)(?!\p{L})|(?<!\p{L})(?:vide|vidi|dobiva\p{L}{0,3})(?!\p{L})|görür|aktarılır|iletilir|видят|видит|получа[ею]т|бач(?:ить|ать)|отриму[єю]|виждат|получава|βλέπ\p{L}{1,5}|λαμβάν|παίρν|伝わり|渡し|看到|获得|전달|제공(?:됩|합)|تطلع|يطلع|تصل|تتلقى|देखत|मिलत/iu;
/** A name within a sentence: two letters or more, in a script that has capitals, not at its beginning. */
const NAME = /[\p{Ll},\p{Lo}] ?\p{Lu}[\p{L}\d&.-]{2,}/u;
/** German writes every noun so. */
const GERMAN = /(?<!\p{L})(?:und|der|die|das|wir|sie|ihre)(?!\p{L})/iu;

/** A label that asks who gets it. */
const WHO =
  /^.{0,6}(?:who|wer|an wen|qui|à qui|qui[ée]n|a qui[ée]n|chi|quem|a quem|wie|aan wie|kto|komu|hvem|vem|kdo|cine|kik?|ποι\p{L}{1,3}|хто|кто|кой|kim\p{L}{0,3}|谁|誰|누가|من)\P{L}[^.:?？]{0,50}[:?？] ?\p{L}/iu;

const namesSomeone = (text: string): boolean =>
  COMPANY.test(text) || PARTY.test(text) || (!GERMAN.test(text) && NAME.test(text));

/** Does a statement name someone who sees data or is sent it? */
export function names({ text, heading }: Statement, before: string): boolean {
  if (isDenied(text) || !GETS.test(text) || !namesSomeone(text)) return false;
  return WHO.test(text) || [text, heading, before].some((words) => DATA.test(words)) || RECORDS.test(text);
}
