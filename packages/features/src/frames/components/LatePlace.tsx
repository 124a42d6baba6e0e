import { SkeletonRows } from "@candor/ui/feedback";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { LoadFailed } from "../../platform/index.ts";

export interface LatePlaceProps {
  /** Says that the part is on its way. */
  loadingLabel: string;
  /** Draws the part, told what to call when its code does not arrive. */
  children: (onMissing: () => void) => ReactNode;
  /** Loads the page again. Default: as the browser does. */
  reload?: () => void;
}

/** The place of a part that is fetched when it is opened: waiting, there, or not arrived with another try. */
export function LatePlace({ loadingLabel, children, reload = () => location.reload() }: LatePlaceProps) {
  const [missing, setMissing] = useState(false);
  const tried = useRef(false);
  if (missing) {
    const again = () => {
      tried.current = true;
      setMissing(false);
    };
    return <LoadFailed onRetry={again} />;
  }
  const onMissing = () => {
    // Chromium keeps for a page that a module did not arrive: with a network, what stays away comes with another page.
    if (tried.current && navigator.onLine) reload();
    else setMissing(true);
  };
  return <Suspense fallback={<SkeletonRows label={loadingLabel} />}>{children(onMissing)}</Suspense>;
}
