import { commonCatalogue, languageTag, loadCatalogues } from "@candor/features/platform";
import { shellCatalogue } from "@candor/features/shell";
import { createRoot } from "react-dom/client";
import { createPortal } from "./app/portal.ts";
import { Providers } from "./app/providers.tsx";
import { screens } from "./app/registry.ts";
import { createRoutes } from "./app/routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

const portal = createPortal();
document.documentElement.lang = languageTag(portal.language);
await loadCatalogues(portal.i18n, [commonCatalogue, shellCatalogue]);

const PortalRoutes = createRoutes(screens, portal);
createRoot(root).render(
  <Providers portal={portal}>
    <PortalRoutes />
  </Providers>,
);
