import type { ComponentProps, ReactNode } from "react";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import type { CheckStatus } from "../../icons/status.ts";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./IssueBadge.css.ts";

/** What stands before "of N assets": the glyph of a level, or the word for issues of any level. */
type Kind =
  | {
      /** The level counted; its glyph is drawn. */
      status: CheckStatus;
      word?: never;
    }
  | {
      status?: never;
      /** Written after the count in place of a glyph, such as "Issues". */
      word: ReactNode;
    };

export type IssueBadgeProps = Omit<ComponentProps<"span">, "children" | "title"> &
  Kind & {
    /** Issues; at 0 the badge says that all passed. */
    count: number;
    /** Such as "of 5 assets". */
    assets: ReactNode;
    /** Such as "All passed". */
    passedLabel: ReactNode;
    /** The whole sentence, shown on hover and read aloud: "There are 3 issues in your assets". */
    description: string;
  };

/** How many issues a check found in how many assets. */
export function IssueBadge(props: IssueBadgeProps) {
  const { status, word, count, assets, passedLabel, description, className, ...rest } = props;
  return (
    <span {...rest} className={cx(css.root, className)} title={description}>
      <span className={hidden}>{description}</span>
      {count === 0 ? (
        <>
          <SeverityGlyph status="passed" />
          <span aria-hidden="true">{passedLabel}</span>
        </>
      ) : (
        <>
          {status && <SeverityGlyph status={status} />}
          <span aria-hidden="true" className={css.count}>
            {count}
          </span>
          {word && <span aria-hidden="true">{word}</span>}
          <span aria-hidden="true" className={css.assets}>
            {assets}
          </span>
        </>
      )}
    </span>
  );
}
