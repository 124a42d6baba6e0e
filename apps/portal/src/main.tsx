import "@candor/ui/styles";
import { commonCatalogue, languageTag, loadCatalogues } from "@candor/features/platform";
import { readToken } from "@candor/features/session";
import { shellCatalogue } from "@candor/features/shell";
import { createRoot } from "react-dom/client";
import { PortalApp } from "./app/PortalApp.tsx";
import { createPortal, goToSignIn } from "./app/portal.ts";
import { preload, screenAt } from "./app/preload.ts";
import { createProviders } from "./app/providers.tsx";
import { screens } from "./app/registry.ts";
import { createRoutes } from "./app/routes.tsx";

async function start(root: HTMLElement) {
  const portal = createPortal();
  document.documentElement.lang = languageTag(portal.language);
  const first = screenAt(screens, location.pathname === "/" ? "/dashboard" : location.pathname);
  if (first) preload(first, portal);
  await loadCatalogues(portal.i18n, [commonCatalogue, shellCatalogue]);

  const Providers = createProviders(portal);
  const PortalRoutes = createRoutes(screens, portal);
  createRoot(root).render(
    <Providers>
      <PortalApp screens={screens} PortalRoutes={PortalRoutes} />
    </Providers>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
if (readToken() === null) goToSignIn(`${location.pathname}${location.search}`);
else void start(root);
