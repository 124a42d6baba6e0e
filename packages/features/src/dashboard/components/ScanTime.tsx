import type { AddressState } from "../../address/index.ts";
import { usePublishedAssessments, useScanTime } from "../../checks/index.ts";
import type { Arriving } from "../../platform/index.ts";
import type { DashboardState } from "../address.ts";
import { ScanTimePlace } from "./ScanTimePlace.tsx";

export interface ScanTimeProps extends Arriving {
  address: Pick<AddressState<DashboardState>, "state" | "change">;
}

/** The choice of assessment, once there is one to choose. */
export default function ScanTime({ address }: ScanTimeProps) {
  const picker = useScanTime(address);
  return usePublishedAssessments(null).length > 0 ? picker : <ScanTimePlace />;
}
