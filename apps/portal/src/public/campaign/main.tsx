import "@candor/ui/styles";
import { type CampaignKind, campaignCatalogue } from "@candor/features/campaign";
import { hydratePage } from "../hydrate.ts";
import { type CampaignAddress, campaignAddress } from "./address.ts";
import { Campaign } from "./Campaign.tsx";

const onTitle = (title: string) => {
  document.title = title;
};

// Campaigns are held in Chinese: that is what is read where nothing else was chosen.
const start = (address: CampaignAddress) =>
  hydratePage({ texts: campaignCatalogue, language: "cn" }, (parts, data) => (
    <Campaign
      {...parts}
      address={address}
      announced={(data.kind as CampaignKind | undefined) ?? null}
      onTitle={onTitle}
    />
  ));

const address = campaignAddress(location.pathname);
if (address) void start(address);
else location.replace("/");
