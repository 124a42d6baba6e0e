import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { Question, SchemaFormDialog, useSchemaForm } from "../../../forms/index.ts";
import {
  useBeginCorrection,
  useDiscardCorrection,
  usePublishCorrection,
  useSeenScan,
} from "../../queries.ts";
import { reasonForm } from "../../reason-form.ts";
import { type ScanRow, scanNumber } from "../../types.ts";
import { ReasonFields } from "./ReasonFields.tsx";

/** What is done with a correction. */
export type CorrectionStep = "begin" | "publish" | "discard";

export interface CorrectionDialogProps {
  scan: ScanRow;
  /** Results that it would change. */
  pending: number;
  step: CorrectionStep;
  onClose: () => void;
}

/** Says what a step of a correction does, and takes it once confirmed. */
export function CorrectionDialog({ step, ...props }: CorrectionDialogProps) {
  return step === "publish" ? <PublishCorrection {...props} /> : <Asked {...props} step={step} />;
}

type Part = Omit<CorrectionDialogProps, "step">;

function Asked({ scan, pending, step, onClose }: Part & { step: "begin" | "discard" }) {
  const { t } = useTranslation("scans");
  const begin = useBeginCorrection();
  const discard = useDiscardCorrection();
  const names = { number: scanNumber(scan), company: scan.company.name, count: pending };
  const seen = useSeenScan(scan.id);
  return (
    <Question
      title={t(`correction.${step}.title`, names)}
      text={t(`correction.${step}.text`, names)}
      confirmLabel={t(`correction.${step}.action`)}
      destructive={step === "discard"}
      doneText={t(`correction.${step}.done`, names)}
      onYes={async () =>
        step === "begin"
          ? begin.mutateAsync({ id: scan.id })
          : discard.mutateAsync({ id: scan.id, seen: await seen() })
      }
      onDone={onClose}
      onCancel={onClose}
    />
  );
}

/** Publishes a correction, with the reason that its customer reads in either language. */
function PublishCorrection({ scan, pending, onClose }: Part) {
  const { t } = useTranslation("scans");
  const { show } = useNotice();
  const publish = usePublishCorrection();
  const seen = useSeenScan(scan.id);
  const names = { number: scanNumber(scan), company: scan.company.name, count: pending };
  const form = useSchemaForm({
    schema: reasonForm,
    defaultValues: { en: "", cn: "" },
    draft: `staff.scan.correct.${scan.id}`,
    save: async (reason) => publish.mutateAsync({ id: scan.id, reason, seen: await seen() }),
    onSaved() {
      show({ kind: "success", text: t("correction.publish.done", names) });
      onClose();
    },
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("correction.publish.title", names)}
      description={t("correction.publish.text", names)}
      submitLabel={t("correction.publish.action")}
      discardText={t("confirm.fail.unsaved")}
      onClose={onClose}
    >
      <ReasonFields form={form} />
    </SchemaFormDialog>
  );
}
