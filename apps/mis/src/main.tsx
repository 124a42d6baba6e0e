import "@candor/ui/styles";
import { startApp } from "@candor/features/app";
import { commonCatalogue } from "@candor/features/platform";
import { staffSessionCatalogue } from "@candor/features/staff-session";
import { createConsole } from "./app/console.ts";
import { createConsoleRoutes } from "./app/routes.tsx";

const app = createConsole();
await startApp(document.getElementById("root"), {
  app,
  routes: createConsoleRoutes(app),
  catalogues: [commonCatalogue, staffSessionCatalogue],
});
