import { type EvidenceTable, type Screenshot, viewOf } from "@candor/api/entities";
import { type Tab, Tabs } from "@candor/ui/data";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./EvidencePanel.css.ts";
import { EvidenceTableView } from "./EvidenceTableView.tsx";
import { Screenshots } from "./Screenshots.tsx";

export interface EvidencePanelProps {
  evidence: readonly EvidenceTable[];
  screenshots: readonly Screenshot[];
  /** Told which table is open; null: none is. */
  onOpen?: (table: string | null) => void;
}

const SCREENSHOTS = "screenshots";

/** What a check rests on: a tab for each table and one for the screenshots. Customers and staff see the same. */
export function EvidencePanel({ evidence, screenshots, onOpen }: EvidencePanelProps) {
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
  // Another check may come with other tables: a tab that is gone gives way to the first.
  const value = tabs.some((tab) => tab.value === chosen) ? chosen : (first?.value ?? null);
  const open = value === SCREENSHOTS ? null : value;
  useEffect(() => onOpen?.(open), [onOpen, open]);
  if (!first) return <p className={css.none}>{t("none")}</p>;
  return (
    <Tabs
      className={css.flush}
      label={t("label")}
      tabs={tabs}
      value={value ?? first.value}
      onValueChange={setChosen}
    />
  );
}
