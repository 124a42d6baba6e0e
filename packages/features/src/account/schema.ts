import { isApiError } from "@candor/api/client";
import type { RequestOf, updateProfile } from "@candor/api/contract";
import { type CurrentUser, JOB_POSITIONS, type JobPosition, USER_NAME_MAX } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

/** What the profile form holds; empty texts stand for "not given" and "the browser's". */
export const profileSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "account.name_missing" satisfies ScreenCode),
      z.maxLength(USER_NAME_MAX, "account.name_long" satisfies ScreenCode),
    ),
  position: z.enum(["", ...JOB_POSITIONS]),
  timezone: z.string(),
});
export type ProfileForm = z.infer<typeof profileSchema>;

export const toProfileForm = ({
  name,
  position,
  timezone,
}: Pick<CurrentUser, "name" | "position" | "timezone">): ProfileForm => ({
  name,
  position: position ?? "",
  timezone: timezone ?? "",
});

export const toProfilePayload = ({
  name,
  position,
  timezone,
}: ProfileForm): RequestOf<typeof updateProfile> => ({
  name: name.trim(),
  position: (position || null) as JobPosition | null,
  timezone: timezone || null,
});

/** The field that a refused save is about, with its message; null: the whole form. */
export function profileFieldOf(error: unknown): { field: keyof ProfileForm; message: ScreenCode } | null {
  if (!isApiError(error) || error.key === "common.characters") return null;
  if ("timezone" in error.fields) return { field: "timezone", message: "account.timezone_unknown" };
  if ("name" in error.fields) {
    return {
      field: "name",
      message: error.fields.name === "too_long" ? "account.name_long" : "account.name_missing",
    };
  }
  return null;
}
