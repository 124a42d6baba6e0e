export { campaignCatalogue } from "./catalogue.ts";
export { CampaignPage, type CampaignPageProps } from "./components/CampaignPage.tsx";
export { ConfirmPage, type ConfirmPageProps } from "./components/ConfirmPage.tsx";
export { CAMPAIGN_KINDS, type CampaignKind } from "./kinds.ts";
