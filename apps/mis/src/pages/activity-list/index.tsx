import { useAddress } from "@candor/features/address";
import { CampaignsScreen, campaignAddress, campaignsAddress } from "@candor/features/campaigns";
import { useNavigate } from "react-router";

/** /view-mis/activity/list */
export default function ActivitiesPage() {
  const navigate = useNavigate();
  return (
    <CampaignsScreen
      address={useAddress(campaignsAddress)}
      onCreated={(entryId) => void navigate(campaignAddress.href({ entryId }))}
    />
  );
}
