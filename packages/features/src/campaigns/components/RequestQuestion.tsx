import type { ActivityScan } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { Question } from "../../forms/index.ts";
import { type RequestAction, useRequestActions } from "../request-actions.ts";

export interface RequestQuestionProps {
  action: RequestAction;
  request: ActivityScan;
  onClose: () => void;
}

/** Asks once before a request is published, visited again or given up. */
export function RequestQuestion({ action, request, onClose }: RequestQuestionProps) {
  const { t } = useTranslation("campaigns");
  const act = useRequestActions();
  const { company, email, website } = request;
  return (
    <Question
      title={t(`ask.${action}.title`, { company })}
      text={t(`ask.${action}.text`, { email, website })}
      confirmLabel={t(`ask.${action}.confirm`)}
      destructive={action === "fail"}
      onYes={() => act[action](request.id)}
      doneText={t(`ask.${action}.done`, { company })}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
