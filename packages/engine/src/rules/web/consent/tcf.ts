import { bitsOf } from "./bits.ts";

/** Where the purposes with consent begin in the core string of TCF 2, in bits, and how many there are. */
const PURPOSES_AT = 152;
const PURPOSES = 24;

/** Is it by its form a string of TCF 2? */
export const isTcf = (text: string): boolean => /^C[\w-]{34,}$/.test(text.split(".")[0] ?? "");

/** Does a TCF 2 string say that the visitor agreed to any purpose? False for what is no such string. */
export function grantsPurposes(text: string): boolean {
  const core = text.split(".")[0] ?? "";
  if (!isTcf(text)) return false;
  return bitsOf(core.slice(0, 60))
    .slice(PURPOSES_AT, PURPOSES_AT + PURPOSES)
    .includes("1");
}

/** Does a TCF 2 string say that nobody may do anything: no purpose agreed to, and none on a legitimate interest? */
export function grantsNothing(text: string): boolean {
  const core = text.split(".")[0] ?? "";
  if (!isTcf(text)) return false;
  return !bitsOf(core.slice(0, 60))
    .slice(PURPOSES_AT, PURPOSES_AT + 2 * PURPOSES)
    .includes("1");
}
