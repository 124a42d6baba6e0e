import { Dialog } from "@candor/ui/dialogs";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";

export interface DiscardDialogProps {
  open: boolean;
  /** Also what Escape and the close button mean. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before an edit that is not saved is lost; going on with it is the default. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  const { t } = useTranslation(["scans", "common"]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onKeep()}
      width={424}
      title={t("discard.title")}
      description={t("discard.text")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            {t("discard.discard")}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {t("discard.keep")}
          </Button>
        </>
      }
    />
  );
}
