import { SHARE_DAYS } from "@candor/api/contract";
import { PasswordField, Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useShareReport } from "../queries.ts";
import { type ShareForm, shareSchema } from "../schema.ts";

export interface ShareDialogProps {
  assessmentId: string;
  /** A link was made; it is told this once. */
  onMade: (url: string) => void;
  onClose: () => void;
}

/** Makes a link to a report: for how long, and whether a password is asked for. */
export function ShareDialog({ assessmentId, onMade, onClose }: ShareDialogProps) {
  const { t } = useTranslation("shared-reports");
  const share = useShareReport();
  const form = useSchemaForm<ShareForm, ShareForm, { url: string }>({
    schema: shareSchema,
    defaultValues: { days: "30", password: "" },
    // A password is kept nowhere.
    draft: null,
    save: ({ days, password }) =>
      share.mutateAsync({
        assessment_id: assessmentId,
        days: SHARE_DAYS.find((one) => String(one) === days) ?? 30,
        password: password === "" ? null : password,
      }),
    onSaved({ url }) {
      onMade(url);
      onClose();
    },
    failureText: (reason) => t("form.failed", { reason }),
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("form.title")}
      description={t("form.text")}
      submitLabel={t("form.submit")}
      discardText={t("form.unsent")}
      onClose={onClose}
    >
      <Select
        label={t("form.days")}
        options={SHARE_DAYS.map((count) => ({ value: String(count), label: t("days", { count }) }))}
        {...form.register("days")}
      />
      <PasswordField
        label={t("form.password")}
        hint={t("form.passwordHint")}
        autoComplete="new-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
        error={form.errorOf("password")}
        {...form.register("password")}
      />
    </SchemaFormDialog>
  );
}
