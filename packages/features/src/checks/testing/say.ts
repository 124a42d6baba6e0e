/** A text in both languages. */
export const say = (en: string, cn: string) => ({ en, cn });
