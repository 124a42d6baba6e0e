import { CheckScreen, checksHref, parseChecksQuery, useCheckHead } from "@candor/features/checks";
import { usePageHead } from "@candor/features/shell";
import { useLocation, useParams } from "react-router";

export default function CheckDetailPage() {
  const { idNew: checkId = "" } = useParams();
  const { search } = useLocation();
  // The address carries the table's state, so the way back leads to the table as it was left.
  const backHref = checksHref(parseChecksQuery(search));
  usePageHead({ ...useCheckHead(checkId), backHref, resultId: checkId });
  return <CheckScreen id={checkId} backHref={backHref} />;
}
