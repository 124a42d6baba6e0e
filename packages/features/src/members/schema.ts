import { LANGUAGES, type Language, ROLES } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import { emailField } from "../forms/index.ts";

const message = (code: ScreenCode) => code;

/** What the invitation's dialog holds; no role is chosen for the reader. */
export const inviteSchema = z.object({
  email: emailField,
  role: z.pipe(
    z.nullable(z.enum(ROLES)),
    z.transform((role, { issues }) => {
      if (role !== null) return role;
      issues.push({ code: "custom", input: role, message: message("member.role_missing") });
      return z.NEVER;
    }),
  ),
  language: z.enum(LANGUAGES),
});

export type InviteForm = z.input<typeof inviteSchema>;
export type Invitation = z.output<typeof inviteSchema>;

/** An empty invitation; its mail is in the reader's language until another is chosen. */
export const emptyInvite = (language: Language): InviteForm => ({ email: "", role: null, language });

/** Name under which a begun invitation is kept until it is sent. */
export const INVITE_DRAFT = "invitation";
