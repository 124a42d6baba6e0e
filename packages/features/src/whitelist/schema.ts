import { EMAIL_MAX, WHITELIST_KINDS } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

export const NOTE_MAX = 300;

type Kind = (typeof WHITELIST_KINDS)[number];

/** What names one of each kind, and what is said of anything else. */
const NAMES: Record<Exclude<Kind, "company">, { form: RegExp; message: ScreenCode }> = {
  email: { form: /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/, message: "whitelist.email_invalid" },
  domain: { form: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, message: "whitelist.domain_invalid" },
};

/** Who may ask the helper: a person, everyone with a domain's e-mail, or a company. */
export const entrySchema = z
  .object({
    kind: z.enum(WHITELIST_KINDS),
    /** An e-mail or a domain. */
    key: z.string().check(z.trim(), z.toLowerCase()),
    company: z.nullable(z.object({ id: z.string(), name: z.string() })),
    note: z.string().check(z.trim(), z.maxLength(NOTE_MAX, "scan.note_long" satisfies ScreenCode)),
  })
  .check(({ value, issues }) => {
    if (value.kind === "company") {
      const message = "whitelist.company_required" satisfies ScreenCode;
      if (value.company === null) issues.push({ code: "custom", input: value, path: ["company"], message });
      return;
    }
    const { form, message } = NAMES[value.kind];
    if (value.key.length > EMAIL_MAX || !form.test(value.key))
      issues.push({ code: "custom", input: value, path: ["key"], message });
  });
export type EntryForm = z.infer<typeof entrySchema>;
