import { HealthPanel } from "@candor/features/operations";

/** /view-mis/health */
export default function HealthPage() {
  return <HealthPanel />;
}
