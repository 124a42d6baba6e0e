import type { checkAssets, ReplyOf } from "@candor/api/contract";
import { SHOP, WWW } from "../../objects/fixtures.ts";
import { say } from "./say.ts";

const asset = (
  nth: number,
  object: { id: string; name: string },
  rest: Pick<ReplyOf<typeof checkAssets>["list"][number], "asset_type" | "status" | "object_version_name"> & {
    url?: string;
    filename?: string;
  },
) => ({
  object_id: object.id,
  result_id: `4a1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e0${nth}`,
  object_title: object.name,
  time: "2026-11-18T06:20:00.000Z",
  resolution: rest.status === "passed" ? ("no_required" as const) : ("unmark_resolved" as const),
  owner: null,
  owner_id: null,
  issue: null,
  changed_at: "2026-11-18T06:20:00.000Z",
  ...rest,
});

/** One check in three assets of two types. */
export const ISSUE: ReplyOf<typeof checkAssets> = {
  title: say("Cookies before consent", "同意前的 Cookie"),
  as_of: "2026-11-18T06:20:00.000Z",
  history: [
    {
      ...{ kind: "marked_resolved", at: "2026-11-19T09:00:00.000Z", by: "Marta Keller", note: null },
      ...{ object_id: WWW.id, object_title: WWW.name },
    },
    {
      ...{ kind: "detected_failed", at: "2026-11-18T02:30:00.000Z", by: null, note: null },
      ...{ object_id: SHOP.id, object_title: SHOP.name },
    },
  ],
  badge: { ct: 2, total: 3, levelName: "critical", assetType: null, colorType: 0 },
  badges: [
    { ct: 1, total: 2, levelName: "critical", assetType: "website", colorType: 0 },
    { ct: 1, total: 1, levelName: "low", assetType: "android", colorType: 0 },
  ],
  list: [
    asset(1, SHOP, {
      asset_type: "website",
      status: "critical",
      url: "https://shop.example.com/",
      object_version_name: null,
    }),
    asset(
      2,
      { id: "5e1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01", name: "Shop app" },
      { asset_type: "android", status: "low", filename: "shop.apk", object_version_name: "4.2" },
    ),
    asset(3, WWW, {
      asset_type: "website",
      status: "passed",
      url: "https://www.example.com/",
      object_version_name: null,
    }),
  ],
};
