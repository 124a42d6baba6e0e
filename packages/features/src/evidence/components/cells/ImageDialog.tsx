import { useTranslation } from "react-i18next";
import { Dialog } from "../../../overlays/index.ts";
import * as css from "../EvidenceCell.css.ts";

export interface ImageDialogProps {
  src: string;
  title: string;
  onClose: () => void;
}

/** A picture of a cell, large. */
export default function ImageDialog({ src, title, onClose }: ImageDialogProps) {
  const { t } = useTranslation("common");
  return (
    <Dialog width={1040} open onOpenChange={onClose} title={title} closeLabel={t("action.close")}>
      <img src={src} alt={title} className={css.large} />
    </Dialog>
  );
}
