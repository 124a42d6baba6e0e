import { analysisAddress } from "@candor/features/applications";
import { Navigate, useLocation } from "react-router";

/** /analysis: the older form leads to the one in use, as it was set; what was chosen in the top bar stays chosen. */
export default function OlderAnalysisPage() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: analysisAddress.href(), search }} replace />;
}
