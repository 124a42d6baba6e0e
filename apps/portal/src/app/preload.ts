import { endpointQuery, loadCatalogues } from "@candor/features/platform";
import type { Screen } from "@candor/features/shell";
import { matchPath } from "react-router";
import { loadPage } from "./pages.ts";
import type { Portal } from "./portal.ts";

/** The screen that an address of the app opens. */
export const screenAt = (screens: readonly Screen[], pathname: string): Screen | undefined =>
  screens.find(({ path }) => matchPath(path, pathname) !== null);

/** Fetches a screen's code and texts. */
export async function loadScreen(screen: Screen, { i18n }: Portal) {
  const [page] = await Promise.all([loadPage(screen.page), loadCatalogues(i18n, screen.catalogues)]);
  return page;
}

/**
 * Fetches what a screen needs before it is opened: code, texts, and the answers of its
 * first calls. A failure is left to the screen itself, which tries again and tells of it.
 */
export function preload(screen: Screen, portal: Portal): void {
  loadScreen(screen, portal).catch(() => {});
  for (const endpoint of screen.early ?? []) {
    void portal.queryClient.prefetchQuery(endpointQuery(portal.client, endpoint, {}, { quiet: true }));
  }
}
