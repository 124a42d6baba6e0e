import * as z from "zod/mini";
import { isOneLine } from "./text.ts";

/** What a field says that must be one line. */
export const oneLine = z.refine<string>(isOneLine, { params: { field: "characters" } });

/** A name or another text of one line. */
export const line = (most: number) => z.string().check(z.trim(), z.maxLength(most), oneLine);
