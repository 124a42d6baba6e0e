import { PASSWORD_MAX } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import { alike, newPassword } from "./schema.ts";

/** The password in use, and the one that takes its place. */
export const changePasswordSchema = z
  .object({
    current_password: z
      .string()
      .check(
        z.minLength(1, "auth.current_password_required" satisfies ScreenCode),
        z.maxLength(PASSWORD_MAX, "auth.password_long" satisfies ScreenCode),
      ),
    ...newPassword("v2"),
  })
  .check(alike);
