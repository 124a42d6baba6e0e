import { getCheck } from "@candor/api/contract";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart, useEndpoint, useFormat } from "../platform/index.ts";
import { checksCatalogue } from "./catalogue.ts";
import type { CheckScanTimeProps } from "./components/CheckScanTime.tsx";
import { LateScanTime } from "./late-scan-time.tsx";

const load = () => import("./components/CheckScanTime.tsx");
const CheckScanTime = lazyPart<CheckScanTimeProps>(checksCatalogue, load);

function ScanTimeOf({ check, search }: Pick<CheckScanTimeProps, "check" | "search">) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  return (
    <LateScanTime
      label={t("assessment")}
      time={check.published_at ? format.dateTime(check.published_at) : t("inReview")}
      load={load}
      picker={(button, onMissing) => (
        <CheckScanTime check={check} search={search} onMissing={onMissing}>
          {button}
        </CheckScanTime>
      )}
    />
  );
}

/** Which assessment's result of a check is shown: stands in the top bar. `search` is the address's, and stays. */
export function useCheckScanTime(id: string, search: string): ReactNode {
  // The last one stays while another is on its way: so does the focus of who chose it.
  const check = useEndpoint(getCheck, { id }, { keepPrevious: true, quiet: true }).data;
  return useMemo(() => check && <ScanTimeOf check={check} search={search} />, [check, search]);
}
