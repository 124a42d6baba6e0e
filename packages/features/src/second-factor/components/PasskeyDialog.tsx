import type { beginPasskey, ReplyOf } from "@candor/api/contract";
import { PASSKEY_NAME_MAX } from "@candor/api/entities";
import { TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useAtMost } from "../../platform/index.ts";
import { PasskeyError, withPasskey } from "../../staff-session/index.ts";
import { useFinishPasskey } from "../queries.ts";
import { passkeySchema } from "../schema.ts";

export interface PasskeyDialogProps {
  offer: ReplyOf<typeof beginPasskey>;
  /** The passkey is kept; with recovery codes where there were none. */
  onDone: (name: string, codes: string[] | null) => void;
  onClose: () => void;
}

/** Names a passkey and has the browser make it. */
export function PasskeyDialog({ offer, onDone, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation(["second-factor", "common"]);
  const atMost = useAtMost();
  const finish = useFinishPasskey();
  const form = useSchemaForm({
    schema: passkeySchema,
    defaultValues: { name: "" },
    draft: "staff-passkey",
    async save({ name }) {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const made = await withPasskey(() => startRegistration({ optionsJSON: offer as never }));
      return finish.mutateAsync({ name, made });
    },
    onSaved: ({ recovery_codes }, { name }) => onDone(name, recovery_codes),
    fieldOf: (error) => (error instanceof PasskeyError ? { field: "name", message: error.code } : null),
    failureText: (reason) => t("dialog.passkey.failed", { reason }),
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("dialog.passkey.title")}
      description={t("dialog.passkey.text")}
      submitLabel={t("dialog.passkey.submit")}
      onClose={onClose}
    >
      <TextField
        label={t("dialog.passkey.name")}
        required
        autoComplete="off"
        {...atMost(PASSKEY_NAME_MAX)}
        clearLabel={t("dialog.passkey.clear")}
        error={form.errorOf("name")}
        {...form.register("name")}
      />
    </SchemaFormDialog>
  );
}
