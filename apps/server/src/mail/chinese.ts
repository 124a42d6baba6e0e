const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Chinese stands a blank apart from Latin letters and figures, and none from Chinese. */
function between(before: string, after: string): string {
  const [left = "", right = ""] = [[...before].at(-1), [...after][0]];
  return LETTER.test(left) && LETTER.test(right) && HAN.test(left) !== HAN.test(right) ? " " : "";
}

/** A Chinese sentence around names and numbers of either writing: written without blanks at them. */
export const chinese = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  parts.reduce((text, part, at) => {
    const value = String(values[at - 1]);
    return `${text}${between(text, value)}${value}${between(value, part)}${part}`;
  });
