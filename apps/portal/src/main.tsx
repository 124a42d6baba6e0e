import "@candor/ui/styles";
import { info } from "@candor/api/contract";
import { prefetchAnswers, screenAt, startApp } from "@candor/features/app";
import { firstRequests } from "@candor/features/navigation";
import { commonCatalogue, drawInSteps } from "@candor/features/platform";
import { readToken } from "@candor/features/session";
import { shellCatalogue } from "@candor/features/shell";
import { createPortal } from "./app/portal.ts";
import { screens } from "./app/registry.ts";
import { createPortalRoutes } from "./app/routes.tsx";

function start() {
  const app = createPortal();
  const { search } = location;
  const pathname = location.pathname === "/" ? "/dashboard" : location.pathname;
  const first = screenAt(screens, pathname);
  drawInSteps();
  return startApp(document.getElementById("root"), {
    app,
    routes: createPortalRoutes(app),
    catalogues: [commonCatalogue, shellCatalogue],
    answers: prefetchAnswers(
      [{ call: info, request: {} }, ...(first ? firstRequests(first, { pathname, search }) : [])],
      app,
    ),
  });
}

if (readToken() === null) createPortal().goToSignIn();
// In a task of its own: evaluating the code was one already.
else setTimeout(() => void start());
