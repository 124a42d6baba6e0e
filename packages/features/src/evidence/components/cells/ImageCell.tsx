import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../../platform/index.ts";
import { isShownImage } from "../../images.ts";
import * as css from "../EvidenceCell.css.ts";
import type { ImageDialogProps } from "./ImageDialog.tsx";
import { textCell } from "./TextCell.tsx";

const ImageDialog = lateDialog<ImageDialogProps>([], async () => (await import("./ImageDialog.tsx")).default);

/** A picture that opens large. One of another server is named and not fetched. */
export default function ImageCell({ value, title }: { value: string; title: string }) {
  const { t } = useTranslation("evidence");
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!isShownImage(value)) return textCell({ look: "url", text: value, lines: 2, title });
  if (failed) return <span className={css.none}>{t("imageCellFailed")}</span>;
  return (
    <>
      <button type="button" className={css.picture} onClick={() => setOpen(true)}>
        <img
          src={value}
          alt={t("enlargeNamed", { name: title })}
          loading="lazy"
          className={css.thumb}
          onError={() => setFailed(true)}
        />
      </button>
      {open && <ImageDialog src={value} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
