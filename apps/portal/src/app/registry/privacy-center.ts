import { MODULES } from "@candor/api/entities";
import { MENU_ENTRIES, type Screen } from "@candor/features/navigation";

const module = MODULES.privacy_center;

const pages = (
  look: Pick<Screen, "companyLogo" | "layout">,
  list: readonly (readonly [id: Screen["id"], path: string])[],
): Screen[] =>
  list.map(([id, path]) => ({ ...look, id, path: `/privacy-center/${path}`, module, catalogues: [] }));

/** The other product: a company's public privacy center. */
export const privacyCenterScreens: readonly Screen[] = [
  { ...MENU_ENTRIES.privacyCenterPreview, catalogues: [] },
  {
    ...MENU_ENTRIES.privacyCenterEdit,
    construct: "edit",
    catalogues: [],
  },
  {
    ...MENU_ENTRIES.privacyCenterPublish,
    construct: "publish",
    catalogues: [],
  },
  ...pages({ companyLogo: false }, [
    ["privacyCenterPreviewNew", "preview-new"],
    ["privacyCenterDomain", "domain"],
    ["privacyCenterInvite", "invite"],
    ["privacyCenterPublishSeparately", "publish-separately"],
  ]),
  ...pages({ layout: "plain" }, [
    ["privacyCenterOnboarding", "onboarding"],
    ["quickIntegration", "publish/quickIntegration"],
    ["publishPrivacyPolicy", "publish/privacyPolicy"],
    ["publishTermsOfUse", "publish/termsOfUse"],
    ["consentManagement", "publish/consentManagement"],
    ["privacyCenterDashboard", "dashboard"],
  ]),
];
