import { cx } from "../../internal/cx.ts";
import * as css from "./FlowRuler.css.ts";
import type { CodeBox, Ruler } from "./ruler.ts";

interface RulerAxisProps {
  ruler: Ruler;
  codes: readonly CodeBox[];
  /** Codes that data leaves from. */
  sources: ReadonlySet<string>;
  width: number;
  /** Px of the ruler from the top. */
  base: number;
  formatLongitude: (degrees: number) => string;
  regionName: (code: string) => string;
}

export const rowHeight = 24;
const firstRow = 15;
/** From the ruler to the foot of the longitudes below `rows` rows of codes. */
export const axisHeight = (rows: number) => firstRow + rows * rowHeight + 26;

/** The ruler's edge with graduations, the codes under it and the longitudes under these. */
export function RulerAxis(props: RulerAxisProps) {
  const { ruler, codes, sources, width, base, formatLongitude, regionName } = props;
  const rows = Math.max(1, ...codes.map(({ row }) => row + 1));
  const crisp = (value: number) => Math.round(value) + 0.5;
  return (
    <>
      <path className={css.base} d={`M0 ${base + 0.5}H${width}`} />
      {ruler.graduations.map(({ degrees, x, length }) => (
        <path className={css.graduation} d={`M${crisp(x)} ${base}v${length}`} key={degrees} />
      ))}
      {codes.map(({ code, anchor, x, row }) => (
        <path
          className={css.leader}
          d={`M${crisp(anchor)} ${base + 1}V${base + 9}L${crisp(x)} ${base + firstRow + row * rowHeight}`}
          key={code}
        />
      ))}
      {codes.map(({ code, x, row, width: own }) => (
        <g
          key={code}
          transform={`translate(${crisp(x - own / 2)} ${base + firstRow + row * rowHeight + 0.5})`}
        >
          <title>{regionName(code)}</title>
          <rect
            className={cx(css.code, sources.has(code) && css.source)}
            height="20"
            rx="2"
            width={own - 1}
          />
          <text
            className={cx(css.codeText, sources.has(code) && css.sourceText)}
            textAnchor="middle"
            x={(own - 1) / 2}
            y="14.5"
          >
            {code}
          </text>
        </g>
      ))}
      {ruler.graduations.map(
        ({ degrees, x, labelled }) =>
          labelled && (
            <text
              className={css.axis}
              key={degrees}
              textAnchor="middle"
              x={x}
              y={base + firstRow + rows * rowHeight + 18}
            >
              {formatLongitude(degrees)}
            </text>
          ),
      )}
    </>
  );
}
