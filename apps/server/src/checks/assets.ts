import type { checkAssets, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import {
  ASSET_TYPES,
  type AssetListItem,
  type IssueBadge,
  type Language,
  LEVELS,
} from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { and, asc, eq, type Placeholder, type SQL, sql } from "../database/drizzle.ts";
import { preparedOn } from "../database/prepared.ts";
import { appUser, assessment, jiraLink, object, result, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { comparer } from "../http/collate.ts";
import { HttpError } from "../http/http-error.ts";
import type { PerPublication } from "../results/per-publication.ts";
import { type Reader, shownState } from "../results/readable-state.ts";
import { textOf } from "../results/texts.ts";
import { historyOfGroup } from "./history.ts";
import { published } from "./query.ts";

type Asset = ReplyOf<typeof checkAssets>["list"][number];
type Known = "asset_type" | "url" | "file" | "account_number" | "name";
type ObjectRow = Pick<typeof object.$inferSelect, Known>;

/** What an asset of a type is known by beside its title. */
export function knownBy({ asset_type, url, file, account_number, name }: ObjectRow): Partial<AssetListItem> {
  switch (asset_type) {
    case "website":
      return { url: url ?? "" };
    case "aws":
      return { account: account_number ?? "" };
    case "business_entity":
    case "iot":
      return { name };
    case "android":
    case "ios":
    case "windows":
    case "macos":
      return file ? { filename: file.name } : {};
  }
}

function badgeOf(list: readonly Asset[]): IssueBadge {
  const types = new Set(list.map(({ asset_type }) => asset_type));
  const [assetType = null] = types;
  const failing: readonly string[] = LEVELS;
  return {
    ct: list.filter(({ status }) => failing.includes(status)).length,
    total: list.length,
    levelName: LEVELS.find((level) => list.some(({ status }) => status === level)) ?? null,
    assetType: types.size === 1 ? assetType : null,
    colorType: 0,
  };
}

/** A check, and the objects whose history of it is told. */
interface HistoryScope {
  check_id: string;
  object_ids: readonly string[];
  /** The assessment that is asked for. */
  assessment_id?: string | undefined;
}
export type KnownHistories = PerPublication<HistoryScope, Awaited<ReturnType<typeof storedHistory>>>;

/** What happened to a check in several objects: acts and assessments alone add to it. */
export const storedHistory = (
  db: Db,
  _companyId: string,
  { check_id, object_ids, assessment_id }: HistoryScope,
  reader: Reader,
) => historyOfGroup(db, object_ids, check_id, shownState(reader, [assessment_id]));

const assetRows = (db: Db, shown: SQL | undefined, check: string | Placeholder) => {
  const { id, asset_type, url, file, account_number, name } = object;
  return db
    .select({
      object: { id, asset_type, url, file, account_number, name },
      result_id: result.id,
      rank: result.status_rank,
      status: result.status,
      title: scan.object_name,
      version: scan.object_version,
      at: assessment.published_at,
      resolution: result.resolution,
      owner_id: result.owner_id,
      owner: appUser.name,
      changed_at: result.changed_at,
      key: jiraLink.key,
      issueUrl: jiraLink.url,
    })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .innerJoin(scan, eq(scan.id, result.scan_id))
    .innerJoin(assessment, eq(assessment.id, result.assessment_id))
    .leftJoin(appUser, eq(appUser.id, result.owner_id))
    .leftJoin(jiraLink, and(eq(jiraLink.object_id, result.object_id), eq(jiraLink.check_id, result.check_id)))
    .where(and(shown, eq(result.check_id, check)))
    .orderBy(asc(result.status_rank), asc(result.id));
};

// What is asked for most, under a name: PostgreSQL plans so many joins longer than it reads the rows.
const lastRows = preparedOn((db) =>
  assetRows(db, published(sql.placeholder("company"), {}), sql.placeholder("check")).prepare("check_assets"),
);

/** One check over the company's assets, as last published or in one assessment. */
export async function assetsOfCheck(
  db: Db,
  known: KnownHistories,
  customer: Customer,
  { check_id, asset_type, assessment_id }: ParsedRequestOf<typeof checkAssets>,
  language: Language,
): Promise<ReplyOf<typeof checkAssets>> {
  const { companyId } = customer;
  const all = await (assessment_id
    ? assetRows(db, published(companyId, { assessment_id }, customer), check_id)
    : lastRows(db).execute({ company: companyId, check: check_id }));
  const rows = all.filter(({ object: of }) => !asset_type || of.asset_type === asset_type);
  const compare = comparer(language);
  rows.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || compare(a.title, b.title));
  const list = rows.flatMap(({ object: of, status, title, version, at, ...row }): Asset[] =>
    status === null
      ? []
      : [
          {
            ...{ object_id: of.id, result_id: row.result_id, status, asset_type: of.asset_type },
            object_title: title,
            ...knownBy(of),
            time: at?.toISOString() ?? null,
            object_version_name: version,
            ...{ resolution: row.resolution, owner: row.owner, owner_id: row.owner_id },
            issue: row.key !== null && row.issueUrl !== null ? { key: row.key, url: row.issueUrl } : null,
            changed_at: row.changed_at.toISOString(),
          },
        ],
  );
  const title = textOf(check_id)?.title.plain;
  if (list.length === 0 || !title) throw new HttpError("check.not_found");
  const badges = ASSET_TYPES.flatMap((assetType) => {
    const ofType = list.filter((asset) => asset.asset_type === assetType);
    return ofType.length > 0 ? [{ ...badgeOf(ofType), assetType }] : [];
  });
  const now = new Date();
  const newest = rows.reduce<Date | null>(
    (last, { at }) => (!last || (at ?? now) > last ? (at ?? now) : last),
    null,
  );
  const objects = new Map(list.map(({ object_id, object_title }) => [object_id, object_title]));
  const history = {
    ...{ check_id, object_ids: [...objects.keys()].sort() },
    // What a preview is shown of it; to the company's people it tells the same whichever assessment they look at.
    ...(customer.preview && { assessment_id }),
  };
  return {
    title,
    as_of: newest?.toISOString() ?? null,
    badge: badgeOf(list),
    badges,
    list,
    history: (await known.of(db, customer, history)).map((event) => ({
      ...event,
      object_title: objects.get(event.object_id) ?? "",
    })),
  };
}
