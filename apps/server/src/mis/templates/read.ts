import type { EvidenceTemplate, TemplateVersion } from "@candor/api/entities";
import { isAnyOf } from "../../database/arrays.ts";
import { asc, count, desc, eq, type SQL } from "../../database/drizzle.ts";
import { pageOf } from "../../database/paging.ts";
import { evidenceTemplate, staff, templateVersion } from "../../database/schema.ts";
import { matchesText } from "../../database/text-search.ts";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";

type VersionRow = typeof templateVersion.$inferSelect;

/** The newest published version is the one in use; those before it are retired. */
const stateOf = ({ published_at, number }: VersionRow, inUse: number) => {
  if (!published_at) return "draft" as const;
  return number === inUse ? ("published" as const) : ("retired" as const);
};

/** The number of the newest published version; 0: none. */
const numberInUse = (versions: readonly Pick<VersionRow, "number" | "published_at">[]): number =>
  Math.max(0, ...versions.filter(({ published_at }) => published_at).map(({ number }) => number));

/** Templates with their versions, the newest version first. */
async function load(
  db: Db,
  where: SQL | undefined,
  page: { limit: number; offset: number },
): Promise<EvidenceTemplate[]> {
  const rows = await db
    .select({ row: evidenceTemplate, by: staff.username })
    .from(evidenceTemplate)
    .leftJoin(staff, eq(staff.id, evidenceTemplate.updated_by))
    .where(where)
    .orderBy(asc(evidenceTemplate.key))
    .limit(page.limit)
    .offset(page.offset);
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const versions = await db
    .select()
    .from(templateVersion)
    .where(isAnyOf(templateVersion.template_id, ids))
    .orderBy(desc(templateVersion.number));
  const byTemplate = Map.groupBy(versions, (version) => version.template_id);
  return rows.map(({ row, by }) => {
    const own = byTemplate.get(row.id) ?? [];
    return {
      id: row.id,
      key: row.key,
      type: row.type,
      note: row.note,
      enable: row.enable,
      title: own[0]?.content.title ?? null,
      versions: own.map((version) => ({
        id: version.id,
        number: version.number,
        state: stateOf(version, numberInUse(own)),
        note: version.note,
        updated_at: version.updated_at.toISOString(),
        published_at: version.published_at?.toISOString() ?? null,
      })),
      updated_at: row.updated_at.toISOString(),
      updated_by: by,
    };
  });
}

export async function templatePage(db: Db, wanted: { search: string; page: number; page_size: number }) {
  const where =
    wanted.search === ""
      ? undefined
      : await matchesText(db, wanted.search, {
          texts: [evidenceTemplate.key],
          names: [evidenceTemplate.note],
        });
  const [all] = await db.select({ n: count() }).from(evidenceTemplate).where(where);
  return { list: await load(db, where, pageOf(wanted)), total: all?.n ?? 0 };
}

export async function templateOf(db: Db, id: string): Promise<EvidenceTemplate> {
  const [found] = await load(db, eq(evidenceTemplate.id, id), { limit: 1, offset: 0 });
  if (!found) throw new HttpError("mis.not_found");
  return found;
}

/** One version, whole. */
export async function versionOf(db: Db, id: string): Promise<TemplateVersion> {
  const [found] = await db
    .select({ row: templateVersion, by: staff.username })
    .from(templateVersion)
    .leftJoin(staff, eq(staff.id, templateVersion.updated_by))
    .where(eq(templateVersion.id, id));
  if (!found) throw new HttpError("mis.not_found");
  const { row, by } = found;
  const all = await db
    .select({ number: templateVersion.number, published_at: templateVersion.published_at })
    .from(templateVersion)
    .where(eq(templateVersion.template_id, row.template_id));
  return {
    id: row.id,
    template_id: row.template_id,
    number: row.number,
    state: stateOf(row, numberInUse(all)),
    revision: row.revision,
    content: row.content,
    note: row.note,
    updated_at: row.updated_at.toISOString(),
    updated_by: by,
    published_at: row.published_at?.toISOString() ?? null,
  };
}
