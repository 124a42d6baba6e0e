import type { ReactNode } from "react";
import type { CheckStatus } from "../../icons/status.ts";
import { ChartFrame, type ChartProps } from "../../internal/chart/ChartFrame.tsx";
import { type FlowViewTexts, useFlowView } from "../../internal/chart/use-flow-view.tsx";
import * as css from "./FlowRuler.css.ts";
import { PairTable } from "./PairTable.tsx";
import { byWorst, type FlowPair } from "./pairs.ts";
import { RegionChip } from "./RegionChip.tsx";
import { RulerDrawing } from "./RulerDrawing.tsx";

/** Words of a {@link FlowRuler}. */
export interface FlowRulerTexts extends FlowViewTexts {
  /** Beside the two boxes of the key: "source", "recipient". */
  key: { source: string; recipient: string };
  /** Heads of the table's columns. */
  source: string;
  recipient: string;
  status: string;
  items: string;
  transfer: string;
  note: string;
  /** Leads from the drawing to the pairs it leaves out: "and 8 more". */
  more: (count: number) => string;
}

export interface FlowRulerProps extends ChartProps {
  /** After the key; `note` stands before it. They explain weight and place. */
  remark?: ReactNode;
  /** In any order; at most the 12 worst are drawn. */
  pairs: readonly FlowPair[];
  texts: FlowRulerTexts;
  statusLabel: (status: CheckStatus) => string;
  /** A region in words. Default is its code. */
  regionName?: (code: string) => string;
  /** Writes a longitude, -180 to 180: "90° W". */
  formatLongitude: (degrees: number) => string;
  /** Speaks one pair: "Critical: Chinese mainland to United States, 14 items, no filed standard contract". */
  describe: (pair: FlowPair) => string;
  /** Writes a number of items; default is plain digits. */
  format?: (count: number) => string;
  /** A pair was clicked, or Enter was pressed on it. */
  onPick?: (id: string) => void;
}

/**
 * Transfers between regions on a ruler of longitudes: an arc from source to recipient, as heavy as it carries items,
 * in the hue and with the glyph of its worst result. No map and no border is drawn.
 */
export function FlowRuler(props: FlowRulerProps) {
  const {
    title,
    note,
    remark,
    label,
    pairs,
    texts,
    statusLabel,
    describe,
    formatLongitude,
    onPick,
    ...other
  } = props;
  const { regionName = (code: string) => code, format = String, ...rest } = other;
  const { asTable, showTable, control } = useFlowView(texts);
  const ranked = [...pairs].sort(byWorst);
  const [example] = ranked;
  return (
    <ChartFrame
      {...rest}
      control={control}
      height={220}
      note={
        <>
          {note && <span>{note}</span>}
          {example && (
            <>
              <span className={css.key}>
                <RegionChip code={example.from} source /> {texts.key.source}
              </span>
              <span className={css.key}>
                <RegionChip code={example.to} /> {texts.key.recipient}
              </span>
            </>
          )}
          {remark && <span>{remark}</span>}
        </>
      }
      nothing={pairs.length === 0}
      title={title}
    >
      {(width) =>
        asTable ? (
          <PairTable
            caption={label}
            format={format}
            heads={texts}
            pairs={ranked}
            regionName={regionName}
            statusLabel={statusLabel}
          />
        ) : (
          <RulerDrawing
            describe={describe}
            formatLongitude={formatLongitude}
            label={label}
            moreLabel={texts.more}
            onMore={showTable}
            onPick={onPick}
            pairs={pairs}
            regionName={regionName}
            width={width}
          />
        )
      }
    </ChartFrame>
  );
}
