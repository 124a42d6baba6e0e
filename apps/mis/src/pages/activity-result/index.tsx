import { ResultPreview } from "@candor/features/campaigns";
import { chooseLanguage } from "@candor/features/session";
import { useParams } from "react-router";

const setTitle = (title: string) => {
  document.title = title;
};

/** /view-mis/activity/:cid/:rid */
export default function ActivityResultPage() {
  const { cid = "", rid = "" } = useParams();
  return <ResultPreview cid={cid} rid={rid} onLanguage={chooseLanguage} onTitle={setTitle} />;
}
