import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart, useFormat } from "../platform/index.ts";
import { checksCatalogue } from "./catalogue.ts";
import type { CheckScanTimeProps } from "./components/CheckScanTime.tsx";
import { LateScanTime } from "./late-scan-time.tsx";
import { useCheck } from "./queries.ts";

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
  const check = useCheck(id).data;
  return useMemo(() => check && <ScanTimeOf check={check} search={search} />, [check, search]);
}
