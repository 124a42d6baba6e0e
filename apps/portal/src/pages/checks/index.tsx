import {
  type ChecksQuery,
  ChecksScreen,
  checksHref,
  ObjectSelect,
  parseChecksQuery,
  useChecksTitle,
} from "@candor/features/checks";
import { usePlatform } from "@candor/features/platform";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";
import { useMemo } from "react";
import { useLocation, useParams } from "react-router";

export default function ChecksPage() {
  const { objectId, paramsScanId: assessmentId } = useParams();
  const { search } = useLocation();
  const { navigate } = usePlatform();
  const { role } = useCurrentUser();
  const query = useMemo(
    () => parseChecksQuery(search, { objectId, assessmentId }),
    [search, objectId, assessmentId],
  );
  const onQuery = (next: ChecksQuery, options?: { replace: boolean }) => navigate(checksHref(next), options);

  // The top bar holds the choice of object in the place of a title.
  const actions = useMemo(
    () => <ObjectSelect query={query} onQuery={(next) => navigate(checksHref(next))} />,
    [query, navigate],
  );
  usePageHead({ title: "", documentTitle: useChecksTitle(), actions });
  return (
    <ChecksScreen
      query={query}
      onQuery={onQuery}
      {...(role === "owner" && { newAssessmentHref: "/assessment" })}
    />
  );
}
