import { getCheckFile } from "@candor/api/contract";
import type { EvidenceTable } from "@candor/api/entities";
import { type Tab, Tabs } from "@candor/ui/data";
import { Delayed, EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  EvidenceTableView,
  type EvidenceTableViewProps,
  StoredTexts,
  type StoredTextsProps,
  type TableState,
} from "../../evidence/index.ts";
import { Below, lateDialog, useFormat } from "../../platform/index.ts";
import { applicationsCatalogue } from "../catalogue.ts";
import { countIn } from "../rows.ts";
import type { CardReply } from "../types.ts";
import { useCardTitle } from "../words.ts";
import * as css from "./applications.css.ts";
import { CardFigure } from "./CardFigure.tsx";
import type { VendorPanelProps } from "./VendorPanel.tsx";

const VendorPanel = lateDialog<VendorPanelProps>(
  applicationsCatalogue,
  async () => (await import("./VendorPanel.tsx")).VendorPanel,
);

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
  /** Its sentence stands elsewhere on the page. */
  said?: boolean;
  /** Address of everything that the card holds of a vendor; absent: it is a page of its own nowhere. */
  detailHref?: (vendor: string) => string;
  /** The call for stored texts. With staff's, vendors are names and open nothing. Default: the customer's. */
  textEndpoint?: StoredTextsProps["endpoint"];
  /** A first column that says something of each row of a table, by its place. */
  remarks?: (table: string) => EvidenceTableViewProps["remarks"];
  /** What its sentence and its drawing count. Default: the card. Staff's tables have rows that customers do not get. */
  counted?: CardReply;
  /** The figure at a table's tab. Default: its rows. */
  tabCount?: (table: EvidenceTable) => string;
  /** At the end of a table's line of filters. */
  end?: (table: string) => ReactNode;
}

/** Whose drawing says the card's sentence itself. */
const FIGURE_SAYS: ReadonlySet<string> = new Set(["data_sharing", "cross_border"]);

/** One card in full: its sentence and drawing, then its tables. */
export function CardBody({
  card,
  state,
  onStateChange,
  only,
  plain = false,
  said = false,
  detailHref,
  textEndpoint = getCheckFile,
  remarks,
  counted = card,
  tabCount,
  end,
}: CardBodyProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const titleOf = useCardTitle();
  const [vendor, setVendor] = useState<{ name: string; host: string | null } | null>(null);
  const count = useMemo(() => countIn(counted), [counted]);
  const tables = only ? card.tables.filter(({ id }) => only.includes(id)) : card.tables;
  const [first] = tables;
  if (!first) return <EmptyState title={t("noneSeen")} description={t("noneSeenText")} />;
  const configured = card.sub_title ? format.text(card.sub_title) : "";
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
    count: tabCount?.(table) ?? format.count(table.total),
    content: table === open ? view(table) : null,
  }));
  // Drawing and tables come together: a drawing that came later would push the tables down.
  const onItsWay = (
    <Delayed>
      <SkeletonRows label={t("loadingCard")} rows={10} rowHeight="double" />
    </Delayed>
  );
  return (
    <StoredTexts
      endpoint={textEndpoint}
      scanId={card.scan_id}
      {...(textEndpoint === getCheckFile && { onVendor: setVendor })}
    >
      {configured !== "" && <p className={css.said}>{configured}</p>}
      {configured === "" && !said && (plain || !FIGURE_SAYS.has(card.source) || card.layout === "table") && (
        <h2 className={css.sentence}>
          {t(`cardSentence.${card.source}`, { count, value: format.count(count) })}
        </h2>
      )}
      {card.help && <p className={css.remark}>{format.text(card.help)}</p>}
      <Suspense fallback={onItsWay}>
        {!plain && <CardFigure card={counted} state={state} onStateChange={onStateChange} />}
        <Below>
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
        </Below>
      </Suspense>
      {card.source === "tracking_pixel" && <p className={css.remark}>{t("masked")}</p>}
      {vendor && (
        <VendorPanel
          {...vendor}
          onClose={() => setVendor(null)}
          {...(detailHref && { detailHref: detailHref(vendor.name) })}
        />
      )}
    </StoredTexts>
  );
}
