import { LEGAL_DOCUMENTS, type LegalDocumentId } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import type { MenuAction, MenuSub } from "@candor/ui/menus";
import { ShieldCheck } from "lucide-react";
import { useEffect } from "react";
import { loadScript, usePlatform, useSiteSetup } from "../../platform/index.ts";
import { useConsentDialog } from "./consent.ts";
import { documentHref } from "./document-href.ts";

/** Where the law gives the entry its words. */
const CALIFORNIA = "CCPA";

/** The words of the shell whose menu it is. */
export interface TrustWords {
  label: string;
  document: (id: LegalDocumentId) => string;
  cookieSettings: string;
  /** What the law of California calls them. */
  yourChoices: string;
}

/** The menu's row Trust: the documents, and the consent dialog once there is one. */
export function useTrustEntry(words: TrustWords): MenuSub {
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
          label: consent.region === CALIFORNIA ? words.yourChoices : words.cookieSettings,
          onSelect: consent.openSettings,
        },
      ]
    : [];
  return {
    kind: "sub",
    id: "trust",
    label: words.label,
    icon: <Icon of={ShieldCheck} size={18} />,
    groups: [
      LEGAL_DOCUMENTS.map((id) => ({
        id,
        label: words.document(id),
        href: documentHref(id, language, setup),
        newTab: true,
      })),
      settings,
    ],
  };
}
