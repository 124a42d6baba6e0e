import { analysisAddress } from "@candor/features/applications";
import { Navigate } from "react-router";

/** /analysis: the older form leads to the one in use; what was chosen in the top bar stays chosen. */
export default function OlderAnalysisPage() {
  return <Navigate to={analysisAddress.href()} replace />;
}
