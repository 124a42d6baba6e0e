import { ROLES } from "@candor/api/entities";
import { RadioGroup, Select, TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  LANGUAGE_NAMES,
  useErrorText,
  useFieldMessage,
  useFormDraft,
  usePlatform,
} from "../../platform/index.ts";
import {
  emptyInvite,
  INVITE_DRAFT,
  type Invitation,
  inviteSchema,
  isAboutEmail,
  type InviteForm as Values,
} from "../schema.ts";
import type { InviteDialogProps } from "./InviteDialog.tsx";
import * as css from "./InviteForm.css.ts";

export interface InviteFormProps extends Pick<InviteDialogProps, "languages"> {
  /** Id by which the dialog's submit button names this form. */
  id: string;
  /** Sends; rejects with what the server said. */
  onSend: (invitation: Invitation) => Promise<unknown>;
  /** Told whether anything typed is not sent. */
  onDirty: (dirty: boolean) => void;
  /** Told what is wrong with the form as a whole; null once it is sent again. */
  onFailure: (message: string | null) => void;
}

/** E-mail and role of somebody new, and the mail's language. A refusal keeps what was typed. */
export function InviteForm({ id, languages, onSend, onDirty, onFailure }: InviteFormProps) {
  const { t } = useTranslation("members");
  const { language } = usePlatform();
  const errorText = useErrorText();
  const say = useFieldMessage();
  const form = useForm<Values, unknown, Invitation>({
    defaultValues: emptyInvite(language),
    resolver: standardSchemaResolver(inviteSchema),
    mode: "onTouched",
  });
  const forget = useFormDraft(form, INVITE_DRAFT);
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = form.handleSubmit(async (invitation) => {
    onFailure(null);
    try {
      await onSend(invitation);
      forget();
    } catch (error) {
      const text = errorText(error);
      if (isAboutEmail(error))
        form.setError("email", { type: "server", message: text }, { shouldFocus: true });
      else onFailure(t("form.failed", { reason: text }));
    }
  });

  return (
    <form id={id} className={css.form} onSubmit={send} noValidate>
      <TextField
        label={t("form.email")}
        required
        error={say(errors.email)}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        clearLabel={t("form.clear")}
        {...form.register("email")}
      />
      <RadioGroup
        label={t("form.role")}
        required
        error={say(errors.role)}
        options={ROLES.map((role) => ({
          value: role,
          label: t(`roles.${role}`),
          hint: t(`roleHint.${role}`),
        }))}
        {...form.register("role")}
      />
      {languages.length > 1 && (
        <Select
          label={t("form.language")}
          options={languages.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          {...form.register("language")}
        />
      )}
    </form>
  );
}
