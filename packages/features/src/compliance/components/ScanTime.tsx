import type { getScenarioScan, ReplyOf } from "@candor/api/contract";
import type { ReactNode } from "react";
import { AssessmentSelector } from "../../checks/index.ts";
import { comparisonHref } from "../../comparison/index.ts";
import { type Arriving, usePlatform } from "../../platform/index.ts";
import { useScansOf } from "../queries.ts";

export interface ScanTimeProps extends Arriving {
  /** The scan that is shown. */
  scan: ReplyOf<typeof getScenarioScan>;
  /** Called with another scan of the same object. */
  onChange: (scanId: string) => void;
  /** Stands in its place until there is a scan to choose. */
  children: ReactNode;
}

/** The assessments of a scan's object, with the list open: one leads to the same scenario in its scan. */
export default function ScanTime({ scan, onChange, children }: ScanTimeProps) {
  const { navigate } = usePlatform();
  const objectId = scan.object.id;
  const scans = useScansOf(objectId);
  if (scans.length === 0) return children;
  const open = (assessmentId: string | null) => {
    const chosen = scans.find(({ assessment_id }) => assessment_id === assessmentId);
    onChange(chosen?.scan_id ?? scan.last_scan_id);
  };
  return (
    <AssessmentSelector
      objectId={objectId}
      value={scan.assessment_id}
      onChange={open}
      onCompare={(before, after) => navigate(comparisonHref({ before, after, objectId }))}
      defaultOpen
    />
  );
}
