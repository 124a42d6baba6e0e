import pinyin from "pinyin-match";

/** Letters that can be the beginning of syllables: one alone is in nearly every text. */
const SYLLABLES = /^[a-z](?: ?[a-z'])+$/i;

/** Whether a Chinese text holds what was typed by its sound, whole or by initials: `tongyi` and `ty` find 同意. */
export const soundsLike = (text: string, typed: string): boolean =>
  SYLLABLES.test(typed) && pinyin.match(text, typed) !== false;
