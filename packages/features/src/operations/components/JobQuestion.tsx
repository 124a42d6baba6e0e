import type { Job } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { Question } from "../../forms/index.ts";
import { type JobAction, useJobActions } from "../job-actions.ts";
import { CancelAssessmentDialog } from "../parts.ts";

export interface JobQuestionProps {
  action: JobAction;
  job: Job;
  /** The job in words. */
  about: string;
  onClose: () => void;
}

/** Asks once before a job is tried again or cancelled, and for a reason where a customer is to read one. */
export function JobQuestion({ action, job, about, onClose }: JobQuestionProps) {
  const { t } = useTranslation("operations");
  const act = useJobActions();
  if (action === "cancel" && job.assessment)
    return (
      <CancelAssessmentDialog job={job} about={about} company={job.assessment.company} onClose={onClose} />
    );
  const words = action === "cancel" && job.kind === "scan" ? "cancel.visitor" : (`${action}.text` as const);
  return (
    <Question
      title={t(`jobs.ask.${action}.title`)}
      text={t(`jobs.ask.${words}`, { about })}
      confirmLabel={t(`jobs.ask.${action}.confirm`)}
      destructive={action === "cancel"}
      onYes={() => act[action](job)}
      doneText={t(`jobs.ask.${action}.done`)}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
