import type { ReplyOf, staffPolicy } from "@candor/api/contract";
import { ConfirmDialog } from "@candor/ui/dialogs";
import { useNotice } from "@candor/ui/notices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { useSavePolicy } from "../queries.ts";

export interface PolicyDialogProps {
  policy: ReplyOf<typeof staffPolicy>;
  onClose: () => void;
}

/** Requires a second step of everyone, or no longer: says first whom it stops. */
export function PolicyDialog({
  policy: { second_factor_required: required, without },
  onClose,
}: PolicyDialogProps) {
  const { t } = useTranslation(["staff", "common"]);
  const errorText = useErrorText();
  const { show } = useNotice();
  const save = useSavePolicy();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setFailure(null);
    try {
      await save.mutateAsync({ second_factor_required: !required });
      show({ kind: "success", text: t(required ? "twoSteps.freed" : "twoSteps.required") });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={() => !save.isPending && onClose()}
      title={t(required ? "twoSteps.freeTitle" : "twoSteps.requireTitle")}
      text={required ? t("twoSteps.freeText") : t("twoSteps.requireText", { count: without })}
      confirmLabel={t(required ? "twoSteps.free" : "twoSteps.require")}
      cancelLabel={t("common:action.cancel")}
      closeLabel={t("common:action.close")}
      busy={save.isPending}
      onConfirm={() => void confirm()}
    >
      <Failure text={failure} />
    </ConfirmDialog>
  );
}
