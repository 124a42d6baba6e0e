import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { Dialog } from "../overlays/index.ts";

export interface DiscardDialogProps {
  open: boolean;
  /** What is lost. Default: what was typed. */
  text?: string;
  /** Goes on with what is typed; also what Escape and the close button mean. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what is not saved is lost; going on with it is the default. */
export function DiscardDialog({ open, text, onKeep, onDiscard }: DiscardDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onKeep}
      width={424}
      title={t("discard.title")}
      description={text ?? t("discard.text")}
      closeLabel={t("action.close")}
      actions={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            {t("discard.submit")}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {t("discard.keep")}
          </Button>
        </>
      }
    />
  );
}
