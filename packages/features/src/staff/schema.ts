import { type RequestOf, seenOf, type updateStaff } from "@candor/api/contract";
import { STAFF_NAME_MAX, STAFF_PERMISSIONS, type StaffAccount } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import { emailField } from "../forms/index.ts";

const message = (code: ScreenCode) => code;

/** An account of staff: who it is, and what they may do. */
export const accountSchema = z.object({
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message("mis.username_required")),
      z.maxLength(STAFF_NAME_MAX, message("mis.username_required")),
    ),
  email: emailField,
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
});
export type AccountForm = z.infer<typeof accountSchema>;

export const toForm = (account: StaffAccount | null): AccountForm => ({
  username: account?.username ?? "",
  email: account?.email ?? "",
  permissions: account?.permissions ?? [],
});

/** What differs from the account as it was read, with what was read of it. */
export function toChange(account: StaffAccount, form: AccountForm): RequestOf<typeof updateStaff> {
  const change = {
    ...(form.username !== account.username && { username: form.username }),
    ...(form.email !== account.email && { email: form.email }),
    ...(form.permissions.join() !== account.permissions.join() && { permissions: form.permissions }),
  };
  return { id: account.id, ...change, seen: seenOf(account, change) };
}
