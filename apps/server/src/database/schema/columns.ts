import { type AnyPgColumn, timestamp, uuid } from "../pg-core.ts";

/** Primary key: a random UUID that the database makes. */
export const id = () => uuid().primaryKey().defaultRandom();

/** An instant with its time zone. */
export const instant = () => timestamp({ withTimezone: true });

/** The instant at which the row was written. */
export const now = () => instant().notNull().defaultNow();

/** Id of the row that this one is a part of: it goes with it. */
export const parentId = (of: () => AnyPgColumn) => uuid().notNull().references(of, { onDelete: "cascade" });
