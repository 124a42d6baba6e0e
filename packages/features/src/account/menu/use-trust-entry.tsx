import { LEGAL_DOCUMENTS } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import type { MenuAction, MenuSub } from "@candor/ui/menus";
import { ShieldCheck } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { loadScript, usePlatform, useSiteSetup } from "../../platform/index.ts";
import { useConsentDialog } from "./consent.ts";
import { documentHref } from "./document-href.ts";

/** Where the law gives the entry its words. */
const CALIFORNIA = "CCPA";

/** The menu's row Trust: the documents, and the consent dialog once there is one. */
export function useTrustEntry(): MenuSub {
  const { t } = useTranslation("shell");
  const { language } = usePlatform();
  const setup = useSiteSetup();
  const consent = useConsentDialog();
  const script = setup?.consent_script;
  useEffect(() => {
    // Without it there is no entry.
    if (script) loadScript(script).catch(() => {});
  }, [script]);
  const settings: MenuAction[] = consent
    ? [
        {
          id: "cookie-settings",
          label: t(consent.region === CALIFORNIA ? "account.yourChoices" : "account.cookieSettings"),
          onSelect: consent.openSettings,
        },
      ]
    : [];
  return {
    kind: "sub",
    id: "trust",
    label: t("account.trust"),
    icon: <Icon of={ShieldCheck} size={18} />,
    groups: [
      LEGAL_DOCUMENTS.map((id) => ({
        id,
        label: t(`account.document.${id}`),
        href: documentHref(id, language, setup),
        newTab: true,
      })),
      settings,
    ],
  };
}
