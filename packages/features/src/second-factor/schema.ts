import { PASSKEY_NAME_MAX, PASSWORD_MAX } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

const needed = (code: ScreenCode) => z.minLength(1, code);

export const passwordSchema = z.object({
  current_password: z.string().check(needed("auth.current_password_required"), z.maxLength(PASSWORD_MAX)),
});

export const codeSchema = z.object({
  code: z.string().check(z.trim(), needed("auth.code_required"), z.maxLength(20)),
});

export const passkeySchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      needed("auth.passkey_name_required"),
      z.maxLength(PASSKEY_NAME_MAX, "auth.passkey_name_required" satisfies ScreenCode),
    ),
});
