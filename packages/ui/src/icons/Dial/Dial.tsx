import type { ComponentProps } from "react";
import * as css from "./Dial.css.ts";

export interface DialProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Pixels; default 180. */
  size?: number;
  /** Where the needle points, 0-1. Default 0.78. */
  value?: number;
  /** `broken` lets the last graduations fall; `quiet` draws all of them in the colour of a track. */
  state?: "measuring" | "broken" | "quiet";
}

const graduations = 60;
const center = 100;
const breaksAt = 0.62;

const at = (share: number, radius: number) => {
  const angle = ((225 - 270 * share) * Math.PI) / 180;
  return [center + radius * Math.cos(angle), center - radius * Math.sin(angle)].map((value) =>
    Number(value.toFixed(1)),
  );
};

/** How far a graduation has fallen: the further along, the more. */
function fall(index: number, share: number, [x, y]: number[]) {
  const force = (share - breaksAt) / (1 - breaksAt);
  const dx = force * force * 10 * ((index % 3) - 1);
  const dy = force * force * (18 + (index % 4) * 9);
  const turn = force * ((index % 5) - 2) * 22;
  return `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) rotate(${turn.toFixed(1)} ${x} ${y})`;
}

/** An instrument's dial, drawn of ticks alone. Decoration: the words beside it say what happened. */
export function Dial({ size = 180, value = 0.78, state = "measuring", ...rest }: DialProps) {
  const marks = Array.from({ length: graduations + 1 }, (_, index) => {
    const share = index / graduations;
    const long = index % 10 === 0;
    const outer = at(share, 92);
    const broken = state === "broken" && share > breaksAt;
    const tone = broken ? "fallen" : state === "quiet" ? "quiet" : share <= value ? "reached" : "rest";
    return (
      <path
        className={css.graduation[tone]}
        d={`M${at(share, long ? 70 : 80).join(" ")}L${outer.join(" ")}`}
        // biome-ignore lint/suspicious/noArrayIndexKey: graduations have no identity but their place.
        key={index}
        strokeWidth={long ? 2.6 : 1.8}
        transform={broken ? fall(index, share, outer) : undefined}
      />
    );
  });
  return (
    <svg fill="none" height={size} viewBox="0 0 200 200" width={size} {...rest} aria-hidden="true">
      {marks}
      <g className={css.needle}>
        <path d={`M${center} ${center}L${at(value, 64).join(" ")}`} strokeWidth="2.6" />
        <circle cx={center} cy={center} r="5" stroke="none" />
      </g>
    </svg>
  );
}
