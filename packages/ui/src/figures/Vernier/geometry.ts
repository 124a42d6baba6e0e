import type { CheckStatus } from "../../icons/status.ts";
import type { Allocation } from "./allocate.ts";

/** Where a Vernier stands: public, hero, page and header are panels; row and mini stand in tables and lists. */
export const vernierSizes = ["public", "hero", "page", "header", "row", "mini"] as const;
export type VernierSize = (typeof vernierSizes)[number];

/** Height of the worst tick and, for the sizes that do not fill their place, the width; px. */
export const dimensions: Record<VernierSize, { height: number; width?: number }> = {
  public: { height: 200 },
  hero: { height: 56 },
  page: { height: 40 },
  header: { height: 30 },
  row: { height: 20, width: 144 },
  mini: { height: 12, width: 96 },
};

export interface Pitch {
  /** Distance from tick to tick, px; whole, so that every tick is sharp. */
  pitch: number;
  /** Width of a tick, px. */
  tick: number;
}

const wide: Pitch = { pitch: 8, tick: 3 };
const dense: Pitch = { pitch: 3, tick: 2 };
/** Widest first. The steps between keep a track from ending in the middle of a place that is a little too short. */
const panelPitches: readonly Pitch[] = [
  { pitch: 9, tick: 3 },
  { pitch: 8, tick: 3 },
  { pitch: 7, tick: 2 },
  { pitch: 6, tick: 2 },
  { pitch: 5, tick: 2 },
  { pitch: 4, tick: 2 },
  dense,
];

export const isPanel = (size: VernierSize) =>
  size === "public" || size === "hero" || size === "page" || size === "header";

/** How many ticks fit on a track. */
export const slotsOf = (width: number, { pitch, tick }: Pitch) =>
  Math.max(0, Math.floor((width + pitch - tick) / pitch));

/** The widest pitch at which every check still has its own tick; the dense one when none does. */
export function choosePitch(size: VernierSize, width: number, total: number): Pitch {
  if (size === "public" && total <= slotsOf(width, wide)) return wide;
  const fits = isPanel(size) && panelPitches.find((pitch) => total <= slotsOf(width, pitch));
  return fits || dense;
}

/** The pitch of a track without readings. */
export const flatPitch = (size: VernierSize): Pitch => (isPanel(size) ? { pitch: 4, tick: 2 } : dense);

/** Share of the full height: the worse, the taller. */
const share: Record<CheckStatus, number> = {
  critical: 1,
  medium: 0.7,
  low: 0.45,
  potential: 0.3,
  uncertain: 0.12,
  error: 0,
  resolved: 0.22,
  passed: 0.15,
};

/** Height of a tick; an error is a gap of one pixel, everything else shows at least two. */
export const tickHeight = (status: CheckStatus, height: number) =>
  status === "error" ? 1 : Math.max(2, Math.round(height * share[status]));

export interface TickShape {
  status: CheckStatus;
  /** First tick, counted along the track. */
  start: number;
  d: string;
}

interface Drawing extends Pitch {
  /** Height of the worst tick, px. */
  height: number;
  /** Whether every tenth Passed tick stands 3 px taller, to count by. */
  graduate?: boolean;
  /** Draws downwards from this y, at 62 % of the height: the earlier assessment. */
  mirrorFrom?: number;
}

const chunk = 8;

/** Paths of up to eight ticks each: few enough nodes for a table, fine enough for the ticks to rise one after another. */
export function drawTicks(allocation: Allocation, drawing: Drawing): TickShape[] {
  return allocation.runs.flatMap(({ status, start, ticks }) =>
    Array.from({ length: Math.ceil(ticks / chunk) }, (_, part) => {
      const first = start + part * chunk;
      const length = Math.min(chunk, ticks - part * chunk);
      const d = Array.from({ length }, (_, index) => tickPath(status, first + index, drawing)).join("");
      return { status, start: first, d };
    }),
  );
}

function tickPath(status: CheckStatus, slot: number, drawing: Drawing): string {
  const { pitch, tick, height, graduate, mirrorFrom } = drawing;
  const x = slot * pitch;
  const bar = (y: number, tall: number) => `M${x} ${y}h${tick}v${tall}h${-tick}z`;
  if (mirrorFrom !== undefined)
    return bar(mirrorFrom, Math.max(2, Math.round(tickHeight(status, height) * 0.62)));

  const tall = tickHeight(status, height);
  if (status === "potential") {
    const part = Math.max(1, Math.round(tall * 0.36));
    return bar(height - part, part) + bar(height - tall, part);
  }
  const mark = graduate && status === "passed" && slot % 10 === 9 ? 3 : 0;
  return bar(height - tall - mark, tall + mark);
}
