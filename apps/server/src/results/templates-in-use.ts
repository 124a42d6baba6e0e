import {
  type TemplateBook,
  type TemplateContent,
  type TemplateInUse,
  templateContent,
} from "@candor/api/entities";
import { and, desc, eq, isNotNull } from "../database/drizzle.ts";
import { configEntry, evidenceTemplate, templateVersion } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

/** What the published version of each enabled template says. One of before its shape changed tells nothing. */
export async function templatesInUse(db: Db): Promise<TemplateBook> {
  const rows = await db
    .select({ key: evidenceTemplate.key, type: evidenceTemplate.type, content: templateVersion.content })
    .from(templateVersion)
    .innerJoin(evidenceTemplate, eq(evidenceTemplate.id, templateVersion.template_id))
    .where(and(eq(evidenceTemplate.enable, true), isNotNull(templateVersion.published_at)))
    .orderBy(desc(templateVersion.number));
  const book = new Map<string, TemplateInUse>();
  for (const { key, type, content } of rows) {
    if (book.has(key)) continue;
    const read = templateContent.safeParse(content);
    if (read.success) book.set(key, { type, content: read.data });
  }
  return book;
}

/** Which template tells which check. */
export async function templatesOfChecks(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ key: configEntry.key, data: configEntry.data })
    .from(configEntry)
    .where(and(eq(configEntry.kind, "meta_detection"), eq(configEntry.enable, true)));
  return new Map(
    rows.flatMap(({ key, data }) => {
      const { evidence_template: template } = data as { evidence_template?: unknown };
      return typeof template === "string" ? [[key, template] as const] : [];
    }),
  );
}

/** What the newest version of each template says, draft or not: what a circle would be made of. */
export async function newestContents(db: Db): Promise<ReadonlyMap<string, TemplateContent>> {
  const rows = await db
    .select({ key: evidenceTemplate.key, content: templateVersion.content })
    .from(templateVersion)
    .innerJoin(evidenceTemplate, eq(evidenceTemplate.id, templateVersion.template_id))
    .orderBy(templateVersion.number);
  return new Map(rows.map(({ key, content }) => [key, content]));
}
