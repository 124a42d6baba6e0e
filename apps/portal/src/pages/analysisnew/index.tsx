import { useAddress } from "@candor/features/address";
import { AnalysisScreen, analysisAddress } from "@candor/features/applications";
import { useCurrentUser } from "@candor/features/session";

/** /analysisnew */
export default function AnalysisPage() {
  const address = useAddress(analysisAddress);
  const { role } = useCurrentUser();
  return <AnalysisScreen address={address} {...(role === "owner" && { newAssessmentHref: "/assessment" })} />;
}
