import { useAddress } from "@candor/features/address";
import {
  ChecksScreen,
  checksAddress,
  ObjectSelector,
  useChecksTitle,
  useScanTime,
} from "@candor/features/checks";
import { useSelect } from "@candor/features/platform";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";
import { useEffect, useMemo, useRef } from "react";

export default function ChecksPage() {
  const address = useAddress(checksAddress);
  const user = useCurrentUser();
  const { role, app_list } = user;
  const select = useSelect();
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

  const appSelector = useMemo(
    () => (
      <ObjectSelector
        apps={app_list}
        value={objectId}
        onChange={(objectId) => change({ objectId, assessmentId: null })}
      />
    ),
    [objectId, change, app_list],
  );
  const scanTime = useScanTime(address, objectId);
  usePageHead({ title: "", documentTitle: useChecksTitle(), appSelector, scanTime });
  return (
    <ChecksScreen
      address={address}
      user={user}
      {...(role === "owner" && { newAssessmentHref: "/assessment" })}
    />
  );
}
