import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./FlowRuler.css.ts";
import type { FlowPair } from "./pairs.ts";
import { RegionChip } from "./RegionChip.tsx";

interface PairListProps {
  pairs: readonly FlowPair[];
  current: string | null;
  regionName: (code: string) => string;
}

/** The labels the drawing has no room for, with the codes that tell which line they belong to. */
export function PairList({ pairs, current, regionName }: PairListProps) {
  return (
    <ul className={css.list}>
      {pairs.map(({ id, from, to, status, text, note }) => (
        <li className={cx(css.item, current === id && css.current)} key={id}>
          <SeverityGlyph className={css.itemGlyph} status={status} />
          <span className={css.route}>
            <RegionChip code={from} name={regionName(from)} source />
            <span aria-hidden="true">→</span>
            <RegionChip code={to} name={regionName(to)} />
          </span>
          <span className={css.itemWords}>
            <bdi className={css.itemText}>{text}</bdi>
            {note && (
              <>
                {" "}
                <bdi className={css.itemNote}>{note}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
