import type { beginTotp, ReplyOf } from "@candor/api/contract";
import { CopyButton } from "@candor/ui/feedback";
import { TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useFinishTotp } from "../queries.ts";
import { codeSchema } from "../schema.ts";
import { QrCode } from "./QrCode.tsx";
import * as css from "./SecondFactor.css.ts";

export interface TotpDialogProps {
  offer: ReplyOf<typeof beginTotp>;
  /** The app is on; with recovery codes where there were none. */
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Puts a key into an authenticator app, and proves it with a code. */
export function TotpDialog({ offer, onDone, onClose }: TotpDialogProps) {
  const { t } = useTranslation("second-factor");
  const finish = useFinishTotp();
  const form = useSchemaForm({
    schema: codeSchema,
    defaultValues: { code: "" },
    draft: null,
    save: (values) => finish.mutateAsync(values),
    onSaved: ({ recovery_codes }) => onDone(recovery_codes),
    failureText: (reason) => t("dialog.totp.failed", { reason }),
  });
  const grouped = offer.secret.replace(/.{4}(?=.)/g, "$& ");
  return (
    <SchemaFormDialog
      form={{ ...form, isDirty: false }}
      title={t("dialog.totp.title")}
      description={t("dialog.totp.text")}
      submitLabel={t("dialog.totp.submit")}
      onClose={onClose}
    >
      <QrCode label={t("dialog.totp.qr")} text={offer.uri} />
      <div className={css.key}>
        <span className={css.keyLabel}>{t("dialog.totp.key")}</span>
        <code className={css.code} translate="no">
          {grouped}
        </code>
        <CopyButton label={t("dialog.totp.copy")} copiedLabel={t("dialog.totp.copied")} text={offer.secret} />
      </div>
      <TextField
        label={t("dialog.totp.code")}
        autoComplete="one-time-code"
        inputMode="numeric"
        clearLabel={t("dialog.totp.clear")}
        error={form.errorOf("code")}
        {...form.register("code")}
      />
    </SchemaFormDialog>
  );
}
