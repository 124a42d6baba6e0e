import * as z from "zod/mini";
import { CHECK_STATUSES, LANGUAGES } from "./tables.ts";

/** UUID of a row. */
export const id = z.uuid();

/** Instant as ISO 8601 in UTC, e.g. `2026-11-18T14:20:00.000Z`. */
export const instant = z.iso.datetime().check(
  // Years before the first can be written so, and no database holds them.
  z.refine((text) => !text.startsWith("0000")),
);

/** A list that is kept: no more than `most`, none of them twice. */
// @__NO_SIDE_EFFECTS__
export const distinct = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(
    z.maxLength(most),
    z.refine((all) => new Set(all).size === all.length),
  );

/** What a list is filtered by: nothing, or a few of these. */
// @__NO_SIDE_EFFECTS__
export const chosen = <Item extends z.ZodMiniType>(item: Item) =>
  z._default(z.array(item).check(z.maxLength(200)), []);

/** How many checks stand at each status. */
export const statusCounts = z.record(z.enum(CHECK_STATUSES), z.int());
export type StatusCounts = z.infer<typeof statusCounts>;

/** One text in both languages. */
export const bilingual = z.object({ en: z.string(), cn: z.string() });
export type Bilingual = z.infer<typeof bilingual>;

export const language = z.enum(LANGUAGES);
