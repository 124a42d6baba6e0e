import { SHARE_DAYS, SHARE_PASSWORD } from "@candor/api/contract";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

const message = (code: ScreenCode) => code;

/** What the dialog that makes a link holds; an empty password is none. */
export const shareSchema = z.object({
  days: z.enum(SHARE_DAYS.map(String) as [string, ...string[]]),
  password: z.string().check(
    z.refine((text) => text === "" || text.length >= SHARE_PASSWORD.min, {
      error: message("assessment.share_password_short"),
    }),
    z.maxLength(SHARE_PASSWORD.max),
  ),
});
export type ShareForm = z.infer<typeof shareSchema>;

export const openSchema = z.object({
  password: z.string().check(z.minLength(1, message("assessment.share_password_missing"))),
});
