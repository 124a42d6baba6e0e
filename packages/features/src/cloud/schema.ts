import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

/** An AWS account as it is typed: twelve digits, also in groups of four as AWS writes them. */
export const accountSchema = z.object({
  account_id: z
    .string()
    .check(z.trim(), z.regex(/^\d{4}[- ]?\d{4}[- ]?\d{4}$/, "cloud.account_wrong" satisfies ScreenCode)),
});
export type AccountForm = z.infer<typeof accountSchema>;

/** What the server is sent: the digits alone. */
export const toAccountId = ({ account_id }: AccountForm): string => account_id.replaceAll(/\D/g, "");

/** As AWS writes it: `1234-5678-9012`. */
export const accountText = (id: string): string => id.replace(/^(\d{4})(\d{4})(\d{4})$/, "$1-$2-$3");
