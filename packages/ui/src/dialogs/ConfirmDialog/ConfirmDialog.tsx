import type { ReactNode } from "react";
import { Button } from "../../forms/Button/Button.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What happens, and what cannot be taken back. */
  text: ReactNode;
  /** The verb that confirms. */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  /** Draws the verb in the colour of danger. */
  destructive?: boolean;
  /** The work is under way. */
  busy?: boolean;
  /** It cannot be confirmed yet; `children` say why. The button keeps the focus. */
  disabled?: boolean;
  /** Default 424. */
  width?: DialogProps["width"];
  /** More to read or to answer before confirming. */
  children?: ReactNode;
}

/** Asks once before something happens; the buttons are named by their verbs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    cancelLabel,
    closeLabel,
    onConfirm,
    busy,
    disabled,
    width = 424,
    children,
  } = props;
  return (
    <Dialog
      {...{ open, onOpenChange, title, closeLabel, width }}
      description={text}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={props.destructive ? "danger" : "primary"}
            loading={busy}
            aria-disabled={disabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
