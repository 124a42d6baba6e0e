import type { ViewColumn } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./EvidenceTableView.css.ts";

interface ColumnHelpProps {
  columns: readonly ViewColumn[];
  /** The table runs from rule to rule: what it says begins where its words do. */
  inset: boolean;
}

/** What staff say of the columns. A pointer has it at the title too. */
export default function ColumnHelp({ columns, inset }: ColumnHelpProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const helped = columns.filter(({ help }) => format.text(help) !== "");
  return (
    <details className={inset ? css.helpInset : css.help}>
      <summary>{t("columnHelp")}</summary>
      <KeyValueList
        items={helped.map(({ key, title, help }) => ({
          id: key,
          label: format.text(title),
          value: format.text(help),
        }))}
      />
    </details>
  );
}
