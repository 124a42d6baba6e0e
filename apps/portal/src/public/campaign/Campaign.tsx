import type { Language } from "@candor/api/entities";
import { type CampaignKind, CampaignPage, ConfirmPage } from "@candor/features/campaign";
import { NoticeProvider } from "@candor/ui/notices";
import { PublicTheme, useAppearance } from "@candor/ui/theme";
import { I18nextProvider } from "react-i18next";
import type { PageParts } from "../page-parts.ts";
import type { CampaignAddress } from "./address.ts";

export interface CampaignProps extends PageParts {
  address: CampaignAddress;
  /** What the server said the campaign is about; null where it did not. */
  announced: CampaignKind | null;
  onLanguage: (language: Language) => void;
  onTitle: (title: string) => void;
}

/** A campaign's pages with all that they need: no router, no store, no query client. */
export function Campaign({ address, announced, i18n, ...page }: CampaignProps) {
  const [appearance] = useAppearance();
  return (
    <PublicTheme appearance={appearance}>
      <I18nextProvider i18n={i18n}>
        <NoticeProvider closeLabel={i18n.t("dismiss", { ns: "campaign" })}>
          {"code" in address ? (
            <ConfirmPage {...page} code={address.code} />
          ) : (
            <CampaignPage {...page} cid={address.cid} announced={announced} />
          )}
        </NoticeProvider>
      </I18nextProvider>
    </PublicTheme>
  );
}
