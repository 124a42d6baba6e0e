import { soundFinder } from "@candor/api/entities";
import { dict } from "pinyin-match/src/simplified_dict.js";

// The package's own search tries every way to part what was typed, and fails on `constructor`.
const holdsSound = soundFinder(dict);

const CHINESE = /\p{Script=Han}/u;
/** Letters that can be the beginning of syllables: one alone is in nearly every text. */
const SYLLABLES = /^[a-z](?: ?[a-z'])+$/i;

/** Whether what was typed can be the sound of Chinese words. */
export const isPinyin = (typed: string): boolean => SYLLABLES.test(typed);

/** Whether a name holds what was typed, whatever its case, or is a Chinese name of that sound. */
export const isNamed = (name: string, typed: string): boolean =>
  name.toLocaleLowerCase().includes(typed.toLocaleLowerCase()) || pinyinMatches(name, typed.trim());

/** Whether a Chinese text holds what was typed by its sound, whole or by initials: `tongyi` and `ty` find 同意. */
export const pinyinMatches = (text: string, typed: string): boolean =>
  isPinyin(typed) && CHINESE.test(text) && holdsSound(text, typed);
