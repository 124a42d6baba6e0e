import { type EvidenceTable, type Screenshot, viewOf } from "@candor/api/entities";
import { type Tab, Tabs } from "@candor/ui/data";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./EvidencePanel.css.ts";
import { EvidenceTableView } from "./EvidenceTableView.tsx";
import { Screenshots } from "./Screenshots.tsx";

export interface EvidencePanelProps {
  evidence: readonly EvidenceTable[];
  screenshots: readonly Screenshot[];
}

const SCREENSHOTS = "screenshots";

/** What a check rests on: a tab for each table and one for the screenshots. Customers and staff see the same. */
export function EvidencePanel({ evidence, screenshots }: EvidencePanelProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const [chosen, setChosen] = useState<string | null>(null);
  const tabs: Tab[] = evidence.map((table) => ({
    value: table.id,
    label: format.text(viewOf(table).title),
    count: format.count(table.total),
    content: <EvidenceTableView key={table.id} table={table} />,
  }));
  if (screenshots.length > 0) {
    tabs.push({
      value: SCREENSHOTS,
      label: t("screenshots"),
      count: format.count(screenshots.length),
      content: (
        <div className={css.panel}>
          <Screenshots screenshots={screenshots} />
        </div>
      ),
    });
  }
  const first = tabs[0];
  if (!first) return <p className={css.none}>{t("none")}</p>;
  // Another check may come with other tables: a tab that is gone gives way to the first.
  const value = tabs.some((tab) => tab.value === chosen) && chosen !== null ? chosen : first.value;
  return (
    <Tabs className={css.flush} label={t("label")} tabs={tabs} value={value} onValueChange={setChosen} />
  );
}
