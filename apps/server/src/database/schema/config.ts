import type { ConfigKind, TemplateContent, TemplateType } from "@candor/api/entities";
import { sql } from "../drizzle.ts";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "../pg-core.ts";
import { id, instant, now, parentId } from "./columns.ts";
import { staff } from "./people.ts";

/** What staff configure: documents that are read and written whole, each of its kind's shape. */
export const configEntry = pgTable(
  "config_entry",
  {
    id: id(),
    kind: text().$type<ConfigKind>().notNull(),
    key: text().notNull(),
    enable: boolean().notNull().default(true),
    /** Rises with each change: a change that was made from an older one is refused. */
    revision: integer().notNull().default(1),
    data: jsonb().$type<unknown>().notNull(),
    /** Kept beside what is in use until it is published. */
    draft: jsonb().$type<unknown>(),
    created_at: now(),
    updated_at: now(),
    updated_by: uuid().references(() => staff.id, { onDelete: "set null" }),
  },
  (table) => [uniqueIndex("config_entry_key").on(table.kind, table.key)],
);

/** An entry as it was published, each time: what is compared, and taken up again as a draft. Goes with its entry. */
export const configVersion = pgTable(
  "config_version",
  {
    entry_id: parentId(() => configEntry.id),
    /** The entry's own at that time. */
    revision: integer().notNull(),
    key: text().notNull(),
    enable: boolean().notNull(),
    data: jsonb().$type<unknown>().notNull(),
    published_at: instant().notNull(),
    published_by: uuid().references(() => staff.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.entry_id, table.revision] })],
);

/** An evidence template. What it says is in its versions. */
export const evidenceTemplate = pgTable(
  "evidence_template",
  {
    id: id(),
    key: text().notNull(),
    type: text().$type<TemplateType>().notNull(),
    note: text().notNull().default(""),
    enable: boolean().notNull().default(true),
    created_at: now(),
    updated_at: now(),
    updated_by: uuid().references(() => staff.id, { onDelete: "set null" }),
  },
  (table) => [uniqueIndex("evidence_template_key").on(table.key)],
);

/** One version of an evidence template; once published it does not change. */
export const templateVersion = pgTable(
  "evidence_template_version",
  {
    id: id(),
    template_id: parentId(() => evidenceTemplate.id),
    number: integer().notNull(),
    revision: integer().notNull().default(1),
    content: jsonb().$type<TemplateContent>().notNull(),
    note: text().notNull().default(""),
    created_at: now(),
    updated_at: now(),
    updated_by: uuid().references(() => staff.id, { onDelete: "set null" }),
    published_at: instant(),
  },
  (table) => [
    uniqueIndex("evidence_template_version_number").on(table.template_id, table.number),
    index("evidence_template_version_open").on(table.template_id).where(sql`${table.published_at} is null`),
  ],
);
