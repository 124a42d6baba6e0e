import { PasswordField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { NewPasswordFields } from "../../credentials/index.ts";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import type { Arriving } from "../../platform/index.ts";
import { changePasswordSchema } from "../password-schema.ts";
import { useChangePassword } from "../queries.ts";

export interface PasswordFormProps {
  onClose: () => void;
}

/** The dialog that changes one's own password. Nothing of it is kept. */
export default function PasswordForm({ onClose }: PasswordFormProps & Arriving) {
  const { t } = useTranslation(["account", "credentials"]);
  const { show } = useNotice();
  const { mutateAsync } = useChangePassword();
  const form = useSchemaForm({
    schema: changePasswordSchema,
    defaultValues: { current_password: "", password: "", confirm_password: "" },
    draft: null,
    save: (values) => mutateAsync(values),
    onSaved() {
      show({ kind: "success", text: t("password.changed") });
      onClose();
    },
    failureText: (reason) => t("failed", { reason }),
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("password.change")}
      description={t("password.consequence")}
      submitLabel={t("password.change")}
      onClose={onClose}
    >
      <PasswordField
        label={t("password.current")}
        required
        autoComplete="current-password"
        showLabel={t("credentials:showPassword")}
        hideLabel={t("credentials:hidePassword")}
        error={form.errorOf("current_password")}
        {...form.register("current_password")}
      />
      <NewPasswordFields rule="v2" register={form.register} errorOf={form.errorOf} trigger={form.trigger} />
    </SchemaFormDialog>
  );
}
