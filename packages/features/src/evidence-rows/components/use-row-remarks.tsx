import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { type Line, stateOf } from "../lines.ts";
import * as css from "./evidence-rows.css.ts";

export interface RowRemarksOptions {
  lines: readonly Line[];
  /** Absent where nothing can be edited. */
  onEdit?: ((row: number) => void) | undefined;
  /** Recipients that customers do not meet, whichever row names them. */
  hidden?: ReadonlySet<unknown>;
}

/** The first column of a table that is edited row by row: the way into a row, and what became of it. */
export function useRowRemarks() {
  const { t } = useTranslation("evidence-rows");
  const { count } = useFormat();
  return ({ lines, onEdit, hidden }: RowRemarksOptions) => ({
    header: t("head"),
    cell: (row: number) => {
      const line = lines[row];
      const state = line ? stateOf(line) : null;
      const withRecipient = line?.now && hidden?.has(line.now.host);
      return (
        <span className={css.remark}>
          {onEdit && (
            <Button size={24} onClick={() => onEdit(row)}>
              {t("edit", { row: count(row + 1) })}
            </Button>
          )}
          {state && <span className={css.quiet}>{t(state)}</span>}
          {withRecipient && <span className={css.quiet}>{t("hiddenRecipient")}</span>}
        </span>
      );
    },
  });
}
