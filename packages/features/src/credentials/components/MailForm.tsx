import { registerEmail, sendMagicLink, sendResetEmail } from "@candor/api/contract";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { readDraft, storeDraft, useFieldMessage, usePassing, usePlatform } from "../../platform/index.ts";
import { EMAIL_DRAFT, EmailField } from "../../session/index.ts";
import { mailSchema, type MailForm as Values } from "../schema.ts";
import { CredentialForm } from "./CredentialForm.tsx";

/** The call that mails each kind of link. */
const CALLS = { reset: sendResetEmail, register: registerEmail, magic: sendMagicLink } as const;
export type MailKind = keyof typeof CALLS;

export interface MailFormProps {
  kind: MailKind;
  /** The server has taken it down; whether it mails anything it does not say. */
  onSent: (email: string) => void;
  /** The server mails no such links. */
  onProblem: (error: unknown) => void;
}

/** Asks for a link by mail. */
export function MailForm({ kind, onSent, onProblem }: MailFormProps) {
  const { t } = useTranslation("credentials");
  const { client } = usePlatform();
  const say = useFieldMessage();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(mailSchema),
    mode: "onTouched",
    // What was typed at sign-in, or before the page was drawn in another language.
    defaultValues: { email: readDraft<string>(EMAIL_DRAFT) ?? "" },
  });
  usePassing(form);
  const send = async ({ email }: Values) => {
    await client.call(CALLS[kind], { email }, { quiet: true });
    onSent(email);
  };
  return (
    <CredentialForm
      form={form}
      send={send}
      submitLabel={t(`mail.${kind}.submit`)}
      onProblem={onProblem}
      timeout="auth.mail_timeout"
    >
      <EmailField
        label={t("email")}
        required
        clearLabel={t("clear")}
        error={say(form.formState.errors.email)}
        {...form.register("email", {
          onChange: (event) => storeDraft(EMAIL_DRAFT, event.target.value || null),
        })}
      />
    </CredentialForm>
  );
}
