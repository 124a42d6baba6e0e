import { MODULES } from "@candor/api/entities";
import type { Screen } from "@candor/features/navigation";

const module = MODULES.privacy_center;
const solution = { older: { group: "solution" } } as const;

const pages = (
  look: Pick<Screen, "companyLogo" | "layout">,
  list: readonly (readonly [id: Screen["id"], path: string])[],
): Screen[] =>
  list.map(([id, path]) => ({ ...look, id, path: `/privacy-center/${path}`, module, catalogues: [] }));

/** The other product: a company's public privacy center. */
export const privacyCenterScreens: readonly Screen[] = [
  { id: "privacyCenterPreview", path: "/privacy-center/preview", module, menu: solution, catalogues: [] },
  {
    id: "privacyCenterEdit",
    path: "/privacy-center/edit",
    module,
    construct: "edit",
    menu: solution,
    catalogues: [],
  },
  {
    id: "privacyCenterPublish",
    path: "/privacy-center/publish",
    module,
    construct: "publish",
    menu: solution,
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
