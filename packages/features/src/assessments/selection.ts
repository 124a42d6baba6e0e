import type { AssessmentObject, AssetType, Framework, Territory } from "@candor/api/entities";
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

/** Why an object cannot be chosen now. */
export type Blocked = "disabled" | "locked" | "notOffered";

/** Why an object cannot be chosen now, while these types are on offer; null when it can. */
export function blockedBy(
  object: Pick<AssessmentObject, "asset_type" | "enabled" | "locked">,
  types: readonly { asset_type: AssetType }[],
): Blocked | null {
  if (object.locked) return "locked";
  if (!object.enabled) return "disabled";
  return types.some(({ asset_type }) => asset_type === object.asset_type) ? null : "notOffered";
}

/**
 * Days after which another assessment is proposed: those of the chosen objects that come first, and never before the
 * plan allows it. Null while nothing is chosen.
 */
export function proposedDays(
  chosen: readonly Pick<AssessmentObject, "asset_type" | "entity">[],
  types: readonly { asset_type: AssetType; frequency_days: number }[],
  countdownDays: number | null,
): number | null {
  const days = chosen.flatMap(({ asset_type, entity }) => {
    const own = entity ?? types.find((type) => type.asset_type === asset_type);
    return own ? [own.frequency_days] : [];
  });
  return days.length === 0 ? null : Math.max(Math.min(...days), countdownDays ?? 0);
}

/** The objects whose name or address is meant by what was typed. */
export const searchObjects = (
  objects: readonly AssessmentObject[],
  search: string,
  isMeant: IsMeant,
): AssessmentObject[] => objects.filter(({ name, url }) => isMeant(search, name, url ?? ""));
