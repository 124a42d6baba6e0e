/** The dictionary of a package that has no types for it: common simplified characters by their syllable. */
declare module "pinyin-match/src/simplified_dict.js" {
  export const dict: Readonly<Record<string, string>>;
}
