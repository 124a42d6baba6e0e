import { useNotice } from "@candor/ui/notices";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog, type ConfirmDialogProps } from "../overlays/index.ts";
import { useErrorText } from "../platform/index.ts";
import { Failure } from "./Failure.tsx";

export type ConfirmProps = Omit<ConfirmDialogProps, "cancelLabel" | "closeLabel">;

/** `ConfirmDialog` with the words for saying no. */
export function Confirm(props: ConfirmProps) {
  const { t } = useTranslation();
  return <ConfirmDialog {...props} cancelLabel={t("action.cancel")} closeLabel={t("action.close")} />;
}

export interface QuestionProps
  extends Pick<ConfirmProps, "title" | "text" | "confirmLabel" | "destructive" | "disabled" | "width"> {
  /** What is to be read before it is answered. */
  children?: ReactNode;
  /** What happens once it is answered with yes. */
  onYes: () => Promise<unknown>;
  /** What is said once it has happened. */
  doneText: string;
  onDone: () => void;
  /** It was answered with no, or not at all. */
  onCancel: () => void;
}

/** Asks once before something happens. A refusal stays in the dialog. */
export function Question({ onYes, doneText, onDone, onCancel, children, ...words }: QuestionProps) {
  const errorText = useErrorText();
  const { show } = useNotice();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onYes();
      show({ kind: "success", text: doneText });
      onDone();
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Confirm
      {...words}
      open
      onOpenChange={() => !busy && onCancel()}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {children}
      <Failure text={failure} gapped={children !== undefined} />
    </Confirm>
  );
}
