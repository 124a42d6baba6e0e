import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./parts.css.ts";
import { Skeleton } from "./Skeleton.tsx";

/** The composed parts that have a placeholder of their own. */
export const skeletonParts = ["header", "stats", "properties", "form", "text", "timeline", "figure"] as const;
export type SkeletonPartName = (typeof skeletonParts)[number];

export interface SkeletonPartProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** What is on its way. */
  part: SkeletonPartName;
  /** Read aloud while waiting, such as "Loading the history". */
  label: string;
  /** Pieces: figures, pairs, fields, lines or events. Default: as many as the part usually has. */
  count?: number;
}

/** Lines of text differ in length; these do too, and always the same way. */
const widths = ["92%", "100%", "84%", "96%", "70%"];
const width = (index: number) => widths[index % widths.length];
const each = (count: number, draw: (index: number) => React.ReactNode) =>
  Array.from({ length: count }, (_, i) => draw(i));

const usual: Record<SkeletonPartName, number> = {
  header: 1,
  stats: 4,
  properties: 6,
  form: 3,
  text: 4,
  timeline: 4,
  figure: 1,
};

const drawings: Record<SkeletonPartName, (count: number) => React.ReactNode> = {
  header: () => (
    <>
      <Skeleton width="min(420px, 80%)" height={24} />
      <Skeleton width="min(260px, 60%)" />
      <Skeleton height={40} />
    </>
  ),
  stats: (count) =>
    each(count, (index) => (
      <div key={index} className={css.stat}>
        <Skeleton width={88} />
        <Skeleton width={56} height={28} />
      </div>
    )),
  properties: (count) =>
    each(count, (index) => (
      <div key={index} className={css.pair}>
        <Skeleton width={72} />
        <Skeleton width={width(index)} />
      </div>
    )),
  form: (count) =>
    each(count, (index) => (
      <div key={index} className={css.field}>
        <Skeleton width={96} />
        <Skeleton height={40} />
      </div>
    )),
  text: (count) => each(count, (index) => <Skeleton key={index} width={width(index)} />),
  timeline: (count) =>
    each(count, (index) => (
      <div key={index} className={css.event}>
        <Skeleton width={10} height={2} />
        <Skeleton width={width(index)} />
        <Skeleton width={88} />
      </div>
    )),
  figure: () => <Skeleton height={220} />,
};

/** The place of one composed part, at its real size. */
export function SkeletonPart({ part, label, count = usual[part], className, ...rest }: SkeletonPartProps) {
  return (
    <div {...rest} className={cx(css.part[part], className)} role="status">
      <span className={hidden}>{label}</span>
      {drawings[part](count)}
    </div>
  );
}
