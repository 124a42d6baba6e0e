import { ConfirmDialog } from "@candor/ui/dialogs";
import { useTranslation } from "react-i18next";

export interface DiscardProps {
  open: boolean;
  /** Goes on with what is typed; also what Escape means. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what is typed and not saved is lost. */
export function Discard({ open, onKeep, onDiscard }: DiscardProps) {
  const { t } = useTranslation(["checks", "common"]);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onKeep}
      title={t("work.discard.title")}
      text={t("work.discard.text")}
      confirmLabel={t("work.discard.discard")}
      cancelLabel={t("work.discard.continue")}
      closeLabel={t("common:action.close")}
      onConfirm={onDiscard}
      destructive
    />
  );
}
