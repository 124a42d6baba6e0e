import * as css from "./drawings.css.ts";

const SIZE = 180;

interface DrawingProps {
  className: string;
}

const SEAL_TICKS = 72;
/** A ring of ticks, every sixth one longer. */
const SEAL = Array.from({ length: SEAL_TICKS }, (_, index) => {
  const angle = (index / SEAL_TICKS) * Math.PI * 2;
  const at = (radius: number) =>
    `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(index % 6 === 0 ? 76 : 83)}L${at(92)}`;
}).join("");

/** A seal of ticks around a check mark: it is confirmed. */
export const Seal = ({ className }: DrawingProps) => (
  <svg className={className} width={SIZE} height={SIZE} viewBox="0 0 200 200" fill="none" aria-hidden="true">
    <path className={css.tick.passed} d={SEAL} strokeWidth="2" />
    <path className={css.ink} d="m66 102 24 24 46-54" strokeWidth="7" />
  </svg>
);

/** The report in the envelope: levels with how many ticks, and how high. */
const REPORT = [
  ["critical", 2, 44],
  ["medium", 3, 31],
  ["low", 4, 20],
  ["potential", 2, 12],
  ["passed", 11, 6],
] as const;

const ROWS = REPORT.map(([level, ticks, height], row) => {
  const before = REPORT.slice(0, row).reduce((sum, [, count]) => sum + count, 0);
  const d = Array.from(
    { length: ticks },
    (_, index) => `M${(52 + (before + index) * 4.6).toFixed(1)} 88v-${height}`,
  ).join("");
  return { level, d };
});

/** A report in an envelope: mail is on its way. */
export const Letter = ({ className }: DrawingProps) => (
  <svg className={className} width={SIZE} height={SIZE} viewBox="0 0 200 200" fill="none" aria-hidden="true">
    <g strokeLinejoin="round" strokeWidth="3">
      <path className={css.ink} d="M16 92 100 38l84 54" />
      <path className={css.paper} d="M40 26h120v120H40z" />
      <g strokeWidth="2.2">
        {ROWS.map(({ level, d }) => (
          <path key={level} className={css.tick[level]} d={d} />
        ))}
        <path className={css.base} d="M50 89.5h100" strokeWidth="1.2" />
      </g>
      <path className={css.envelope} d="m16 92 84 54 84-54v82H16z" />
      <path className={css.ink} d="m16 174 62-42M184 174l-62-42" />
    </g>
  </svg>
);
