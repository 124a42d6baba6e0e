import type { PackageMetadata, UploadPurpose } from "@candor/api/entities";
import { bigint, index, jsonb, pgTable, text, uuid } from "../pg-core.ts";
import { id, instant, now } from "./columns.ts";
import { company } from "./company.ts";

/** Bytes kept beside the database, named by their SHA-256. */
export const blob = pgTable("blob", {
  sha256: text().primaryKey(),
  size: bigint({ mode: "number" }).notNull(),
  media_type: text().notNull(),
  created_at: now(),
});

/** A file on its way to an object. The row goes when an object has taken it, or when it is stale. */
export const upload = pgTable(
  "upload",
  {
    id: id(),
    company_id: uuid()
      .notNull()
      .references(() => company.id),
    user_id: uuid().notNull(),
    purpose: text().$type<UploadPurpose>().notNull(),
    file_name: text().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    /** As the sender gave it; the bytes are compared with it. */
    sha256: text().notNull(),
    md5: text(),
    media_type: text(),
    metadata: jsonb().$type<PackageMetadata>(),
    created_at: now(),
    /** When it passed its checks. */
    checked_at: instant(),
  },
  (table) => [index("upload_company").on(table.company_id), index("upload_created").on(table.created_at)],
);

/** Values the installation makes for itself once, e.g. the key that signs file addresses. */
export const setting = pgTable("setting", { key: text().primaryKey(), value: text().notNull() });
