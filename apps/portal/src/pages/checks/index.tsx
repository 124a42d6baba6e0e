import { useAddress } from "@candor/features/address";
import {
  AssessmentSelector,
  ChecksScreen,
  checksAddress,
  ObjectSelector,
  useChecksTitle,
} from "@candor/features/checks";
import { selectionAtom, usePlatform } from "@candor/features/platform";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";
import { useSetAtom } from "jotai";
import { useEffect, useMemo, useRef } from "react";

export default function ChecksPage() {
  const address = useAddress(checksAddress);
  const { navigate } = usePlatform();
  const { role, app_list } = useCurrentUser();
  const select = useSetAtom(selectionAtom);
  const { change } = address;
  const { objectId, assessmentId } = address.state;

  // The address is what counts here; the other screens with selectors go on from it. A link to all objects is no
  // choice of all: who chose an object elsewhere finds it again.
  const arriving = useRef(true);
  useEffect(() => {
    const arrived = arriving.current;
    arriving.current = false;
    if (objectId) select({ appId: objectId, appScanId: assessmentId });
    else if (!arrived) select({ appId: null, appScanId: null, scanId: assessmentId });
    else if (assessmentId) select({ scanId: assessmentId });
  }, [select, objectId, assessmentId]);

  const selectors = useMemo(
    () => ({
      appSelector: (
        <ObjectSelector
          apps={app_list}
          value={objectId}
          onChange={(objectId) => change({ objectId, assessmentId: null })}
        />
      ),
      scanTime: (
        <AssessmentSelector
          objectId={objectId}
          value={assessmentId}
          onChange={(assessmentId) => change({ assessmentId })}
          onCompare={(last, now) => navigate(`/checks/compare/${last}/${now}`)}
        />
      ),
    }),
    [objectId, assessmentId, change, navigate, app_list],
  );
  usePageHead({ title: "", documentTitle: useChecksTitle(), ...selectors });
  return <ChecksScreen address={address} {...(role === "owner" && { newAssessmentHref: "/assessment" })} />;
}
