import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm, Failure } from "../../../forms/index.ts";
import { useErrorText } from "../../../platform/index.ts";
import type { CheckDialogProps } from "../../dialog-props.ts";
import { useRestore } from "../../work.ts";

/** Asks before the detected result stands again. */
export function RestoreDialog({ check, onClose, onDone }: CheckDialogProps) {
  const { t } = useTranslation(["check-dialogs", "common"]);
  const errorText = useErrorText();
  const { mutate, isPending, error } = useRestore();
  // What was detected is the status before the dialog is gone.
  const [detected] = useState(check.manual_status?.detected ?? check.status);
  return (
    <Confirm
      open
      onOpenChange={() => !isPending && onClose()}
      title={t("restore.title")}
      text={t("restore.text", { status: t(`common:status.${detected}`) })}
      confirmLabel={t("restore.submit")}
      busy={isPending}
      onConfirm={() =>
        mutate({ id: check.id, seen: check.changed_at }, { onSuccess: () => onDone(t("restore.done")) })
      }
    >
      <Failure text={error && errorText(error)} />
    </Confirm>
  );
}
