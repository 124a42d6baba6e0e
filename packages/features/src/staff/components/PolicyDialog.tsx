import type { ReplyOf, staffPolicy } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { Question } from "../../forms/index.ts";
import { useSavePolicy } from "../queries.ts";

export interface PolicyDialogProps {
  policy: ReplyOf<typeof staffPolicy>;
  onClose: () => void;
}

/** Requires a second step of everyone, or no longer: says first whom it stops. */
export function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const { t } = useTranslation("staff");
  const save = useSavePolicy();
  const { second_factor_required: required, without } = policy;
  return (
    <Question
      title={t(required ? "twoSteps.freeTitle" : "twoSteps.requireTitle")}
      text={required ? t("twoSteps.freeText") : t("twoSteps.requireText", { count: without })}
      confirmLabel={t(required ? "twoSteps.free" : "twoSteps.require")}
      onYes={() => save.mutateAsync({ second_factor_required: !required })}
      doneText={t(required ? "twoSteps.freed" : "twoSteps.required")}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
