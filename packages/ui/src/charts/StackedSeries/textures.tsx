import { seriesLooks } from "../../figures/LineTrend/looks.tsx";
import { statusColor } from "../../icons/status.css.ts";
import * as css from "./StackedSeries.css.ts";
import type { StackPart } from "./stack.ts";

/**
 * Height of a stripe and of the gap after it, px: the parts of a column are told apart on grey paper too. The first is
 * solid.
 */
const stripes = [
  [1, 0],
  [4, 1],
  [2, 1],
  [3, 3],
  [1, 2],
] as const;

/** The colour class of a part. */
const colorOf = ({ status }: StackPart, index: number): string =>
  (status
    ? (statusColor[status] ?? statusColor.uncertain)
    : seriesLooks[index % seriesLooks.length]?.color) ?? "";

/** The patterns of all parts, to be named by `url(#id-index)`. */
export function Textures({ id, parts }: { id: string; parts: readonly StackPart[] }) {
  return (
    <defs>
      {parts.map((part, index) => {
        const [stripe, gap] = stripes[index % stripes.length] ?? stripes[0];
        return (
          <pattern
            className={colorOf(part, index)}
            height={stripe + gap}
            id={`${id}-${index}`}
            key={part.id}
            patternUnits="userSpaceOnUse"
            width="8"
          >
            <rect className={css.solid} height={stripe} width="8" />
          </pattern>
        );
      })}
    </defs>
  );
}

/** A piece of a part's texture, beside its name. */
export function Swatch({ id, index }: { id: string; index: number }) {
  return (
    <svg aria-hidden="true" className={css.swatch} height="12" width="12">
      <rect fill={`url(#${id}-${index})`} height="12" width="12" />
    </svg>
  );
}
