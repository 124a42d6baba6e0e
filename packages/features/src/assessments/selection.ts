import type { AssessmentObject, Framework, Territory } from "@candor/api/entities";
import { FRAMEWORKS } from "@candor/api/entities";
import type { IsMeant } from "@candor/ui/forms";

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

/** The objects whose name or address is meant by what was typed. */
export const searchObjects = (
  objects: readonly AssessmentObject[],
  search: string,
  isMeant: IsMeant,
): AssessmentObject[] => objects.filter(({ name, url }) => isMeant(search, name, url ?? ""));
