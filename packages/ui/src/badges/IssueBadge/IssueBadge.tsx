import type { ComponentProps, ReactNode } from "react";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { issueStatuses } from "../../icons/status.ts";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./IssueBadge.css.ts";

/** How a badge counts: 0 and 2 by level, with its glyph; 1 issues of any level, with the word. */
export const issueColorTypes = [0, 1, 2] as const;

export interface IssueBadgeProps extends Omit<ComponentProps<"span">, "children" | "title"> {
  /** Issues. At 0 the badge says that all passed. */
  count: number;
  /** Assets looked at. At 0 nothing is known, and the badge says so. */
  total: number;
  /** The level counted. One that nobody knows is counted without a glyph. */
  level: (typeof issueStatuses)[number];
  /** Default 0. */
  colorType?: (typeof issueColorTypes)[number];
  /** Icon of the kind of asset, before everything else. */
  assetType?: ReactNode;
  words: {
    /** Such as "of 5 assets". */
    assets: ReactNode;
    /** Stands in place of a glyph, such as "Issues". */
    issues: ReactNode;
    /** Such as "All passed". */
    passed: ReactNode;
    /** Such as "Not assessed". */
    none: string;
    /** Shown on hover and read aloud while there are issues: "There are 3 issues in your assets". */
    issuesTip: string;
    /** The same at 0 issues: "All assets passed this check". */
    passedTip: string;
  };
}

/** How many issues a check found in how many assets. */
export function IssueBadge(props: IssueBadgeProps) {
  const { count, total, level, colorType = 0, assetType, words, className, ...rest } = props;
  const tip = total > 0 ? (count > 0 ? words.issuesTip : words.passedTip) : undefined;
  const glyph = colorType !== 1 && issueStatuses.includes(level);
  const parts =
    total <= 0 ? (
      <span className={css.assets}>{words.none}</span>
    ) : count > 0 ? (
      <>
        {glyph && <SeverityGlyph status={level} />}
        <span className={css.count}>{count}</span>
        {!glyph && <span>{words.issues}</span>}
        <span className={css.assets}>{words.assets}</span>
      </>
    ) : (
      <>
        <SeverityGlyph status="passed" />
        <span>{words.passed}</span>
      </>
    );
  return (
    <span {...rest} className={cx(css.root, className)} data-tip={tip}>
      <span className={hidden}>{tip ?? words.none}</span>
      <span aria-hidden="true" className={css.parts}>
        {assetType}
        {parts}
      </span>
    </span>
  );
}
