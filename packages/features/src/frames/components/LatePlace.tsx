import { SkeletonRows } from "@candor/ui/feedback";
import { type ReactNode, Suspense, useState } from "react";
import { LoadFailed } from "../../platform/index.ts";

export interface LatePlaceProps {
  /** Says that the part is on its way. */
  loadingLabel: string;
  /** Draws the part, told what to call when its code does not arrive. */
  children: (onMissing: () => void) => ReactNode;
}

/** The place of a part that is fetched when it is opened: waiting, there, or not arrived with another try. */
export function LatePlace({ loadingLabel, children }: LatePlaceProps) {
  const [missing, setMissing] = useState(false);
  if (missing) return <LoadFailed onRetry={() => setMissing(false)} />;
  return (
    <Suspense fallback={<SkeletonRows label={loadingLabel} />}>{children(() => setMissing(true))}</Suspense>
  );
}
