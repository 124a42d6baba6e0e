import { Button } from "@candor/ui/forms";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../overlays/index.ts";
import { storeDraft } from "../platform/index.ts";
import { DiscardDialog } from "./DiscardDialog.tsx";

export interface FormDialogProps {
  title: string;
  /** Text under the title. */
  description?: string;
  /** Name under which what is typed is kept until it is saved; forgotten where it is discarded. Null: nothing is. */
  draft: string | null;
  /** Something is typed that closing would lose. */
  dirty: boolean;
  /** It is being saved; until then nothing closes it. */
  busy: boolean;
  /** The button that sends the form, after Cancel. */
  submit: ReactNode;
  /** What discarding loses. Default: what was typed. */
  discardText?: string;
  onClose: () => void;
  /** The form, and under it what went wrong. */
  children: ReactNode;
}

/** A form in a dialog. Closing it with something typed asks first. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, draft, dirty, busy, submit, discardText, onClose, children } = props;
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={title}
        description={description}
        closeLabel={t("action.close")}
        actions={
          <>
            <Button onClick={leave}>{t("action.cancel")}</Button>
            {submit}
          </>
        }
      >
        {children}
      </Dialog>
      <DiscardDialog
        open={asking}
        text={discardText}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          if (draft !== null) storeDraft(draft, null);
          onClose();
        }}
      />
    </>
  );
}
