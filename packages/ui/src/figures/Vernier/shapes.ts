import { type CheckCounts, totalOf } from "../../icons/status.ts";
import { allocate } from "./allocate.ts";
import { choosePitch, dimensions, drawTicks, isPanel, slotsOf, type VernierSize } from "./geometry.ts";

/** Everything a Vernier draws on a track of a given width. */
export function shapesOf(
  counts: CheckCounts,
  compare: CheckCounts | undefined,
  size: VernierSize,
  width: number,
  mirrorFrom = dimensions[size].height + 5,
) {
  const { height } = dimensions[size];
  const pitch = choosePitch(size, width, Math.max(totalOf(counts), totalOf(compare ?? {})));
  const slots = slotsOf(width, pitch);
  const allocation = allocate(counts, slots);
  const before = compare && allocate(compare, slots);
  const ticks = Math.max(allocation.ticks, before?.ticks ?? 0);
  return {
    allocation,
    pitch,
    shapes: drawTicks(allocation, { ...pitch, height, graduate: isPanel(size) }),
    earlier: before ? drawTicks(before, { ...pitch, height, mirrorFrom }) : [],
    /** Where the track ends: with the last tick when each check has its own, else with the place. */
    end: allocation.perTick > 1 ? width : Math.max(0, ticks * pitch.pitch - pitch.pitch + pitch.tick),
  };
}
