import "@candor/ui/styles";
import { misInfo } from "@candor/api/contract";
import { prefetchAnswers, screenAt, startApp } from "@candor/features/app";
import { firstRequests } from "@candor/features/navigation";
import { commonCatalogue } from "@candor/features/platform";
import {
  canOpen,
  keptPermissions,
  readStaffToken,
  staffSessionCatalogue,
} from "@candor/features/staff-session";
import { createConsole } from "./app/console.ts";
import { screens } from "./app/registry.ts";
import { createConsoleRoutes } from "./app/routes.tsx";

const app = createConsole();
const opened = readStaffToken() === null ? undefined : screenAt(screens, location.pathname);
// What a page asks is not asked for somebody whom the page refuses.
const first = opened && canOpen(opened, keptPermissions()) ? opened : undefined;
// Not awaited: a page's chunk imports from the one that this stands in, and would wait for it as it waits for the page.
void startApp(document.getElementById("root"), {
  app,
  routes: createConsoleRoutes(app),
  catalogues: [commonCatalogue, staffSessionCatalogue],
  ...(opened && {
    answers: prefetchAnswers(
      [{ call: misInfo, request: {} }, ...(first ? firstRequests(first, location) : [])],
      app,
    ),
  }),
});
