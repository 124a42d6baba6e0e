import { type ReactNode, useMemo } from "react";
import type { CheckStatus } from "../../icons/status.ts";
import { ChartFrame, type ChartProps } from "../../internal/chart/ChartFrame.tsx";
import { type FlowViewTexts, useFlowView } from "../../internal/chart/use-flow-view.tsx";
import * as css from "./FlowRibbons.css.ts";
import { type FlowLink, type FlowRecipient, type FlowSource, layOutFlow, type Ribbon } from "./layout.ts";
import { Ribbons } from "./Ribbons.tsx";
import { RibbonTable } from "./RibbonTable.tsx";

/** Words of a {@link FlowRibbons}. */
export interface FlowRibbonsTexts extends FlowViewTexts {
  /** Heads of the table's first three columns; the categories follow. */
  recipient: string;
  status: string;
  total: string;
  /** At the end of a recipient's label: "19 items". */
  count: (items: number) => string;
  /** Leads from the drawing to the recipients it leaves out: "and 8 more". */
  more: (count: number) => string;
}

export interface FlowRibbonsProps extends Omit<ChartProps, "note"> {
  /** Quiet line, told how many data items one tick stands for: "1 tick = 1 data item seen in traffic". */
  note?: (scale: { perTick: number; total: number }) => ReactNode;
  /** Categories of data, in the order they stand. */
  sources: readonly FlowSource[];
  /** In any order; they stand worst first and at most the 12 worst are drawn. */
  recipients: readonly FlowRecipient[];
  links: readonly FlowLink[];
  texts: FlowRibbonsTexts;
  statusLabel: (status: CheckStatus) => string;
  /** Speaks one ribbon: "Behaviour to Metricly Inc.: 10 items, critical". */
  describe: (ribbon: Pick<Ribbon, "source" | "recipient" | "items">) => string;
  /** Writes a count in the table; default is plain digits. */
  format?: (count: number) => string;
  /** Id of the recipient whose ribbons stand out. */
  highlighted?: string | null;
  /** Makes the recipients buttons; told null when the one in force is pressed again. */
  onHighlight?: (recipient: string | null) => void;
}

/** Which personal data goes to whom: categories left, recipients right with their result, one tick for one data item. */
export function FlowRibbons(props: FlowRibbonsProps) {
  const { title, note, label, sources, recipients, links, texts, statusLabel, describe, ...other } = props;
  const { format = String, highlighted = null, onHighlight, ...rest } = other;
  const { asTable, showTable, control } = useFlowView(texts);
  const layout = useMemo(() => layOutFlow(sources, recipients, links), [sources, recipients, links]);
  const total = layout.sources.reduce((sum, { items }) => sum + items, 0);
  return (
    <ChartFrame
      {...rest}
      control={control}
      height={Math.max(160, layout.height)}
      note={note?.({ perTick: layout.perTick, total })}
      nothing={recipients.length === 0}
      title={title}
    >
      {(width) =>
        asTable ? (
          <RibbonTable
            caption={label}
            format={format}
            heads={texts}
            highlighted={highlighted}
            links={links}
            recipients={layout.ranked}
            sources={sources}
            statusLabel={statusLabel}
          />
        ) : (
          <>
            <Ribbons
              countLabel={texts.count}
              describe={describe}
              highlighted={highlighted}
              label={label}
              links={links}
              onHighlight={onHighlight}
              recipients={recipients}
              sources={sources}
              width={width}
            />
            {layout.more > 0 && (
              <button className={css.more} onClick={showTable} type="button">
                {texts.more(layout.more)}
              </button>
            )}
          </>
        )
      }
    </ChartFrame>
  );
}
