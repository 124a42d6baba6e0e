import { info } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import { bootScreens, FontWarmUp } from "@candor/features/boot/build";
import { CAMPAIGN_KINDS, type CampaignKind, campaignCatalogue } from "@candor/features/campaign";
import { asks, firstFetch } from "@candor/features/navigation";
import { languageTag } from "@candor/features/platform";
import { sessionCatalogue } from "@candor/features/session";
import { themeScript } from "@candor/ui/theme";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { screens } from "../app/registry.ts";
import { Campaign } from "./campaign/Campaign.tsx";
import { Login } from "./Login.tsx";
import { pageParts } from "./page-parts.ts";

/** What the build writes into the pages' HTML. */
export { themeScript };

/** Stands in the app's page until the app is drawn. */
export const fontWarmUp = renderToStaticMarkup(<FontWarmUp />);

export interface Drawn {
  markup: string;
  lang: string;
  title: string;
  /** Of the root, for the script that wakes the page up. */
  attributes?: string;
}

const nothing = () => {};
const SIGN_ON = { returnTo: () => "/", onLeave: nothing };

/** The sign-in page's markup in one language. */
export async function drawLogin(language: Language): Promise<Drawn> {
  const parts = await pageParts(language, sessionCatalogue);
  return {
    markup: renderToString(<Login {...parts} onSignedIn={nothing} onLanguage={nothing} signOn={SIGN_ON} />),
    lang: languageTag(language),
    title: `${parts.i18n.t("documentTitle", { ns: "session" })} · Candor`,
  };
}

/** The campaign's pages as they stand before the server has answered. */
export const campaignPages: readonly CampaignPageName[] = ["unknown", "confirm", ...CAMPAIGN_KINDS];
export type CampaignPageName = CampaignKind | "unknown" | "confirm";

/** The markup of one of them in one language: the form's page with what its kind is known to be about. */
export async function drawCampaign(page: CampaignPageName, language: Language): Promise<Drawn> {
  const parts = await pageParts(language, campaignCatalogue);
  const kind = page === "unknown" || page === "confirm" ? null : page;
  const title = kind
    ? (`intro.${kind}.title` as const)
    : page === "confirm"
      ? "confirm.loading"
      : "documentTitle";
  return {
    markup: renderToString(
      <Campaign
        address={page === "confirm" ? { code: "" } : { cid: "" }}
        announced={kind}
        {...parts}
        onLanguage={nothing}
        onTitle={nothing}
      />,
    ),
    lang: languageTag(language),
    title: `${parts.i18n.t(title, { ns: "campaign" })} · Candor`,
    attributes: kind ? ` data-kind="${kind}"` : "",
  };
}

/** What the head of the app starts before the script is there. */
export const bootedScreens = bootScreens(screens);

/** Paths at which the server has a page to show; elsewhere it says that there is none. */
export const pagePaths: readonly string[] = [
  ...["/", "/404"],
  ...screens.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]),
];

export const userCall = firstFetch(asks(info, {}), "");
