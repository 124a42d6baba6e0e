import { formatListState, parseListState, ScanList } from "@candor/features/scans";
import { generatePath } from "react-router";
import { SCAN_RESULT_PATH } from "../../app/paths.ts";
import { useAddressState } from "../../app/use-address-state.ts";

const codec = { parse: parseListState, format: formatListState };

const resultHref = (scanId: string) => generatePath(SCAN_RESULT_PATH, { scanId });

/** /view-mis/scan-list */
export default function ScanListPage() {
  const { state, change } = useAddressState(codec);
  return (
    <ScanList
      state={state}
      onStateChange={(next) => change(next, { replace: true })}
      resultHref={resultHref}
    />
  );
}
