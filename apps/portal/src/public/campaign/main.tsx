import "@candor/ui/styles";
import { createApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { type CampaignKind, campaignCatalogue } from "@candor/features/campaign";
import { createI18n, languageTag, loadCatalogues } from "@candor/features/platform";
import { readLanguage, storeLanguage } from "@candor/features/session";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type CampaignAddress, campaignAddress } from "./address.ts";
import { Campaign } from "./Campaign.tsx";
import { reportErrors } from "./errors.ts";

const onTitle = (title: string) => {
  document.title = title;
};

async function start(root: HTMLElement, address: CampaignAddress) {
  const drawn = root.dataset.language as Language | undefined;
  // Campaigns are held in Chinese: that is what is read where nothing else was chosen.
  const language = readLanguage(drawn ?? "cn");
  const announced = (root.dataset.kind as CampaignKind | undefined) ?? null;
  const i18n = createI18n(language);
  await loadCatalogues(i18n, [campaignCatalogue]);
  document.documentElement.lang = languageTag(language);
  const page = (
    <Campaign
      address={address}
      announced={announced}
      i18n={i18n}
      language={language}
      client={createApiClient({ getToken: () => null, getLanguage: () => language })}
      onTitle={onTitle}
      onLanguage={(chosen) => {
        storeLanguage(chosen);
        location.reload();
      }}
    />
  );
  // The markup was drawn at build in the language that the server chose; another stored one is drawn anew.
  startTransition(() => {
    if (drawn === language) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
reportErrors(window);
const address = campaignAddress(location.pathname);
if (address) void start(root, address);
else location.replace("/");
