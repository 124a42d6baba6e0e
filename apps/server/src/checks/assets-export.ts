import type { exportAssets, ParsedRequestOf } from "@candor/api/contract";
import { type Language, STATUS_WORDS } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/transaction.ts";
import type { ExportTable } from "../exports/table.ts";
import { RESOLUTION_WORDS, TYPE_WORDS } from "../exports/words.ts";
import { PerPublication } from "../results/per-publication.ts";
import { assetsOfCheck, storedHistory } from "./assets.ts";

const HEADS: Record<Language, readonly string[]> = {
  en: [
    ...["Asset", "Type", "Known by", "Version", "Status", "Resolution"],
    ...["Owner", "Jira issue", "Published", "Changed"],
  ],
  cn: [
    ...["资产", "类型", "标识", "版本", "状态", "处理状态"],
    ...["负责人", "Jira 工单", "发布时间", "变更时间"],
  ],
};

/** One check over the assets asked for. */
export async function assetsTable(
  tx: Db,
  customer: Customer,
  { format: _, ...filters }: ParsedRequestOf<typeof exportAssets>,
  language: Language,
): Promise<ExportTable> {
  const { list } = await assetsOfCheck(tx, new PerPublication(storedHistory), customer, filters, language);
  return {
    name: "assets",
    sheet: language === "cn" ? "资产" : "Assets",
    heads: HEADS[language],
    truncated: false,
    rows: list.map((asset) => [
      asset.object_title,
      TYPE_WORDS[asset.asset_type][language],
      asset.url ?? asset.filename ?? asset.account ?? asset.name ?? null,
      asset.object_version_name,
      STATUS_WORDS[asset.status][language],
      RESOLUTION_WORDS[asset.resolution][language],
      asset.owner,
      asset.issue?.key ?? null,
      asset.time === null ? null : new Date(asset.time),
      new Date(asset.changed_at),
    ]),
  };
}
