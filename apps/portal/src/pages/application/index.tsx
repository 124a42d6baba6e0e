import { useAddress } from "@candor/features/address";
import { ApplicationScreen, applicationAddress, useApplicationHead } from "@candor/features/applications";

/** /applications/:scanId */
export default function ApplicationPage() {
  const { scanId } = useAddress(applicationAddress).state;
  useApplicationHead({ scanId });
  return <ApplicationScreen scanId={scanId ?? ""} />;
}
