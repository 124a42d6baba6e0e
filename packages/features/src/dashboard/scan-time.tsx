import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../address/index.ts";
import { checksCatalogue } from "../checks/catalogue.ts";
import { LateScanTime } from "../checks/late-scan-time.tsx";
import { lazyPart, useFormat } from "../platform/index.ts";
import type { DashboardState } from "./address.ts";
import type { ScanTimeProps } from "./components/ScanTime.tsx";
import { useDashboard } from "./queries.ts";

const load = () => import("./components/ScanTime.tsx");
const ScanTime = lazyPart<ScanTimeProps>(checksCatalogue, load);

function DashboardScanTime({ address }: Pick<ScanTimeProps, "address">) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { assessmentId } = address.state;
  const { data } = useDashboard(address.state);
  // Which time an earlier one has is known with its results.
  const known = data?.assessed_at ? format.dateTime(data.assessed_at) : "";
  return (
    <LateScanTime
      label={t("scanTime.label")}
      time={assessmentId ? known : t("scanTime.last")}
      load={load}
      picker={(button, onMissing) => (
        <ScanTime address={address} onMissing={onMissing}>
          {button}
        </ScanTime>
      )}
    />
  );
}

/** The choice of assessment in the top bar; nothing before the first publication. */
export function useDashboardScanTime({ state, change }: AddressState<DashboardState>): ReactNode {
  const { data } = useDashboard(state);
  const choosable = Boolean(data?.counts) || state.assessmentId !== null;
  return useMemo(
    () => choosable && <DashboardScanTime address={{ state, change }} />,
    [choosable, state, change],
  );
}
