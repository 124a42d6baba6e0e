import { loadCatalogues } from "@candor/features/platform";
import type { Screen } from "@candor/features/shell";
import { type ComponentType, lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { loadPage } from "./pages.ts";
import type { Portal } from "./portal.ts";

/** A screen whose code and texts are fetched together when it opens. */
function lazyScreen(screen: Screen, { i18n }: Portal): ComponentType {
  return lazy(async () => {
    const [page] = await Promise.all([loadPage(screen.page), loadCatalogues(i18n, screen.catalogues)]);
    return page;
  });
}

/** The route tree, made once from the registry. */
export function createRoutes(screens: readonly Screen[], portal: Portal): ComponentType {
  const routes = screens.map((screen) => ({ screen, Page: lazyScreen(screen, portal) }));
  return function PortalRoutes() {
    return (
      <Suspense fallback={null}>
        <Routes>
          {routes.map(({ screen, Page }) => (
            <Route key={screen.id} path={screen.path} element={<Page />} />
          ))}
          <Route path="/" element={<Navigate to="/dashboard" replace />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    );
  };
}
