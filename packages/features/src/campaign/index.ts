export { campaignCatalogue } from "./catalogue.ts";
export { CampaignPage, type CampaignPageProps } from "./components/CampaignPage.tsx";
export { ConfirmedCard } from "./components/ConfirmedCard.tsx";
export { ConfirmPage, type ConfirmPageProps } from "./components/ConfirmPage.tsx";
export { Intro } from "./components/Intro.tsx";
export { CAMPAIGN_KINDS, type CampaignKind, kindOf } from "./kinds.ts";
