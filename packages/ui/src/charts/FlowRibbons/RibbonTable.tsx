import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import type { CheckStatus } from "../../icons/status.ts";
import { ChartTable, noValue } from "../../internal/chart/ChartTable.tsx";
import * as css from "./FlowRibbons.css.ts";
import type { FlowLink, FlowRecipient, FlowSource } from "./layout.ts";

interface RibbonTableProps {
  caption: string;
  heads: { recipient: string; status: string; total: string };
  sources: readonly FlowSource[];
  /** Worst first. */
  recipients: readonly FlowRecipient[];
  links: readonly FlowLink[];
  highlighted?: string | null;
  statusLabel: (status: CheckStatus) => string;
  format: (count: number) => string;
}

/** Recipients down, categories across, data items in the cells. */
export function RibbonTable(props: RibbonTableProps) {
  const { caption, heads, sources, recipients, links, highlighted, statusLabel, format } = props;
  const items = (source: string, recipient: string) => {
    const found = links.filter((link) => link.source === source && link.recipient === recipient);
    return found.length === 0 ? null : found.reduce((sum, link) => sum + (link.items || 0), 0);
  };
  return (
    <ChartTable
      caption={caption}
      columns={[
        { id: "recipient", label: heads.recipient },
        { id: "status", label: heads.status },
        { id: "total", label: heads.total, number: true },
        ...sources.map(({ id, label }) => ({ id: `of ${id}`, label, number: true })),
      ]}
      rows={recipients.map(({ id, label, status }) => {
        const cells = sources.map((source) => items(source.id, id));
        return {
          id,
          current: highlighted === id,
          cells: [
            <bdi key="name">{label}</bdi>,
            <span className={css.status} key="status">
              <SeverityGlyph status={status} />
              {statusLabel(status)}
            </span>,
            format(cells.reduce<number>((sum, cell) => sum + (cell ?? 0), 0)),
            ...cells.map((cell) => (cell === null ? noValue : format(cell))),
          ],
        };
      })}
    />
  );
}
