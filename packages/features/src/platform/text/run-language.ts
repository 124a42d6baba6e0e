const HAN = /\p{Script=Han}/u;

/** The language that a text of somebody else's is written in, for its `lang`: what a screen quotes may be in either. */
export const runLanguage = (text: string): "zh-CN" | "en" => (HAN.test(text) ? "zh-CN" : "en");
