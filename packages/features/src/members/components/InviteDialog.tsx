import { DAY_MS, type Language, LINK_MS, ROLES } from "@candor/api/entities";
import { RadioGroup, Select, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { LANGUAGE_NAMES, useFormat, usePlatform } from "../../platform/index.ts";
import { useInvite } from "../queries.ts";
import { emptyInvite, INVITE_DRAFT, type Invitation, type InviteForm, inviteSchema } from "../schema.ts";

export interface InviteDialogProps {
  /** Languages that the mail may have. */
  languages: readonly Language[];
  onClose: () => void;
}

/** Invites somebody by e-mail: the address, the role, and the mail's language. A refusal keeps what was typed. */
export function InviteDialog({ languages, onClose }: InviteDialogProps) {
  const { t } = useTranslation("members");
  const format = useFormat();
  const { language } = usePlatform();
  const { show } = useNotice();
  const invite = useInvite();
  const form = useSchemaForm<InviteForm, Invitation, { email: string }>({
    schema: inviteSchema,
    defaultValues: emptyInvite(language),
    draft: INVITE_DRAFT,
    save: invite,
    onSaved({ email }) {
      show({ kind: "success", text: t("form.sent", { email }) });
      onClose();
    },
    failureText: (reason) => t("form.failed", { reason }),
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("form.title")}
      description={t("form.text", { days: format.count(LINK_MS.invite / DAY_MS) })}
      submitLabel={t("form.submit")}
      discardText={t("form.unsent")}
      onClose={onClose}
    >
      <TextField
        label={t("form.email")}
        required
        error={form.errorOf("email")}
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
        error={form.errorOf("role")}
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
    </SchemaFormDialog>
  );
}
