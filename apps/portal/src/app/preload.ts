import type { Endpoint } from "@candor/api/contract";
import type { Screen } from "@candor/features/navigation";
import { endpointQuery, loadCatalogues } from "@candor/features/platform";
import { matchRoutes } from "react-router";
import { loadPage } from "./pages.ts";
import type { Portal } from "./portal.ts";

/** The screen that an address of the app opens. */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
  // Most addresses have no parameters: comparing them is quicker than ranking all routes.
  const named = screens.find(({ path }) => path === pathname);
  if (named) return named;
  const routes = screens.map((screen) => ({ path: screen.path, handle: screen }));
  return matchRoutes(routes, pathname)?.at(0)?.route.handle;
}

/** Fetches a screen's code and texts; null where the screen is not available yet. */
export async function loadScreen(screen: Screen, { i18n, pages }: Portal) {
  if (screen.page === undefined) return null;
  const [page] = await Promise.all([loadPage(screen.page), loadCatalogues(i18n, screen.catalogues)]);
  pages.set(screen.id, page.default);
  return page;
}

/** Fetches the answers of calls without a request; a failed one is left to the screen, which tells of it. */
export const loadAnswers = (endpoints: readonly Endpoint[], { queryClient, client }: Portal) =>
  Promise.all(
    endpoints.map((endpoint) =>
      queryClient.prefetchQuery(endpointQuery(client, endpoint, {}, { quiet: true })),
    ),
  );

/** Fetches what a screen needs before it is opened: code, texts, and the answers of its first calls. */
export function preload(screen: Screen, portal: Portal): void {
  loadScreen(screen, portal).catch(() => {});
  void loadAnswers(screen.early ?? [], portal);
}
