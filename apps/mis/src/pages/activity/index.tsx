import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { CampaignScreen, campaignAddress, campaignsAddress } from "@candor/features/campaigns";
import { DiscardDialog } from "@candor/features/forms";
import { useNavigate } from "react-router";

/** /view-mis/activity/list/:entryId */
export default function ActivityPage() {
  const address = useAddress(campaignAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <CampaignScreen
        key={address.state.entryId}
        address={address}
        origin={location.origin}
        onDirtyChange={unsaved.onDirtyChange}
        onRemoved={() => void navigate(campaignsAddress.href(), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}
