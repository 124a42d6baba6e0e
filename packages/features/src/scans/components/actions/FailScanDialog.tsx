import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../../forms/index.ts";
import { useFailScan, useSeenScan } from "../../queries.ts";
import { reasonForm } from "../../reason-form.ts";
import { type ScanRow, scanNumber } from "../../types.ts";
import { ReasonFields } from "./ReasonFields.tsx";

export interface FailScanDialogProps {
  scan: ScanRow;
  onClose: () => void;
}

/** Marks a scan as failed, with the reason that its customer reads in either language. */
export function FailScanDialog({ scan, onClose }: FailScanDialogProps) {
  const { t } = useTranslation("scans");
  const { show } = useNotice();
  const fail = useFailScan();
  const seen = useSeenScan(scan.id);
  const number = scanNumber(scan);
  const form = useSchemaForm({
    schema: reasonForm,
    defaultValues: { en: "", cn: "" },
    draft: `staff.scan.fail.${scan.id}`,
    save: async (reason) => fail.mutateAsync({ id: scan.id, reason, seen: await seen() }),
    onSaved() {
      show({ kind: "success", text: t("confirm.fail.done", { number }) });
      onClose();
    },
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("confirm.fail.title", { number })}
      description={t("confirm.fail.text", { company: scan.company.name })}
      submitLabel={t("confirm.fail.submit")}
      discardText={t("confirm.fail.unsaved")}
      onClose={onClose}
    >
      <ReasonFields form={form} />
    </SchemaFormDialog>
  );
}
