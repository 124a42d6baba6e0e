import { useAddress } from "@candor/features/address";
import { MetaDetectionsScreen, metaDetectionsAddress } from "@candor/features/meta-detections";

/** /view-mis/configs/meta-detections */
export default function MetaDetectionsPage() {
  return <MetaDetectionsScreen address={useAddress(metaDetectionsAddress)} />;
}
