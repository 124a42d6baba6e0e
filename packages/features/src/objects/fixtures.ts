import type { listObjects, ReplyOf } from "@candor/api/contract";
import { type AssessmentObject, offeredTypes, PLAN_LIMITS, type StatusCounts } from "@candor/api/entities";

export const SHOP_COUNTS: StatusCounts = {
  critical: 3,
  medium: 8,
  low: 11,
  potential: 4,
  uncertain: 2,
  error: 1,
  resolved: 1,
  passed: 94,
};

const FEW: StatusCounts = {
  critical: 0,
  medium: 2,
  low: 5,
  potential: 1,
  uncertain: 0,
  error: 0,
  resolved: 0,
  passed: 42,
};

const website = (
  number: number,
  name: string,
  rest: Partial<AssessmentObject> & Pick<AssessmentObject, "territories">,
): AssessmentObject => ({
  id: `0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7a0${number}`,
  asset_type: "website",
  name,
  url: `https://${name}/`,
  enabled: true,
  locked: false,
  assessed: false,
  last_assessed_at: null,
  counts: null,
  created_at: "2026-06-01T08:00:00.000Z",
  ...rest,
});

const assessed = (at: string, counts: StatusCounts) => ({ assessed: true, last_assessed_at: at, counts });

/** Websites in every state a card or row can have. */
export const SHOP = website(1, "shop.example.com", {
  territories: ["EU", "CN", "JP"],
  ...assessed("2026-11-18T06:20:00.000Z", SHOP_COUNTS),
});
export const WWW = website(2, "www.example.com", {
  territories: ["EU"],
  ...assessed("2026-10-19T06:20:00.000Z", FEW),
});
export const CAREERS = website(3, "careers.example.com", { territories: ["EU", "GB"] });
export const OLD_SHOP = website(4, "old-shop.example.com", {
  territories: ["EU"],
  enabled: false,
  ...assessed("2026-08-21T06:20:00.000Z", SHOP_COUNTS),
});
export const LOCKED = website(5, "blog.example.com", {
  territories: ["US"],
  locked: true,
  ...assessed("2026-10-19T06:20:00.000Z", FEW),
});
export const LONG = website(6, `${"a-very-long-subdomain-of-the-".repeat(2)}shop.example.com`, {
  name: "Online shop of the northern subsidiaries for business customers and resellers (staging)",
  territories: ["EU", "GB", "US", "CN", "JP", "KR", "SG", "BR", "IN", "AU", "CA"],
});

/** The types of objects as they stand without an entry of staff's. */
export const OFFERED: ReplyOf<typeof listObjects>["types"] = offeredTypes([]).map(({ icon: _, ...type }) => ({
  ...type,
  icon_url: null,
}));

export const objectList = (
  list: AssessmentObject[],
  websites = PLAN_LIMITS.professional.objectsPerType.website,
): ReplyOf<typeof listObjects> => ({
  list,
  total: list.length,
  all: list.length,
  disabled: list.filter(({ enabled }) => !enabled).length,
  websites: list.filter(({ asset_type }) => asset_type === "website").length,
  plan_ended: false,
  limits: { ...PLAN_LIMITS.professional.objectsPerType, website: websites },
  types: OFFERED,
});

export const OBJECTS = objectList([SHOP, WWW, CAREERS, OLD_SHOP]);
