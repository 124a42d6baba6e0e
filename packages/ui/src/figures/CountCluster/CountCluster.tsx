import type { ComponentProps } from "react";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { type CheckCounts, type CheckStatus, countOf, issueStatuses } from "../../icons/status.ts";
import { cx } from "../../internal/cx.ts";
import * as css from "./CountCluster.css.ts";

export interface CountClusterProps extends Omit<ComponentProps<"span">, "children" | "role"> {
  counts: CheckCounts;
  /** Reads the counts aloud, such as "3 critical, 8 medium, 11 low, 4 potential". */
  label: string;
  /** Which results, in this order; default the four that are issues. */
  statuses?: readonly CheckStatus[];
  /** Writes a count; default is plain digits. */
  format?: (count: number) => string;
}

/** Glyph and number for each kind of issue, aligned from row to row. */
export function CountCluster({
  counts,
  label,
  statuses = issueStatuses,
  format = String,
  className,
  ...rest
}: CountClusterProps) {
  return (
    <span {...rest} aria-label={label} className={cx(css.root, className)} role="img">
      {statuses.map((status) => {
        const count = countOf(counts, status);
        return (
          <span className={cx(css.item, count === 0 && css.zero)} key={status}>
            <SeverityGlyph className={cx(count === 0 && css.zeroGlyph)} size={12} status={status} />
            {format(count)}
          </span>
        );
      })}
    </span>
  );
}
