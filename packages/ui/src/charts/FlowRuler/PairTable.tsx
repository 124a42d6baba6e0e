import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import type { CheckStatus } from "../../icons/status.ts";
import { ChartTable, noValue } from "../../internal/chart/ChartTable.tsx";
import * as css from "./FlowRuler.css.ts";
import type { FlowPair } from "./pairs.ts";
import { RegionChip } from "./RegionChip.tsx";

interface PairTableProps {
  caption: string;
  pairs: readonly FlowPair[];
  heads: { status: string; source: string; recipient: string; items: string; transfer: string; note: string };
  statusLabel: (status: CheckStatus) => string;
  regionName: (code: string) => string;
  format: (count: number) => string;
}

/** Every pair, also those beyond the drawing's bound. */
export function PairTable({ caption, pairs, heads, statusLabel, regionName, format }: PairTableProps) {
  const region = (code: string, source: boolean) => {
    const name = regionName(code);
    return (
      <span className={css.status}>
        <RegionChip code={code} source={source} />
        {name !== code && <bdi>{name}</bdi>}
      </span>
    );
  };
  return (
    <ChartTable
      caption={caption}
      columns={[
        { id: "status", label: heads.status },
        { id: "source", label: heads.source },
        { id: "recipient", label: heads.recipient },
        { id: "items", label: heads.items, number: true },
        { id: "transfer", label: heads.transfer },
        { id: "note", label: heads.note },
      ]}
      rows={pairs.map(({ id, status, from, to, items, text, note }) => ({
        id,
        cells: [
          <span className={css.status} key="status">
            <SeverityGlyph status={status} />
            {statusLabel(status)}
          </span>,
          region(from, true),
          region(to, false),
          Number.isFinite(items) ? format(items) : noValue,
          <bdi key="text">{text}</bdi>,
          <bdi key="note">{note ?? noValue}</bdi>,
        ],
      }))}
    />
  );
}
