import type { ReplyOf, templateImpact, templateSamples } from "@candor/api/contract";
import { gapsOf, type TemplateContent, type TemplateType, templatesNamed } from "@candor/api/entities";
import { and, desc, eq, inArray, sql } from "../../database/drizzle.ts";
import { assessment, evidenceTemplate, result, scan } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { readableRow } from "../../results/readable.ts";
import { newestContents, templatesOfChecks } from "../../results/templates-in-use.ts";
import { placeOf } from "../config/place-of.ts";

type Impact = ReplyOf<typeof templateImpact>;

/** Published results that are looked at: the newest. */
const LOOKED_AT = 200;
/** Entries that are told; the rest says the same. */
const TOLD = 20;

/** Keys of templates that lead to one by their conditions. */
function leadingTo(key: string, contents: ReadonlyMap<string, TemplateContent>): Set<string> {
  const found = new Set([key]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [one, { conditions }] of contents)
      if (templatesNamed(conditions).some((name) => found.has(name))) found.add(one);
  }
  return found;
}

/** Who uses a template, and what publishing a content would leave unsaid. */
export async function impactOfTemplate(
  db: Db,
  template: { key: string; type: TemplateType; enable: boolean },
  content: TemplateContent,
): Promise<Impact> {
  const contents = await newestContents(db);
  const leading = leadingTo(template.key, contents);
  const detections = [...(await templatesOfChecks(db))]
    .filter(([, key]) => leading.has(key))
    .map(([id]) => id)
    .sort();
  const templates = [...contents]
    .filter(
      ([key, { conditions }]) => key !== template.key && templatesNamed(conditions).includes(template.key),
    )
    .map(([key]) => key)
    .sort();
  if (detections.length === 0) return { detections, templates, results: 0, breaks: [] };
  const rows = await db
    .select({ row: result, number: assessment.number, object: scan.object_name })
    .from(result)
    .innerJoin(scan, eq(scan.id, result.scan_id))
    .innerJoin(assessment, and(eq(assessment.id, result.assessment_id), eq(assessment.state, "complete")))
    .where(inArray(result.check_id, detections))
    .orderBy(desc(assessment.number), result.check_id, scan.object_name)
    .limit(LOOKED_AT);
  const told = rows.flatMap(({ row, number, object }) => {
    const [table] = readableRow(row).evidence;
    return table && table.rows.length > 0 ? [{ where: placeOf(number, row.check_id, object), table }] : [];
  });
  const breaks = !template.enable
    ? []
    : told.flatMap(({ where, table }) => {
        const { variables, columns } = gapsOf({ type: template.type, content }, table);
        return [
          ...variables.map((name) => ({ kind: "variable" as const, name, where })),
          ...columns.map((name) => ({ kind: "column" as const, name, where })),
        ];
      });
  return { detections, templates, results: told.length, breaks: breaks.slice(0, TOLD) };
}

/** The impact of a content on the template that is named. */
export async function impactById(db: Db, id: string, content: TemplateContent): Promise<Impact> {
  const [row] = await db.select().from(evidenceTemplate).where(eq(evidenceTemplate.id, id));
  if (!row) throw new HttpError("mis.not_found");
  return impactOfTemplate(db, row, content);
}

/** Scans that are offered, and rows that are enough to see. */
const OFFERED = 30;
const ROWS_SHOWN = 500;

/** Real rows for a template: the first table of each check in one scan. */
export async function templateSamplesOf(
  db: Db,
  { report_id }: { report_id?: string | undefined },
): Promise<ReplyOf<typeof templateSamples>> {
  const rows = await db
    .select({ id: scan.id, number: assessment.number, object_name: scan.object_name })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(sql`exists (select 1 from ${result} where ${result.scan_id} = ${scan.id})`)
    .orderBy(desc(assessment.number))
    .limit(OFFERED);
  const scans = rows.map(({ id, number, object_name }) => ({ report_id: id, number, object_name }));
  const wanted = report_id ?? rows[0]?.id ?? null;
  if (wanted === null) return { scans, report_id: null, tables: [] };
  const results = await db.select().from(result).where(eq(result.scan_id, wanted)).orderBy(result.check_id);
  const tables = results
    .map(readableRow)
    .flatMap(({ check_id, evidence: [table] }) =>
      table && table.rows.length > 0
        ? [{ from: check_id, table: { ...table, rows: table.rows.slice(0, ROWS_SHOWN) } }]
        : [],
    );
  return { scans, report_id: wanted, tables };
}
