import type { ComponentType } from "react";
import { matchRoutes } from "react-router";
import { type AppScreen, type FirstRequest, firstRequests, hrefOf } from "../navigation/index.ts";
import { endpointQuery, loadCatalogues } from "../platform/index.ts";
import type { ClientApp } from "./client-app.ts";

export type PageModule = { default: ComponentType };

/** Fetches a page's code by its folder under the app's `pages`. */
export type LoadPage = (page: string) => Promise<PageModule>;

/** What was asked for last, of each app's screens: a page asks again with each change of its own address's query. */
const last = new WeakMap<readonly AppScreen[], { pathname: string; screen: AppScreen | undefined }>();

/** The screen that an address of the app opens. */
export function screenAt<S extends AppScreen>(screens: readonly S[], pathname: string): S | undefined {
  const known = last.get(screens);
  if (known?.pathname === pathname) return known.screen as S | undefined;
  const screen = findScreen(screens, pathname);
  last.set(screens, { pathname, screen });
  return screen;
}

function findScreen<S extends AppScreen>(screens: readonly S[], pathname: string): S | undefined {
  // Most addresses have no parameters: comparing them is quicker than ranking all routes.
  const named = screens.find(({ path }) => path === pathname);
  if (named) return named;
  const routes = screens.map((screen) => ({ path: screen.path, handle: screen }));
  return matchRoutes(routes, pathname)?.at(0)?.route.handle;
}

/** Fetches the answers of calls, and of what follows them; a failed one is left to the screen, which tells of it. */
export async function prefetchAnswers(
  calls: readonly FirstRequest[],
  app: Pick<ClientApp, "queryClient" | "client">,
): Promise<void> {
  const { queryClient, client } = app;
  await Promise.all(
    calls.map(async ({ call, request, next }) => {
      const query = endpointQuery(client, call, request, { quiet: true });
      await queryClient.prefetchQuery(query);
      const after = next?.(queryClient.getQueryData(query.queryKey));
      if (after) await prefetchAnswers([after], app);
    }),
  );
}

/** Fetches a screen's code and texts together; null where the screen is not available yet. */
export async function loadScreen(
  { page, catalogues }: AppScreen,
  loadPage: LoadPage,
  { i18n }: ClientApp,
): Promise<ComponentType | null> {
  if (page === undefined) return null;
  const [module] = await Promise.all([loadPage(page), loadCatalogues(i18n, catalogues)]);
  return module.default;
}

/**
 * Fetches what a screen needs before it is opened: code, texts, and the answers of its first calls. A pointer that
 * crosses the rows of a list passes many addresses with a parameter: their answers wait until one is opened.
 */
export function preloadScreen(screen: AppScreen, at: URL, loadPage: LoadPage, app: ClientApp): void {
  loadScreen(screen, loadPage, app).catch(() => {});
  if (at.pathname === hrefOf(screen)) void prefetchAnswers(firstRequests(screen, at), app);
}
