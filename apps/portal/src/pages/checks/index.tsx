import { ChecksScreen, checksHref, parseChecksQuery } from "@candor/features/checks";
import { usePlatform } from "@candor/features/platform";
import { useCurrentUser } from "@candor/features/session";
import { useLocation, useParams } from "react-router";

export default function ChecksPage() {
  const { objectId, assessmentId } = useParams();
  const { search } = useLocation();
  const { navigate } = usePlatform();
  const { role } = useCurrentUser();
  const query = parseChecksQuery(search, { objectId, assessmentId });
  return (
    <ChecksScreen
      query={query}
      onQuery={(next, options) => navigate(checksHref(next), options)}
      {...(role === "owner" && { newAssessmentHref: "/assessment" })}
    />
  );
}
