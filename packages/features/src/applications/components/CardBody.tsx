import type { EvidenceTable } from "@candor/api/entities";
import { type Tab, Tabs } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  EvidenceTableView,
  type EvidenceTableViewProps,
  EvidenceToolsProvider,
  type TableState,
} from "../../evidence/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { CardReply } from "../types.ts";
import { useCardTitle } from "../words.ts";
import * as css from "./applications.css.ts";
import { CardFigure } from "./CardFigure.tsx";
import { VendorPanel } from "./VendorPanel.tsx";

/** What a card's tables are set to, and which of them is open. */
export interface CardTablesState extends TableState {
  table: string | null;
}

export interface CardBodyProps {
  card: CardReply;
  state: CardTablesState;
  onStateChange: (change: Partial<CardTablesState>) => void;
  /** Only these of its tables: ids. */
  only?: readonly string[];
  /** Without the drawing. */
  plain?: boolean;
  /** Vendors are names, and open nothing: where the reader is not a customer. */
  closed?: boolean;
  /** A first column that says something of each row of a table, by its place. */
  remarks?: (table: string) => EvidenceTableViewProps["remarks"];
  /** At the end of a table's line of filters. */
  end?: (table: string) => ReactNode;
}

/** One card in full: its sentence and drawing, then its tables. */
export function CardBody({
  card,
  state,
  onStateChange,
  only,
  plain = false,
  closed,
  remarks,
  end,
}: CardBodyProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const titleOf = useCardTitle();
  const [vendor, setVendor] = useState<{ name: string; host: string | null } | null>(null);
  const tools = useMemo(() => (closed ? {} : { onVendor: setVendor }), [closed]);
  const tables = only ? card.tables.filter(({ id }) => only.includes(id)) : card.tables;
  const [first] = tables;
  if (!first) return <EmptyState title={t("noneSeen")} description={t("noneSeenText")} />;
  const open = tables.find(({ id }) => id === state.table) ?? first;
  const view = (table: EvidenceTable) => (
    <EvidenceTableView
      key={table.id}
      table={table}
      extent="whole"
      state={state}
      onStateChange={onStateChange}
      {...(remarks && { remarks: remarks(table.id) })}
      end={end?.(table.id)}
    />
  );
  const tabs: Tab[] = tables.map((table) => ({
    value: table.id,
    label: format.text(table.layout?.title ?? table.title),
    count: format.count(table.total),
    content: table === open ? view(table) : null,
  }));
  return (
    <EvidenceToolsProvider value={tools}>
      {card.help && <p className={css.remark}>{format.text(card.help)}</p>}
      {!plain && <CardFigure card={card} state={state} onStateChange={onStateChange} />}
      {tables.length === 1 ? (
        view(first)
      ) : (
        <Tabs
          className={css.tables}
          label={t("tables", { card: titleOf(card) })}
          tabs={tabs}
          value={open.id}
          onValueChange={(table) =>
            onStateChange({ table, view: null, search: "", filters: {}, sort: null, descending: false })
          }
        />
      )}
      {card.source === "tracking_pixel" && <p className={css.remark}>{t("masked")}</p>}
      {vendor && <VendorPanel {...vendor} onClose={() => setVendor(null)} />}
    </EvidenceToolsProvider>
  );
}
