import { Dashboard, useDashboardSubtitle } from "@candor/features/dashboard";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

export default function DashboardPage() {
  const { company, role } = useCurrentUser();
  usePageHead({ subtitle: useDashboardSubtitle(company.name) });
  const owner = role === "owner";
  return (
    <Dashboard
      links={{
        checks: ({ status, objectId }) =>
          `/checks${objectId ? `/${objectId}` : ""}${status ? `?status=${status}` : ""}`,
        objects: "/objects",
        assessment: (id) => `/assessment/detail/${id}`,
        ...(owner && { addWebsite: "/objects", newAssessment: "/newassessment" }),
      }}
    />
  );
}
