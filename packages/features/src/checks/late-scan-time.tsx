import { ScanTimeButton } from "@candor/ui/menus";
import { type ReactNode, Suspense } from "react";
import { useLatePress } from "../platform/index.ts";

export interface LateScanTimeProps {
  /** Key word before the time. */
  label: string;
  /** Time of the assessment that is shown. */
  time: string;
  /** Fetches what `picker` draws; the same between renders. */
  load: () => Promise<unknown>;
  /** Draws the choice with its list open; the button stands in its place until there is one to choose. */
  picker: (button: ReactNode, onMissing: () => void) => ReactNode;
}

/** The button of a choice of assessment until somebody presses it: its lists are a tenth of a page's script. */
export function LateScanTime({ label, time, load, picker }: LateScanTimeProps) {
  const { pressed, trigger, onMissing } = useLatePress(load);
  const button = <ScanTimeButton label={label} time={time} {...trigger} />;
  return pressed ? <Suspense fallback={button}>{picker(button, onMissing)}</Suspense> : button;
}
