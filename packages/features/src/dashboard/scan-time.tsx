import { type ReactNode, Suspense, useMemo } from "react";
import type { AddressState } from "../address/index.ts";
import { checksCatalogue } from "../checks/catalogue.ts";
import { lazyPart, useIdle } from "../platform/index.ts";
import type { DashboardState } from "./address.ts";
import type { ScanTimeProps } from "./components/ScanTime.tsx";
import { ScanTimePlace } from "./components/ScanTimePlace.tsx";
import { useDashboard } from "./queries.ts";

const ScanTime = lazyPart<ScanTimeProps>(checksCatalogue, () => import("./components/ScanTime.tsx"));
const stay = () => {};

/**
 * The choice of assessment in the top bar. It comes when the page stands: its menus are a tenth of the page's script,
 * and its place is kept until then. Nothing before the first publication.
 */
export function useDashboardScanTime({ state, change }: AddressState<DashboardState>): ReactNode {
  const { data } = useDashboard(state);
  const choosable = Boolean(data?.counts) || state.assessmentId !== null;
  const idle = useIdle() && choosable;
  return useMemo(() => {
    if (!idle) return choosable && <ScanTimePlace />;
    return (
      <Suspense fallback={<ScanTimePlace />}>
        <ScanTime address={{ state, change }} onMissing={stay} />
      </Suspense>
    );
  }, [choosable, idle, state, change]);
}
