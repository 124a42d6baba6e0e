import { isApiError } from "@candor/api/client";
import type { Job } from "@candor/api/contract";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { ReasonFields, reasonForm } from "../../scans/index.ts";
import { useCancelJob } from "../job-actions.ts";

export interface CancelAssessmentDialogProps {
  job: Pick<Job, "id" | "kind">;
  /** The job in words. */
  about: string;
  /** Whose assessment it is. */
  company: string;
  onClose: () => void;
}

/** Ends the assessment behind a job, with the reason that its customer reads in either language. */
export function CancelAssessmentDialog({ job, about, company, onClose }: CancelAssessmentDialogProps) {
  const { t } = useTranslation("operations");
  const { show } = useNotice();
  const cancel = useCancelJob();
  const form = useSchemaForm({
    schema: reasonForm,
    defaultValues: { en: "", cn: "" },
    draft: `staff.job.cancel.${job.id}`,
    save: (reason) => cancel.mutateAsync({ id: job.id, kind: job.kind, reason }),
    onSaved() {
      show({ kind: "success", text: t("jobs.ask.end.done") });
      onClose();
    },
    // Nobody was faster: the assessment itself was.
    failureText: (reason, error) =>
      isApiError(error) && error.key === "mis.changed_meanwhile" ? t("jobs.ask.end.over") : reason,
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("jobs.ask.end.title")}
      description={t("jobs.ask.end.text", { about, company })}
      submitLabel={t("jobs.ask.end.submit")}
      discardText={t("jobs.ask.end.unsaved")}
      onClose={onClose}
    >
      <ReasonFields form={form} />
    </SchemaFormDialog>
  );
}
