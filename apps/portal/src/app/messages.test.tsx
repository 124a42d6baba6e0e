import { endpoints } from "@candor/api/contract";
import { campaignCatalogue } from "@candor/features/campaign";
import { credentialsCatalogue } from "@candor/features/credentials";
import { commonCatalogue } from "@candor/features/platform";
import { showsEveryMessage } from "@candor/features/platform/messages-testing";
import { sessionCatalogue, storeLanguage } from "@candor/features/session";
import { shellCatalogue } from "@candor/features/shell";
import { MemoryRouter } from "react-router";
import { createPortal } from "./portal.ts";
import { createProviders } from "./providers.tsx";
import { screens } from "./registry.ts";

showsEveryMessage({
  calls: endpoints.filter(({ path }) => !path.startsWith("/api/mis/")),
  also: ["auth.preview_forbidden"],
  catalogues: [
    commonCatalogue,
    sessionCatalogue,
    credentialsCatalogue,
    campaignCatalogue,
    shellCatalogue,
    ...screens.flatMap(({ catalogues }) => catalogues),
  ],
  make: (language) => {
    storeLanguage(language);
    const portal = createPortal();
    const Providers = createProviders(portal, MemoryRouter);
    return { ...portal, drawn: <Providers>{null}</Providers> };
  },
});
