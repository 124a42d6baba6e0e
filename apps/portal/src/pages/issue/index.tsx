import { useAddress } from "@candor/features/address";
import { checksHref, IssueScreen, issueAddress, useIssueHead, useScanTime } from "@candor/features/checks";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

const backHref = checksHref();

export default function IssuePage() {
  const address = useAddress(issueAddress);
  usePageHead({ ...useIssueHead(address.state), backHref, scanTime: useScanTime(address) });
  return <IssueScreen address={address} backHref={backHref} user={useCurrentUser()} />;
}
