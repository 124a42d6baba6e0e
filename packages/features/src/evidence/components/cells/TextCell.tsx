import { Button } from "@candor/ui/forms";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../../platform/index.ts";
import * as css from "../EvidenceCell.css.ts";
import type { FileDialogProps } from "./FileDialog.tsx";

const FileDialog = lateDialog<FileDialogProps>([], async () => (await import("./FileDialog.tsx")).default);

/** Characters of a text that stand in its cell; the whole opens. */
const IN_CELL = 600;
/** Characters of it on paper, where nothing opens. */
const ON_PAPER = 4000;

export interface TextCellProps {
  text: string;
  /** Hosts, addresses, keys: read letter by letter. */
  look: "text" | "mono" | "url";
  /** Lines shown; 0: one, cut. */
  lines: number;
  title: string;
  /** Characters that stand in the cell whole; what is longer opens. Default: 600. */
  most?: number;
}

/** Words of a cell, as many lines as fit. An address is text, never a link. Called, not a component: most cells are text. */
export function textCell(props: TextCellProps): ReactNode {
  const { text, most = IN_CELL } = props;
  if (text.length > most) return <LongText {...props} />;
  const { className, translate, lines } = lookOf(props);
  return (
    <span
      className={[...className, lines].join(" ")}
      title={text.length > 80 ? text : undefined}
      translate={translate}
      dir="auto"
    >
      {text}
    </span>
  );
}

function LongText(props: TextCellProps) {
  const { text, title } = props;
  const { t } = useTranslation("evidence");
  const [open, setOpen] = useState(false);
  const { className, translate, lines } = lookOf(props);
  return (
    <span className={className.join(" ") || undefined} translate={translate}>
      <span className={lines} dir="auto">
        {text.slice(0, IN_CELL)}
        <span className={css.onPaper}>
          {text.slice(IN_CELL, ON_PAPER)}
          {text.length > ON_PAPER && "…"}
        </span>
      </span>
      <Button size={24} variant="link" className={css.readAll} onClick={() => setOpen(true)}>
        {t("file.all")}
      </Button>
      {open && <FileDialog type="text_file_s3" content={text} title={title} onClose={() => setOpen(false)} />}
    </span>
  );
}

function lookOf({ text, look, lines }: TextCellProps) {
  const wide = look === "url" || (look === "mono" && text.length > 48);
  return {
    className: wide ? [css.url] : look === "mono" ? [css.mono] : [],
    translate: look === "text" ? undefined : ("no" as const),
    lines: css.lines[clampOf(lines, text)],
  };
}

/** Lines of a clamp that has a class: 1 to 6, else none. */
function clampOf(lines: number, text: string): keyof typeof css.lines {
  if (lines === 0) return "one";
  if (text.length <= 80 && !text.includes("\n")) return "all";
  return lines <= 2 ? "two" : lines <= 4 ? "three" : "six";
}
