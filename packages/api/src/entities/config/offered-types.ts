import * as z from "zod/mini";
import { bilingual } from "../common.ts";
import { ASSESSMENT_FREQUENCY_DAYS } from "../constants.ts";
import { ASSET_TYPES, type AssetType } from "../tables.ts";
import type { ConfigData } from "./config.ts";

/** A type of object as customers are offered it. */
export const offeredType = z.object({
  asset_type: z.enum(ASSET_TYPES),
  /** Empty in a language: the product's own name. */
  title: bilingual,
  /** Empty in a language: none. */
  description: bilingual,
  /** Days between two assessments that are proposed. */
  frequency_days: z.int(),
});
export type OfferedType = z.infer<typeof offeredType>;

const steps = (type: AssetType) => (ASSET_TYPES.indexOf(type) + 1) * 10;

/** A type as the product brings it. */
export const defaultOfferedType = (type: AssetType): ConfigData<"asset"> => ({
  title: { en: "", cn: "" },
  description: { en: "", cn: "" },
  position: steps(type),
  frequency_days: ASSESSMENT_FREQUENCY_DAYS,
  icon: null,
});

/** What is read of an entry; the key is the type. */
interface Entry {
  key: string;
  enable: boolean;
  data: ConfigData<"asset">;
}

/**
 * The types that customers are offered, in their order, each with the hash of its own icon. One without an entry
 * stands as the product brings it; one whose entry is switched off is not offered.
 */
export function offeredTypes(entries: readonly Entry[]): (OfferedType & { icon: string | null })[] {
  return ASSET_TYPES.flatMap((asset_type) => {
    const entry = entries.find(({ key }) => key === asset_type);
    return entry?.enable === false
      ? []
      : [{ asset_type, ...(entry?.data ?? defaultOfferedType(asset_type)) }];
  })
    .toSorted((a, b) => a.position - b.position)
    .map(({ position: _, ...offered }) => offered);
}
