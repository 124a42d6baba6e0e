import {
  AssessmentSelector,
  type ChecksQuery,
  ChecksScreen,
  changeQuery,
  checksHref,
  ObjectSelector,
  parseChecksQuery,
  useChecksTitle,
} from "@candor/features/checks";
import { selectionAtom, usePlatform } from "@candor/features/platform";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";
import { useSetAtom } from "jotai";
import { useEffect, useMemo } from "react";
import { useLocation, useParams } from "react-router";

export default function ChecksPage() {
  const { objectId, paramsScanId: assessmentId } = useParams();
  const { search } = useLocation();
  const { navigate } = usePlatform();
  const { role, app_list } = useCurrentUser();
  const select = useSetAtom(selectionAtom);
  const query = useMemo(
    () => parseChecksQuery(search, { objectId, assessmentId }),
    [search, objectId, assessmentId],
  );
  const onQuery = (next: ChecksQuery, options?: { replace: boolean }) => navigate(checksHref(next), options);

  // The address is what counts here; the other screens with selectors go on from it.
  useEffect(() => {
    select({ appId: query.objectId, appScanId: query.assessmentId });
  }, [select, query.objectId, query.assessmentId]);

  const selectors = useMemo(() => {
    const choose = (change: Partial<ChecksQuery>) => navigate(checksHref(changeQuery(query, change)));
    return {
      appSelector: (
        <ObjectSelector
          apps={app_list}
          value={query.objectId}
          onChange={(objectId) => choose({ objectId, assessmentId: null })}
        />
      ),
      scanTime: query.objectId && (
        <AssessmentSelector
          objectId={query.objectId}
          value={query.assessmentId}
          onChange={(assessmentId) => choose({ assessmentId })}
          onCompare={(last, now) => navigate(`/checks/compare/${last}/${now}`)}
        />
      ),
    };
  }, [query, navigate, app_list]);
  usePageHead({ title: "", documentTitle: useChecksTitle(), ...selectors });
  return (
    <ChecksScreen
      query={query}
      onQuery={onQuery}
      {...(role === "owner" && { newAssessmentHref: "/assessment" })}
    />
  );
}
