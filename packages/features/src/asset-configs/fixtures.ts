import { defaultOfferedType } from "@candor/api/entities";
import type { AssetEntry } from "./queries.ts";

const entry = (
  number: number,
  key: AssetEntry["key"],
  data: Partial<AssetEntry["data"]>,
  rest: Partial<AssetEntry> = {},
): AssetEntry => ({
  id: `0198e100-0000-7000-8000-00000000000${number}`,
  key,
  enable: true,
  revision: 2,
  updated_at: "2026-11-18T14:20:00.000Z",
  updated_by: "He Ting",
  data: { ...defaultOfferedType("website"), ...data },
  draft: null,
  ...rest,
});

export const PHONE = entry(1, "android", {
  title: { en: "Android apps", cn: "安卓应用" },
  description: { en: "An app from a store, or its package.", cn: "商店应用或安装包。" },
  position: 5,
  frequency_days: 14,
});

/** One with words, one as the product brings it with a draft beside, one off the offer. */
export const ENTRIES: AssetEntry[] = [
  PHONE,
  entry(2, "website", {}, { draft: defaultOfferedType("website") }),
  entry(3, "iot", { position: 40 }, { enable: false }),
];
