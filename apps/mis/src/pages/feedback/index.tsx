import { useAddress } from "@candor/features/address";
import { FeedbackInbox, feedbackAddress } from "@candor/features/operations";

/** /view-mis/feedback */
export default function FeedbackPage() {
  return <FeedbackInbox address={useAddress(feedbackAddress)} />;
}
