import { endpoints } from "@candor/api/endpoints";
import { AppProviders, RouterProvider } from "@candor/features/app";
import { createMemoryRouter } from "@candor/features/app/testing";
import { credentialsCatalogue } from "@candor/features/credentials";
import { commonCatalogue, type LinkComponent } from "@candor/features/platform";
import { showsEveryMessage } from "@candor/features/platform/messages-testing";
import { sessionCatalogue, storeLanguage } from "@candor/features/session";
import { staffSessionCatalogue } from "@candor/features/staff-session";
import { createConsole } from "./console.ts";
import { screens } from "./registry.ts";

const Link: LinkComponent = (props) => <a {...props} />;

showsEveryMessage({
  calls: endpoints.filter(({ path }) => path.startsWith("/api/mis/")),
  catalogues: [
    commonCatalogue,
    sessionCatalogue,
    credentialsCatalogue,
    staffSessionCatalogue,
    ...screens.flatMap(({ catalogues }) => catalogues),
  ],
  make: (language) => {
    storeLanguage(language);
    const app = createConsole();
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
