import "@candor/ui/styles";
import { info } from "@candor/api/contract";
import { commonCatalogue, drawInSteps, languageTag, loadCatalogues } from "@candor/features/platform";
import { readToken } from "@candor/features/session";
import { shellCatalogue } from "@candor/features/shell";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { PortalApp } from "./app/PortalApp.tsx";
import { createPortal, goToSignIn } from "./app/portal.ts";
import { loadAnswers, loadScreen, screenAt } from "./app/preload.ts";
import { createProviders } from "./app/providers.tsx";
import { screens } from "./app/registry.ts";
import { createRoutes } from "./app/routes.tsx";

/** Milliseconds to wait for answers before the page is drawn without them. */
const PATIENCE_MS = 300;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Draws the whole page at once where its parts are quick, so that it is not built up in steps. */
async function start(root: HTMLElement) {
  const portal = createPortal();
  portal.reporter.listen(window);
  document.documentElement.lang = languageTag(portal.language);
  const first = screenAt(screens, location.pathname === "/" ? "/dashboard" : location.pathname);
  const answers = loadAnswers([info, ...(first?.early ?? [])], portal);
  const code = first && loadScreen(first, portal).catch(() => {});
  await Promise.all([loadCatalogues(portal.i18n, [commonCatalogue, shellCatalogue]), code]);
  await Promise.race([answers, wait(PATIENCE_MS)]);

  const Providers = createProviders(portal);
  const PortalRoutes = createRoutes(screens, portal);
  drawInSteps();
  // As a transition, drawing gives way to the browser every few milliseconds.
  startTransition(() =>
    createRoot(root).render(
      <Providers>
        <PortalApp portal={portal} screens={screens} PortalRoutes={PortalRoutes} />
      </Providers>,
    ),
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
if (readToken() === null) goToSignIn(location);
// In a task of its own: evaluating the code was one already.
else setTimeout(() => void start(root));
