import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../address/index.ts";
import { checksCatalogue } from "../checks/catalogue.ts";
import { LateScanTime } from "../checks/late-scan-time.tsx";
import { lazyPart, useFormat } from "../platform/index.ts";
import type { ScenarioScanState } from "./address.ts";
import type { ScanTimeProps } from "./components/ScanTime.tsx";
import { useScenarioScan } from "./queries.ts";

const load = () => import("./components/ScanTime.tsx");
const ScanTime = lazyPart<ScanTimeProps>(checksCatalogue, load);

function ScanTimeOf({ scan, onChange }: Pick<ScanTimeProps, "scan" | "onChange">) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  return (
    <LateScanTime
      label={t("assessment")}
      time={format.dateTime(scan.published_at)}
      load={load}
      picker={(button, onMissing) => (
        <ScanTime scan={scan} onChange={onChange} onMissing={onMissing}>
          {button}
        </ScanTime>
      )}
    />
  );
}

/** Which assessment's scan of the object is shown: stands in the top bar. The open check stays, where it was checked. */
export function useScenarioScanTime({ state, change }: AddressState<ScenarioScanState>): ReactNode {
  const scan = useScenarioScan(state, { keepPrevious: true }).data;
  return useMemo(
    () => scan && <ScanTimeOf scan={scan} onChange={(scanId) => change({ scanId })} />,
    [scan, change],
  );
}
