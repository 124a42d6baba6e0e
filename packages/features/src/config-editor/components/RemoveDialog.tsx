import { useTranslation } from "react-i18next";
import { Confirm } from "../../forms/index.ts";

export interface RemoveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  busy: boolean;
  onRemove: () => void;
}

/** Asks once before an entry of the configuration is removed. */
export function RemoveDialog({ open, onOpenChange, title, text, busy, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation("config-editor");
  return (
    <Confirm
      {...{ open, onOpenChange, title, text, busy }}
      confirmLabel={t("remove")}
      destructive
      onConfirm={() => {
        onOpenChange(false);
        onRemove();
      }}
    />
  );
}
