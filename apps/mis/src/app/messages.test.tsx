import { endpoints } from "@candor/api/contract";
import { commonCatalogue } from "@candor/features/platform";
import { showsEveryMessage } from "@candor/features/platform/messages-testing";
import { sessionCatalogue, storeLanguage } from "@candor/features/session";
import { staffSessionCatalogue } from "@candor/features/staff-session";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createConsole } from "./console.ts";
import { Providers } from "./providers.tsx";
import { screens } from "./registry.ts";

showsEveryMessage({
  calls: endpoints.filter(({ path }) => path.startsWith("/api/mis/")),
  catalogues: [
    commonCatalogue,
    sessionCatalogue,
    staffSessionCatalogue,
    ...screens.flatMap(({ catalogues }) => catalogues),
  ],
  make: (language) => {
    storeLanguage(language);
    const mis = createConsole();
    const router = createMemoryRouter([{ path: "*", element: <Providers mis={mis} /> }]);
    return { ...mis, drawn: <RouterProvider router={router} /> };
  },
});
