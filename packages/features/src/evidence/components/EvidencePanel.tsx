import type { EvidenceTable, Screenshot } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./EvidencePanel.css.ts";
import { EvidenceTableView } from "./EvidenceTableView.tsx";
import { Screenshots } from "./Screenshots.tsx";

export interface EvidencePanelProps {
  evidence: readonly EvidenceTable[];
  screenshots: readonly Screenshot[];
}

/** What a check rests on: its tables and its screenshots. Customers and staff see the same. */
export function EvidencePanel({ evidence, screenshots }: EvidencePanelProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  if (evidence.length === 0 && screenshots.length === 0) return <p className={css.none}>{t("none")}</p>;
  return (
    <div className={css.panel}>
      {evidence.map((table) => (
        <div key={table.id}>
          <h3 className={css.title}>
            {format.text(table.title)}
            <span className={css.count}>{format.count(table.total)}</span>
          </h3>
          <EvidenceTableView table={table} />
        </div>
      ))}
      {screenshots.length > 0 && (
        <div>
          <h3 className={css.title}>
            {t("screenshots")}
            <span className={css.count}>{format.count(screenshots.length)}</span>
          </h3>
          <Screenshots screenshots={screenshots} />
        </div>
      )}
    </div>
  );
}
