import { FAILURE_REASON_MAX } from "@candor/api/contract";
import { TextArea } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../../forms/index.ts";
import { failForm } from "../../fail-form.ts";
import { useFailScan } from "../../queries.ts";
import { type ScanRow, scanNumber } from "../../types.ts";

export interface FailScanDialogProps {
  scan: ScanRow;
  onClose: () => void;
}

/** Marks a scan as failed, with the reason that its customer reads in either language. */
export function FailScanDialog({ scan, onClose }: FailScanDialogProps) {
  const { t } = useTranslation("scans");
  const { show } = useNotice();
  const fail = useFailScan();
  const number = scanNumber(scan);
  const form = useSchemaForm({
    schema: failForm,
    defaultValues: { en: "", cn: "" },
    draft: `staff.scan.fail.${scan.id}`,
    save: (reason) => fail.mutateAsync({ id: scan.id, reason }),
    onSaved() {
      show({ kind: "success", text: t("confirm.fail.done", { number }) });
      onClose();
    },
  });
  const field = (language: "en" | "cn") => (
    <TextArea
      label={t(`confirm.fail.${language}`)}
      {...(language === "cn" && { lang: "zh-CN" })}
      required
      rows={3}
      bound={FAILURE_REASON_MAX + 1}
      error={form.errorOf(language)}
      {...form.register(language)}
    />
  );
  return (
    <SchemaFormDialog
      form={form}
      title={t("confirm.fail.title", { number })}
      description={t("confirm.fail.text", { company: scan.company.name })}
      submitLabel={t("confirm.fail.submit")}
      discardText={t("confirm.fail.unsaved")}
      onClose={onClose}
    >
      {field("en")}
      {field("cn")}
    </SchemaFormDialog>
  );
}
