import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

/** A code of an authenticator app, or a recovery code: which of them fits, the server knows. */
export const codeSchema = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, "auth.code_required" satisfies ScreenCode), z.maxLength(40)),
});
export type CodeValues = z.infer<typeof codeSchema>;
