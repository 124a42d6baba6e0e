/** Shortest and longest password, in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

const long = (password: string) => password.length >= PASSWORD_MIN;
const holds = (pattern: RegExp) => (password: string) => pattern.test(password);

/**
 * What a password needs, by what each part is called. `v1` is for resets (letters and digits), `v2` for new accounts
 * (upper case, lower case and digits).
 */
export const PASSWORD_RULES = {
  v1: { length: long, letter: holds(/\p{L}/u), digit: holds(/\d/) },
  v2: { length: long, upper: holds(/\p{Lu}/u), lower: holds(/\p{Ll}/u), digit: holds(/\d/) },
} as const satisfies Record<string, Readonly<Record<string, (password: string) => boolean>>>;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Does a password satisfy a rule, length included? */
export function fitsPasswordRule(password: string, rule: PasswordRule): boolean {
  return Object.values(PASSWORD_RULES[rule]).every((met) => met(password));
}
