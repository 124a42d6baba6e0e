import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { now } from "./columns.ts";

/** Bytes kept beside the database, named by their SHA-256. */
export const blob = pgTable("blob", {
  sha256: text().primaryKey(),
  size: integer().notNull(),
  media_type: text().notNull(),
  created_at: now(),
});

/** Values the installation makes for itself once, e.g. the key that signs file addresses. */
export const setting = pgTable("setting", { key: text().primaryKey(), value: text().notNull() });
