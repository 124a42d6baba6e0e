import * as z from "zod/mini";
import { instant } from "../common.ts";
import { ASSET_TYPES, LEVELS } from "../tables.ts";

/** How a list names an asset: beside its title by what its type is known by. Only that one field is there. */
export const assetListItem = z.object({
  object_title: z.string(),
  /** Websites. */
  url: z.optional(z.string()),
  /** Apps: the package's file. */
  filename: z.optional(z.string()),
  /** Cloud accounts. */
  account: z.optional(z.string()),
  /** Business entities and IoT devices. */
  name: z.optional(z.string()),
  /** When its last assessment was published; null before. */
  time: z.nullable(instant),
  object_version_name: z.nullable(z.string()),
});
export type AssetListItem = z.infer<typeof assetListItem>;

/** What an issue badge counts by: 0 and 2 by level, 1 issues of any level. */
export const ISSUE_COLOR_TYPES = [0, 1, 2] as const;

/** How many issues a check found in how many assets. */
export const issueBadge = z.object({
  /** Issues. */
  ct: z.int(),
  /** Assets looked at. */
  total: z.int(),
  /** Worst level among the issues; null without one. */
  levelName: z.nullable(z.enum(LEVELS)),
  /** Type of the assets; null where they are of several. */
  assetType: z.nullable(z.enum(ASSET_TYPES)),
  colorType: z.literal(ISSUE_COLOR_TYPES),
});
export type IssueBadge = z.infer<typeof issueBadge>;
