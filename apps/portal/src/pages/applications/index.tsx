import { useAddress } from "@candor/features/address";
import { ApplicationsScreen, applicationsAddress } from "@candor/features/applications";
import { amongApps, useSelection } from "@candor/features/platform";
import { useCurrentUser } from "@candor/features/session";

/** /applications */
export default function ApplicationsPage() {
  const address = useAddress(applicationsAddress);
  const { role, app_list } = useCurrentUser();
  const { appId } = amongApps(useSelection(), app_list);
  return (
    <ApplicationsScreen
      address={address}
      appId={appId}
      {...(role === "owner" && { newAssessmentHref: "/assessment" })}
    />
  );
}
