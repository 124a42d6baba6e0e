import { bitsOf, intAt } from "./bits.ts";
import { grantsPurposes } from "./tcf.ts";

/** A section of a string of the Global Privacy Platform, by its number in the registry. */
interface Section {
  id: number;
  text: string;
}

const TCF_EU = 2;
const US_PRIVACY = 6;

/**
 * Bits at which a section of an American law says whether the visitor opted out of sale, sharing or targeted
 * advertising, two each: 0 not applicable, 1 opted out, 2 did not. They follow the version and the notices.
 */
const OPT_OUTS: Readonly<Record<number, readonly number[]>> = {
  // National: six notices; then sale, sharing, targeted advertising.
  7: [18, 20, 22],
  // California: three notices; then sale, sharing.
  8: [12, 14],
  // Virginia, Colorado, Connecticut: three notices; then sale, targeted advertising.
  9: [12, 14],
  10: [12, 14],
  12: [12, 14],
};

/** A number in Fibonacci's coding, which ends at two ones, and where the next begins. */
function fibonacciAt(bits: string, start: number): { value: number; next: number } | null {
  let [value, small, big] = [0, 1, 2];
  for (let at = start; at < bits.length; at += 1) {
    if (bits[at] === "1") value += small;
    if (bits[at] === "1" && bits[at + 1] === "1") return { value, next: at + 2 };
    [small, big] = [big, small + big];
  }
  return null;
}

/** Sections of a string; none where it is no string of this form. */
export function sectionsOf(gpp: string): Section[] {
  const [header = "", ...texts] = gpp.split("~");
  if (!/^D[\w-]{3,60}$/.test(header)) return [];
  const bits = bitsOf(header);
  const ids: number[] = [];
  let at = 24;
  let last = 0;
  for (let left = intAt(bits, 12, 12); left > 0 && ids.length < 60; left -= 1) {
    const group = bits[at] === "1";
    const first = fibonacciAt(bits, at + 1);
    if (!first) break;
    const more = group ? fibonacciAt(bits, first.next) : null;
    const from = last + first.value;
    last = from + Math.min(more?.value ?? 0, 60);
    for (let id = from; id <= last; id += 1) ids.push(id);
    at = (more ?? first).next;
  }
  return texts.flatMap((text, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, text }];
  });
}

const answersIn = ({ id, text }: Section): number[] => {
  if (id === US_PRIVACY) return [{ Y: 1, N: 2 }[text[2]?.toUpperCase() ?? ""] ?? 0];
  const bits = bitsOf(text.split(".")[0] ?? "");
  return (OPT_OUTS[id] ?? []).map((place) => intAt(bits, place, 2));
};

/** Does any section say that the visitor did not opt out? */
export const deniesOptOut = (gpp: string): boolean =>
  sectionsOf(gpp).some((section) => answersIn(section).includes(2));

/** Does any section say that the visitor opted out, and none that they did not? */
export const optsOut = (gpp: string): boolean =>
  !deniesOptOut(gpp) && sectionsOf(gpp).some((section) => answersIn(section).includes(1));

/** Does its European section say that the visitor agreed to any purpose? */
export const gppGrants = (gpp: string): boolean =>
  sectionsOf(gpp).some(({ id, text }) => id === TCF_EU && grantsPurposes(text));
