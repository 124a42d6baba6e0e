import { Button } from "@candor/ui/forms";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import * as css from "../EvidenceCell.css.ts";

const FileDialog = lazy(() => import("./FileDialog.tsx"));

/** Characters of a text that stand in its cell; the whole opens. */
const IN_CELL = 600;

export interface TextCellProps {
  text: string;
  /** Hosts, addresses, keys: read letter by letter. */
  look: "text" | "mono" | "url";
  /** Lines shown; 0: one, cut. */
  lines: number;
  title: string;
}

/** Words of a cell, as many lines as fit. An address is text, never a link. */
export function TextCell({ text, look, lines, title }: TextCellProps) {
  const { t } = useTranslation("evidence");
  const [open, setOpen] = useState(false);
  const long = text.length > IN_CELL;
  const wide = look === "url" || (look === "mono" && text.length > 48);
  return (
    <span
      className={wide ? css.url : look === "mono" ? css.mono : undefined}
      title={!long && text.length > 80 ? text : undefined}
      translate={look === "text" ? undefined : "no"}
    >
      <span className={css.lines[clampOf(lines, text)]} dir="auto">
        {long ? text.slice(0, IN_CELL) : text}
      </span>
      {long && (
        <Button size={24} variant="link" onClick={() => setOpen(true)}>
          {t("file.all")}
        </Button>
      )}
      {open && (
        <Suspense>
          <FileDialog type="text_file_s3" content={text} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

/** Lines of a clamp that has a class: 1 to 6, else none. */
function clampOf(lines: number, text: string): keyof typeof css.lines {
  if (lines === 0) return "one";
  if (text.length <= 80 && !text.includes("\n")) return "all";
  return lines <= 2 ? "two" : lines <= 4 ? "three" : "six";
}
