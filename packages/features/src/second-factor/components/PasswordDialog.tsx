import { PasswordField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { passwordSchema } from "../schema.ts";

export interface PasswordDialogProps<Reply> {
  title: string;
  text: string;
  submitLabel: string;
  /** What the password is for. Rejects with what the server says. */
  run: (current_password: string) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onClose: () => void;
}

/** Asks for the password before something about signing in changes. */
export function PasswordDialog<Reply>(props: PasswordDialogProps<Reply>) {
  const { title, text, submitLabel, run, onDone, onClose } = props;
  const { t } = useTranslation("second-factor");
  const form = useSchemaForm({
    schema: passwordSchema,
    defaultValues: { current_password: "" },
    draft: null,
    save: (values) => run(values.current_password),
    onSaved: onDone,
    failureText: (reason) => t("dialog.failed", { reason }),
  });
  return (
    <SchemaFormDialog
      form={{ ...form, isDirty: false }}
      title={title}
      description={text}
      submitLabel={submitLabel}
      onClose={onClose}
    >
      <PasswordField
        label={t("password.label")}
        autoComplete="current-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
        error={form.errorOf("current_password")}
        {...form.register("current_password")}
      />
    </SchemaFormDialog>
  );
}
