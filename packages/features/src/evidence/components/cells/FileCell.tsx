import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../../platform/index.ts";
import { type FileType, referenceIn } from "../../reference-in.ts";
import { useEvidenceTools } from "../../tools.ts";
import * as css from "../EvidenceCell.css.ts";
import type { FileDialogProps } from "./FileDialog.tsx";

const FileDialog = lateDialog<FileDialogProps>([], async () => (await import("./FileDialog.tsx")).default);

export interface FileCellProps {
  type: FileType;
  value: string;
  title: string;
}

/** A file behind a button: its content is fetched, and its viewer loaded, when it is asked for. */
export default function FileCell({ type, value, title }: FileCellProps) {
  const { t } = useTranslation("evidence");
  const { loadFile } = useEvidenceTools();
  const [open, setOpen] = useState(false);
  const kind = referenceIn(value);
  if (kind !== "content" && !loadFile) {
    return (
      <span className={css.none} title={value}>
        {t("file.closed")}
      </span>
    );
  }
  return (
    <>
      <Button size={24} icon={<Icon of={FileText} />} onClick={() => setOpen(true)}>
        {t(`file.open.${type}`)}
      </Button>
      <span className={css.onPaper}>{t("file.closed")}</span>
      {open && (
        <FileDialog
          type={type}
          title={title}
          {...(kind === "content" ? { content: value } : { reference: value })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
