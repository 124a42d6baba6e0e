import type { ComponentProps, ReactNode } from "react";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { type CheckCounts, type CheckStatus, checkStatuses, countOf } from "../../icons/status.ts";
import { cx } from "../../internal/cx.ts";
import * as css from "./VernierLegend.css.ts";

/** `figures`: large counts over their words and changes. `chips`: one line, beside a table. */
export const legendLooks = ["figures", "chips"] as const;

export interface VernierLegendProps extends Omit<ComponentProps<"div">, "role" | "children"> {
  counts: CheckCounts;
  /** The word for each result. */
  labels: Record<CheckStatus, string>;
  /** Names the group, such as "Checks by result". */
  "aria-label": string;
  /** Default `figures`. */
  look?: (typeof legendLooks)[number];
  /** Change against the earlier assessment, already written: "−4", "±0". Only `figures` shows it. */
  changes?: Partial<Record<CheckStatus, string>>;
  /** What the changes are measured against, after the last of them. */
  note?: ReactNode;
  /** Results that it has; default: all. */
  statuses?: readonly CheckStatus[];
  /** Writes a count; default is plain digits. */
  format?: (count: number) => string;
  /** The result in force as a filter. */
  only?: CheckStatus | null;
  /** Makes each item a button; told null when the pressed one is pressed again. */
  onPick?: (status: CheckStatus | null) => void;
}

/** The counts of a Vernier, in its order; a zero keeps its place. With `onPick` the items are its filter. */
export function VernierLegend({
  counts,
  labels,
  look = "figures",
  statuses = checkStatuses,
  changes,
  note,
  format = String,
  only,
  onPick,
  className,
  ...rest
}: VernierLegendProps) {
  const large = look === "figures";
  const item = large ? css.figure : css.chip;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these buttons change a view.
    <div {...rest} className={cx(large ? css.figures : css.chips, className)} role="group">
      {checkStatuses
        .filter((status) => statuses.includes(status))
        .map((status) => {
          const inside = large ? (
            <>
              <span className={css.reading}>
                <SeverityGlyph status={status} />
                <span className={css.count}>{format(countOf(counts, status))}</span>
              </span>
              <span className={css.small}>{labels[status]}</span>
              {changes && <span className={css.small}>{changes[status]}</span>}
            </>
          ) : (
            <>
              <SeverityGlyph status={status} />
              <span className={css.chipCount}>{format(countOf(counts, status))}</span>
              <span className={css.word}>{labels[status]}</span>
            </>
          );
          return onPick ? (
            <button
              aria-pressed={only === status}
              className={item}
              key={status}
              onClick={() => onPick(only === status ? null : status)}
              type="button"
            >
              {inside}
            </button>
          ) : (
            <span className={item} key={status}>
              {inside}
            </span>
          );
        })}
      {note && <span className={css.note}>{note}</span>}
    </div>
  );
}
