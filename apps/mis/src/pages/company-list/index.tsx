import { useAddress } from "@candor/features/address";
import { CompanyList, companiesAddress } from "@candor/features/companies";
import { generatePath, useNavigate } from "react-router";
import { COMPANY_PATH } from "../../app/paths.ts";

const companyHref = (companyId: string) => generatePath(COMPANY_PATH, { companyId });

/** /view-mis/company-list */
export default function CompanyListPage() {
  const address = useAddress(companiesAddress);
  const navigate = useNavigate();
  return (
    <CompanyList
      address={address}
      companyHref={companyHref}
      onCreated={(id) => void navigate(companyHref(id))}
    />
  );
}
