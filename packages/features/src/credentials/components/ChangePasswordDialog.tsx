import type { changePassword, RequestOf } from "@candor/api/contract";
import { PasswordField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { changePasswordSchema } from "../change-password.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

export interface ChangePasswordDialogProps {
  /** Sends it. Rejects with what the server says. */
  change: (values: RequestOf<typeof changePassword>) => Promise<unknown>;
  onClose: () => void;
}

/** The dialog that changes one's own password. Nothing of it is kept. */
export function ChangePasswordDialog({ change, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation("credentials");
  const { show } = useNotice();
  const form = useSchemaForm({
    schema: changePasswordSchema,
    defaultValues: { current_password: "", password: "", confirm_password: "" },
    draft: null,
    save: change,
    onSaved() {
      show({ kind: "success", text: t("change.done") });
      onClose();
    },
    failureText: (reason) => t("change.failed", { reason }),
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("change.title")}
      description={t("change.consequence")}
      submitLabel={t("change.title")}
      onClose={onClose}
    >
      <PasswordField
        label={t("change.current")}
        required
        autoComplete="current-password"
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        error={form.errorOf("current_password")}
        {...form.register("current_password")}
      />
      <NewPasswordFields rule="v2" register={form.register} errorOf={form.errorOf} trigger={form.trigger} />
    </SchemaFormDialog>
  );
}
