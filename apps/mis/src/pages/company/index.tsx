import { CompanyPage } from "@candor/features/companies";
import { logsAddress } from "@candor/features/logs";
import { canOpen, useStaffInfo } from "@candor/features/staff-session";
import { useParams } from "react-router";
import { COMPANY_LIST_PATH } from "../../app/paths.ts";

/** /view-mis/company/:companyId */
export default function CompanyRoute() {
  const { companyId = "" } = useParams();
  const { data } = useStaffInfo();
  const chief = data && canOpen({ permission: "super" }, data.permissions);
  const logs = chief
    ? { people: logsAddress.href({ company: companyId }), staff: logsAddress.href({ target: companyId }) }
    : null;
  return (
    <CompanyPage
      key={companyId}
      id={companyId}
      listHref={COMPANY_LIST_PATH}
      logs={logs}
      mayDelete={chief === true}
      mayReadScans={data !== undefined && canOpen({ permission: "view_scan" }, data.permissions)}
    />
  );
}
