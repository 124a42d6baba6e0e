import type { Job } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { Question } from "../../forms/index.ts";
import { type JobAction, useJobActions } from "../job-actions.ts";

export interface JobQuestionProps {
  action: JobAction;
  job: Job;
  /** The job in words. */
  about: string;
  onClose: () => void;
}

/** Asks once before a job is tried again or cancelled. */
export function JobQuestion({ action, job, about, onClose }: JobQuestionProps) {
  const { t } = useTranslation("operations");
  const act = useJobActions();
  return (
    <Question
      title={t(`jobs.ask.${action}.title`)}
      text={t(`jobs.ask.${action}.text`, { about })}
      confirmLabel={t(`jobs.ask.${action}.confirm`)}
      destructive={action === "cancel"}
      onYes={() => act[action](job)}
      doneText={t(`jobs.ask.${action}.done`)}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
