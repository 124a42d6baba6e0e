import * as z from "zod/mini";
import { CHECK_STATUSES, LANGUAGES } from "./tables.ts";

/** UUID of a row. */
export const id = z.uuid();

/** Instant as ISO 8601 in UTC, e.g. `2026-11-18T14:20:00.000Z`. */
export const instant = z.iso.datetime();

/** How many checks stand at each status. */
export const statusCounts = z.record(z.enum(CHECK_STATUSES), z.int());
export type StatusCounts = z.infer<typeof statusCounts>;

/** One text in both languages. */
export const bilingual = z.object({ en: z.string(), cn: z.string() });
export type Bilingual = z.infer<typeof bilingual>;

export const language = z.enum(LANGUAGES);
