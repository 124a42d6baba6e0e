import * as z from "zod/mini";
import { isOneLine } from "./text.ts";

/** What a field says that must be one line. */
export const oneLine = z.refine<string>(isOneLine, { params: { field: "characters" } });

/** A name or another text of one line. */
// @__NO_SIDE_EFFECTS__
export const line = (most: number) => z.string().check(z.trim(), z.maxLength(most), oneLine);

/** One that must not be empty. */
// @__NO_SIDE_EFFECTS__
export const filledLine = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), oneLine);
