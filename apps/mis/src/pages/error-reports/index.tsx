import { useAddress } from "@candor/features/address";
import { ErrorReports, errorsAddress } from "@candor/features/operations";

/** /view-mis/error-reports */
export default function ErrorReportsPage() {
  return <ErrorReports address={useAddress(errorsAddress)} />;
}
