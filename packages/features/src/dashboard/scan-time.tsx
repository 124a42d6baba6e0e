import { ScanTimeButton } from "@candor/ui/menus";
import { type ReactNode, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../address/index.ts";
import { checksCatalogue } from "../checks/catalogue.ts";
import { lazyPart, useFormat, useLatePress } from "../platform/index.ts";
import type { DashboardState } from "./address.ts";
import type { ScanTimeProps } from "./components/ScanTime.tsx";
import { useDashboard } from "./queries.ts";

const load = () => import("./components/ScanTime.tsx");
const ScanTime = lazyPart<ScanTimeProps>(checksCatalogue, load);

/** The button of the choice until somebody presses it: its lists are a tenth of the page's script. */
function LateScanTime({ address }: Pick<ScanTimeProps, "address">) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { assessmentId } = address.state;
  const { data } = useDashboard(address.state);
  const { pressed, trigger, onMissing } = useLatePress(load);
  // Which time an earlier one has is known with its results.
  const known = data?.assessed_at ? format.dateTime(data.assessed_at) : "";
  const button = (
    <ScanTimeButton
      label={t("scanTime.label")}
      time={assessmentId ? known : t("scanTime.last")}
      {...trigger}
    />
  );
  if (!pressed) return button;
  return (
    <Suspense fallback={button}>
      <ScanTime address={address} onMissing={onMissing}>
        {button}
      </ScanTime>
    </Suspense>
  );
}

/** The choice of assessment in the top bar; nothing before the first publication. */
export function useDashboardScanTime({ state, change }: AddressState<DashboardState>): ReactNode {
  const { data } = useDashboard(state);
  const choosable = Boolean(data?.counts) || state.assessmentId !== null;
  return useMemo(() => choosable && <LateScanTime address={{ state, change }} />, [choosable, state, change]);
}
