import { endpoints } from "@candor/api/endpoints";
import { AppProviders } from "@candor/features/app";
import { credentialsCatalogue } from "@candor/features/credentials";
import { commonCatalogue, type LinkComponent } from "@candor/features/platform";
import { showsEveryMessage } from "@candor/features/platform/messages-testing";
import { sessionCatalogue, storeLanguage } from "@candor/features/session";
import { staffSessionCatalogue } from "@candor/features/staff-session";
import { createMemoryRouter, RouterProvider } from "react-router";
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
    const element = (
      <AppProviders app={app} Link={Link}>
        {null}
      </AppProviders>
    );
    return { ...app, drawn: <RouterProvider router={createMemoryRouter([{ path: "*", element }])} /> };
  },
});
