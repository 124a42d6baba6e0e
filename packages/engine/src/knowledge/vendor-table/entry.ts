import type { VendorCategory, VendorFlag } from "../../rules/types.ts";
import type { VendorEntry } from "../types.ts";

/** Makes the lines of one category: name, head office, host suffixes, then flags and other names. */
export function linesOf(
  category: VendorCategory,
  lines: readonly (readonly [
    name: string,
    hq: string,
    hosts: string,
    more?: { flags?: readonly VendorFlag[]; aliases?: readonly string[] },
  ])[],
): VendorEntry[] {
  return lines.map(([name, hq, hosts, more]) => ({ name, category, hq, hosts: hosts.split(" "), ...more }));
}

export const PIXEL: readonly VendorFlag[] = ["pixel"];
export const EMBED: readonly VendorFlag[] = ["embed"];
export const FONTS: readonly VendorFlag[] = ["fonts"];
export const SELF_HOSTED: readonly VendorFlag[] = ["self_hosted"];
export const RECORDER: readonly VendorFlag[] = ["recorder"];
