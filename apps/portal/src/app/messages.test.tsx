import { endpoints } from "@candor/api/endpoints";
import { AppProviders, RouterProvider } from "@candor/features/app";
import { createMemoryRouter } from "@candor/features/app/testing";
import { campaignCatalogue } from "@candor/features/campaign";
import { credentialsCatalogue } from "@candor/features/credentials";
import { commonCatalogue, type LinkComponent } from "@candor/features/platform";
import { showsEveryMessage } from "@candor/features/platform/messages-testing";
import { sessionCatalogue, storeLanguage } from "@candor/features/session";
import { shellCatalogue } from "@candor/features/shell";
import { createPortal } from "./portal.ts";
import { screens } from "./registry.ts";

const Link: LinkComponent = (props) => <a {...props} />;

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
    const app = createPortal();
    const router = createMemoryRouter({ routes: [], load: () => undefined });
    const drawn = (
      <RouterProvider router={router}>
        <AppProviders app={app} Link={Link}>
          {null}
        </AppProviders>
      </RouterProvider>
    );
    return { ...app, drawn };
  },
});
