import type { ReactNode } from "react";
import type { AddressState } from "../../address/index.ts";
import { usePublishedAssessments, useScanTime } from "../../checks/index.ts";
import type { Arriving } from "../../platform/index.ts";
import type { DashboardState } from "../address.ts";

export interface ScanTimeProps extends Arriving {
  address: Pick<AddressState<DashboardState>, "state" | "change">;
  /** Stands in its place until there is an assessment to choose. */
  children: ReactNode;
}

/** The choice of assessment with its list open, once there is one to choose. */
export default function ScanTime({ address, children }: ScanTimeProps) {
  const picker = useScanTime(address, null, true);
  return usePublishedAssessments(null).length > 0 ? picker : children;
}
