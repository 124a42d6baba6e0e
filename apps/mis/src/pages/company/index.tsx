import { CompanyPage } from "@candor/features/companies";
import { useParams } from "react-router";
import { COMPANY_LIST_PATH } from "../../app/paths.ts";

/** /view-mis/company/:companyId */
export default function CompanyRoute() {
  const { companyId = "" } = useParams();
  return <CompanyPage key={companyId} id={companyId} listHref={COMPANY_LIST_PATH} />;
}
