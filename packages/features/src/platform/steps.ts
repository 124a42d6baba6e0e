import { startTransition, useEffect, useState } from "react";

/** Once for the app: a page that is opened later is drawn at once, since code and fonts are warm by then. */
let drawn = false;

/**
 * Draws an app's first page from the top in steps, a frame each: what it says first is seen before its figures are laid
 * out. Counts from 0 to `last`. A step may only add below or beside what stands, so that nothing moves.
 */
export function useSteps(last: number): number {
  const [step, setStep] = useState(drawn ? last : 0);
  useEffect(() => {
    if (step >= last) {
      drawn = true;
      return;
    }
    // A transition gives way to what the user does.
    const frame = requestAnimationFrame(() => startTransition(() => setStep(step + 1)));
    return () => cancelAnimationFrame(frame);
  }, [step, last]);
  return step;
}
