import type { AssessmentObject, Framework, Territory } from "@candor/api/entities";
import { FRAMEWORKS } from "@candor/api/entities";

/** The privacy laws of each territory that website checks cite. */
const LAWS: Record<Territory, readonly Framework[]> = {
  EU: ["gdpr", "eprivacy"],
  GB: ["gdpr", "eprivacy"],
  US: ["ccpa", "coppa"],
  CN: ["pipl"],
  JP: ["appi"],
  KR: ["pipa_kr"],
  SG: ["pdpa_sg"],
  BR: ["lgpd"],
  IN: [],
  AU: [],
  CA: [],
};

/** The laws of the territories in which the chosen objects do business. */
export function frameworksOf(objects: readonly Pick<AssessmentObject, "territories">[]): Framework[] {
  const named = new Set(objects.flatMap(({ territories }) => territories.flatMap((code) => LAWS[code])));
  return FRAMEWORKS.filter((framework) => named.has(framework));
}

/** Why an object cannot be chosen now; null when it can. */
export function blockedBy(
  object: Pick<AssessmentObject, "enabled" | "locked">,
): "disabled" | "locked" | null {
  if (object.locked) return "locked";
  return object.enabled ? null : "disabled";
}

/** The objects whose name or address holds the searched text, whatever its case. `sounds`: a Chinese name's pinyin. */
export function searchObjects(
  objects: readonly AssessmentObject[],
  search: string,
  sounds?: (text: string, typed: string) => boolean,
): AssessmentObject[] {
  const typed = search.trim();
  const wanted = typed.toLocaleLowerCase();
  return objects.filter(
    ({ name, url }) =>
      [name, url ?? ""].some((text) => text.toLocaleLowerCase().includes(wanted)) || sounds?.(name, typed),
  );
}
