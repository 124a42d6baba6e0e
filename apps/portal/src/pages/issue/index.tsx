import { assetTypeOf, checksHref, IssueScreen, useIssueHead } from "@candor/features/checks";
import { usePageHead } from "@candor/features/shell";
import { useParams } from "react-router";

const backHref = checksHref();

export default function IssuePage() {
  const { id: checkId = "", asset_type } = useParams();
  const assetType = assetTypeOf(asset_type);
  usePageHead({ ...useIssueHead(checkId, assetType), backHref });
  return <IssueScreen checkId={checkId} assetType={assetType} backHref={backHref} />;
}
