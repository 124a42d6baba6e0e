import "@candor/ui/styles";
import { info } from "@candor/api/contract";
import { prefetchAnswers, screenAt, startApp } from "@candor/features/app";
import { commonCatalogue, drawInSteps } from "@candor/features/platform";
import { readToken } from "@candor/features/session";
import { shellCatalogue } from "@candor/features/shell";
import { createPortal } from "./app/portal.ts";
import { screens } from "./app/registry.ts";
import { createPortalRoutes } from "./app/routes.tsx";

function start() {
  const app = createPortal();
  const first = screenAt(screens, location.pathname === "/" ? "/dashboard" : location.pathname);
  drawInSteps();
  return startApp(document.getElementById("root"), {
    app,
    routes: createPortalRoutes(app),
    catalogues: [commonCatalogue, shellCatalogue],
    answers: prefetchAnswers([info, ...(first?.preload ?? [])], app),
  });
}

if (readToken() === null) createPortal().goToSignIn();
// In a task of its own: evaluating the code was one already.
else setTimeout(() => void start());
