import { type ReactNode, startTransition, useEffect, useState } from "react";

/** Whether the app's first page is being drawn: a page that is opened later finds code and fonts warm. */
let stepping = false;

/** Has the first page of an app be drawn in steps, a frame each: what it says is seen before all around it is laid out. */
export function drawInSteps(): void {
  stepping = true;
}

/**
 * Counts from 0 to `last` where the first page is drawn in steps, and is there at once elsewhere. A step may only add
 * below or beside what stands, so that nothing moves.
 */
export function useSteps(last: number): number {
  const [step, setStep] = useState(stepping ? 0 : last);
  useEffect(() => {
    if (step >= last) {
      stepping = false;
      return;
    }
    return nextFrame(() => setStep(step + 1));
  }, [step, last]);
  return step;
}

/** What stands below the first picture of a page: it is drawn a frame after what is above it. */
export function Below({ children }: { children: ReactNode }): ReactNode {
  return useSteps(1) === 1 && children;
}

/** Lines that fill the window. */
const FIRST_LINES = 12;

/** The first lines of a long list, and a frame later all of it: what is counted and paged stands below them. */
export function useFirstLines<T>(lines: readonly T[]): readonly T[] {
  return useSteps(1) === 1 ? lines : lines.slice(0, FIRST_LINES);
}

/** True from the second step on: for what surrounds a page, which draws its own steps. */
export function useSecondStep(): boolean {
  const [second, setSecond] = useState(!stepping);
  useEffect(() => (second ? undefined : nextFrame(() => setSecond(true))), [second]);
  return second;
}

/** Draws in the next frame, as a transition: it gives way to what the user does. */
function nextFrame(draw: () => void): () => void {
  const frame = requestAnimationFrame(() => startTransition(draw));
  return () => cancelAnimationFrame(frame);
}
