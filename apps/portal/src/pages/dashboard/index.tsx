import { useAddress } from "@candor/features/address";
import {
  Dashboard,
  type DashboardLinks,
  dashboardAddress,
  useDashboardScanTime,
  useDashboardSubtitle,
} from "@candor/features/dashboard";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

export default function DashboardPage() {
  const { company, role } = useCurrentUser();
  const address = useAddress(dashboardAddress);
  usePageHead({
    subtitle: useDashboardSubtitle(company.name, address.state),
    scanTime: useDashboardScanTime(address),
  });
  const owner = role === "owner";
  return (
    <Dashboard
      address={address}
      links={{
        checks: checksHref,
        objects: "/objects",
        assessment: (id) => `/assessment/detail/${id}`,
        ...(owner && { addWebsite: "/objects", newAssessment: "/newassessment" }),
      }}
    />
  );
}

/** An assessment stands in the path behind its object, and in the query without one. */
const checksHref: DashboardLinks["checks"] = ({ status, objectId, assessmentId }) => {
  const path = ["/checks", objectId, objectId && assessmentId].filter(Boolean).join("/");
  const query = new URLSearchParams({
    ...(!objectId && assessmentId && { assessment: assessmentId }),
    ...(status && { status }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
};
