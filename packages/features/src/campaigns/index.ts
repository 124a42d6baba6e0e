export {
  campaignAddress,
  campaignsAddress,
  qrcodeAddress,
  qrcodesAddress,
  requestsAddress,
  skillAddress,
  skillsAddress,
} from "./address.ts";
export { campaignsCatalogue } from "./catalogue.ts";
export { CampaignScreen, type CampaignScreenProps } from "./components/CampaignScreen.tsx";
export { CampaignsScreen, type CampaignsScreenProps } from "./components/CampaignsScreen.tsx";
export type { EntryPageProps } from "./components/EntryScreen.tsx";
export { QrcodeScreen } from "./components/QrcodeScreen.tsx";
export { QrcodesScreen, type QrcodesScreenProps } from "./components/QrcodesScreen.tsx";
export { RequestsScreen, type RequestsScreenProps } from "./components/RequestsScreen.tsx";
export { ResultPreview, type ResultPreviewProps } from "./components/ResultPreview.tsx";
export { SkillScreen } from "./components/SkillScreen.tsx";
export { SkillsScreen, type SkillsScreenProps } from "./components/SkillsScreen.tsx";
