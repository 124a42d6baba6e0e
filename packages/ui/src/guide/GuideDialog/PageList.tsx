import type { ReactNode } from "react";
import { Button } from "../../forms/Button/Button.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./GuideDialog.css.ts";
import type { GuideLabels, GuidePage } from "./guide-types.ts";

interface PageListProps {
  titleId: string;
  pages: readonly GuidePage[];
  current: number;
  labels: GuideLabels;
  aside: ReactNode;
  onJump: (page: number) => void;
  onSkip: () => void;
}

/** What the guide tells, where one is in it, and the way past it; on narrow screens only the two words. */
export function PageList({ titleId, pages, current, labels, aside, onJump, onSkip }: PageListProps) {
  return (
    <div className={css.side}>
      <div className={css.sideHead}>
        <h2 id={titleId} className={css.guideTitle}>
          {labels.title}
        </h2>
        <p className={css.position}>{labels.position(current + 1, pages.length)}</p>
      </div>
      <ol className={css.list}>
        {pages.map((page, at) => (
          <li key={page.id}>
            <button
              type="button"
              className={cx(css.entry, at < current && css.done)}
              aria-current={at === current ? "step" : undefined}
              onClick={() => onJump(at)}
            >
              {page.label}
            </button>
          </li>
        ))}
      </ol>
      {aside && <div className={css.aside}>{aside}</div>}
      <div className={css.skip}>
        <Button variant="link" onClick={onSkip}>
          {labels.skip}
        </Button>
      </div>
    </div>
  );
}
