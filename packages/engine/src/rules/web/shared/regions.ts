import { regionName } from "@candor/api/entities";
import type { Bilingual } from "../../types.ts";

/** Countries and regions by name: `Chinese mainland, Ireland`, `中国大陆、爱尔兰`. */
export function regionNames(codes: readonly string[]): Bilingual {
  return {
    en: codes.map((code) => regionName(code, "en")).join(", "),
    cn: codes.map((code) => regionName(code, "cn")).join("、"),
  };
}
