import { isSaveButton } from "../../../collect/consent/words.ts";
import type { BannerFact } from "../../../facts/types.ts";

/** What a site cannot run without is called so. */
const NEEDED =
  /necessary|essential|notwendig|erforderlich|essenziell|nécessaire|essentiel|indispensable|necesari|esencial|imprescindible|necessari|essenzial|necessári|essencia|noodzakelijk|niezbędn|nödvändig|nødvendig|välttämätt|nauðsynleg|nezbytn|nevyhnutn|szükséges|elengedhetetlen|strict necesar|задължителн|необходим|обязательн|необхідн|обов.язков|nužn|neophodn|obavezn|nujn|obvezn|potrebn|απαραίτητ|αναγκαί|būtin|nepieciešam|vajalik|hädavajalik|zorunlu|gerekli|cần thiết|bắt buộc|wajib|diperlukan|จำเป็น|ضروري|أساسي|הכרחי|חיוני|आवश्यक|必要|必需|必須|필수/i;
/** Says the same of a box that a visitor may not take the tick out of, and of other things something else. */
const OF_A_BOX = /required|strictly|always|functional(?:ity)? only|technisch|tecnic|technick|obligatori/i;

/** Says of them that they are not of that kind. */
const NOT_NECESSARY =
  /\b(?:non?|not|un|nicht|pas|ne sont pas|niet|nie|inte|ikke|ikki|ei|nem|nu|ni|não|nebūtin|tidak|không)[ -]?(?:strictly |strikt |unbedingt |strictement )?(?:necessary|essential|required|notwendig|erforderlich|essenziell|technisch|nécessaire|essentiel|indispensable|necesari|esencial|imprescindible|necessari|essenzial|tecnic|necessári|essencia|noodzakelijk|niezbędn|nödvändig|nødvendig|szükséges|wajib|cần thiết)|(?:не|ne|ni)[ -]?(?:необходим|задължителн|обязательн|обов.язков|nužn|neophodn|obavezn|nujn|nezbytn|nevyhnutn)|nebūtin|ไม่จำเป็น|غير (?:ال)?ضروري|לא הכרחי|非必|不必要|必須でない|필수가? ?아닌|선택/i;

/** Do these words say of something that a site needs it? */
export const isNeeded = (text: string): boolean => NEEDED.test(text) && !NOT_NECESSARY.test(text);

/** Does the site need what a box of these words stands for? */
export const isNecessary = (text: string): boolean =>
  isNeeded(text) || (OF_A_BOX.test(text) && !NOT_NECESSARY.test(text));

/** Does a banner have boxes of its own that can be cleared, and a button that keeps them so? */
export const letsClear = ({ buttons, boxes = [] }: BannerFact): boolean =>
  boxes.some(({ layer, disabled }) => layer === 1 && !disabled) &&
  buttons.some(({ text, kind, layer }) => layer === 1 && kind === "other" && isSaveButton(text));

/** Is none of a banner's own boxes for an optional purpose ticked? */
export const noneTicked = ({ boxes = [] }: BannerFact): boolean =>
  !boxes.some(
    ({ text, layer, checked, disabled }) => layer === 1 && checked && !disabled && !isNecessary(text),
  );
