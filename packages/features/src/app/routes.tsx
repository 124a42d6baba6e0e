import { type ComponentType, type ReactNode, useMemo } from "react";
import {
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useMatches,
  useNavigation,
  useOutletContext,
} from "react-router";
import { type AppScreen, hrefOf } from "../navigation/index.ts";
import type { LinkComponent } from "../platform/index.ts";
import { AppProviders } from "./AppProviders.tsx";
import { createAppLink } from "./app-link.tsx";
import { CrashScreen } from "./CrashScreen.tsx";
import type { ClientApp } from "./client-app.ts";
import { type Attempt, FailedScreen } from "./FailedScreen.tsx";
import { type LoadPage, loadScreen, preloadScreen, screenAt } from "./screen-loader.ts";
import { useRouteChange } from "./use-route-change.ts";
import { useSlow } from "./use-slow.ts";

/** What an app draws around its screens. */
export interface FrameProps<S extends AppScreen, Facts> {
  /** The screen that is open. */
  current: S | undefined;
  /** Path of the page that is open. */
  pathname: string;
  /** Another screen is on its way, and takes a while. */
  navigating: boolean;
  /** Draws the open screen, the same function between renders; called once it is known who is signed in. */
  children: (facts: Facts) => ReactNode;
}

/** An app as its registry of screens has it. `Facts` is what decides about screens beside the screens themselves. */
export interface AppDefinition<S extends AppScreen, Facts> {
  app: ClientApp;
  screens: readonly S[];
  loadPage: LoadPage;
  /** Path that all addresses of the app begin with; empty where it has the whole origin. */
  base: string;
  /** The shell; it waits for who is signed in. */
  frame: (props: FrameProps<S, Facts>) => ReactNode;
  /** What stands in a screen's place where it stays closed or is not there yet; null where it opens. */
  closed: (screen: S, facts: Facts) => ReactNode;
  /** Leads here where the app begins, and from addresses that nobody knows, unless `missing` stands there. */
  startPath: string;
  /** Where the app begins for this reader, or why it does not. */
  start: (facts: Facts) => { href: string } | { closed: ReactNode };
  /** Stands, inside the shell, at an address that nobody knows. */
  missing?: ReactNode;
  /** Pages outside the shell, which anyone may open. */
  publicScreens?: readonly AppScreen[];
  /** Addresses inside the shell that stay empty. */
  emptyPaths?: readonly string[];
}

/** The route tree of an app, made from its registry: one guard, one error boundary, one rule of scroll and focus. */
export function createRoutes<S extends AppScreen, Facts>(parts: AppDefinition<S, Facts>): RouteObject[] {
  const { app, screens, loadPage, base, frame, closed, startPath, start } = parts;
  const { publicScreens = [], emptyPaths = [], missing } = parts;
  const Link = createAppLink({
    base,
    onIntent: (address) => {
      const screen = screenAt(screens, address.pathname);
      if (screen) preloadScreen(screen, address, loadPage, app);
    },
  });

  const page = (screen: AppScreen): RouteObject => ({
    lazy: async () => ({ Component: await pageOf(screen, loadPage, app) }),
  });

  return [
    {
      element: <Root app={app} Link={Link} />,
      errorElement: <CrashScreen app={app} homeHref={startPath} />,
      // The page's own mark stands until the first screen can be drawn.
      hydrateFallbackElement: <Nothing />,
      children: [
        ...publicScreens.map((screen) => ({ path: screen.path, ...page(screen) })),
        {
          element: <Framed frame={frame} />,
          children: [
            ...screens.map((screen) => ({
              path: screen.path,
              handle: screen,
              element: <Guard screen={screen} closed={closed} />,
              children: [{ index: true as const, ...page(screen) }] as RouteObject[],
            })),
            ...screens.flatMap((screen) =>
              (screen.alsoAt ?? []).map((path) => ({
                path,
                element: <Navigate to={hrefOf(screen)} replace />,
              })),
            ),
            { path: startPath, element: <Start start={start} /> },
            ...emptyPaths.map((path) => ({ path, element: <Nothing /> })),
            ...(missing ? [{ path: base, element: <Navigate to={startPath} replace /> }] : []),
            { path: `${base}/*`, element: missing ?? <Navigate to={startPath} replace /> },
          ],
        },
      ],
    },
  ];
}

const Nothing = () => null;

/**
 * A screen's page, or what offers another try where it did not arrive. A route whose loading rejects would stay empty:
 * the router draws the errors of routes that it has loaded.
 */
async function pageOf(screen: AppScreen, loadPage: LoadPage, app: ClientApp): Promise<ComponentType> {
  const load = async () => (await loadScreen(screen, loadPage, app)) ?? Nothing;
  const attempt: Attempt = {
    page: null,
    async again() {
      attempt.page = await load().catch(() => null);
      // With a network, what stays away is of an older build, or the browser has noted it as missing.
      if (!attempt.page && navigator.onLine) app.location.reload();
      return attempt.page;
    },
  };
  return load().catch(() => () => <FailedScreen attempt={attempt} />);
}

function Root({ app, Link }: { app: ClientApp; Link: LinkComponent }) {
  useRouteChange(useLocation());
  return (
    <AppProviders app={app} Link={Link}>
      <Outlet />
    </AppProviders>
  );
}

/** The open screen; a router's outlet knows by itself when it changes. */
const outlet = (facts: unknown): ReactNode => <Outlet context={facts} />;

/**
 * The shell, told which screen is open and whether another one is on its way. What changes within a screen, such as its
 * open tab, changes the page alone: the shell is not drawn again.
 */
function Framed<S extends AppScreen, Facts>({ frame }: Pick<AppDefinition<S, Facts>, "frame">) {
  const current = useMatches()
    .map(({ handle }) => handle as S | undefined)
    .find((handle) => handle !== undefined);
  const navigating = useSlow(useNavigation().state !== "idle");
  const { pathname } = useLocation();
  return useMemo(
    () => frame({ current, pathname, navigating, children: outlet }),
    [frame, current, pathname, navigating],
  );
}

interface GuardProps<S extends AppScreen, Facts> extends Pick<AppDefinition<S, Facts>, "closed"> {
  screen: S;
}

/** Opens a screen, or says in its place why it stays closed. */
function Guard<S extends AppScreen, Facts>({ screen, closed }: GuardProps<S, Facts>) {
  return closed(screen, useOutletContext<Facts>()) ?? <Outlet />;
}

/** Leads to where the app begins for this reader. */
function Start<S extends AppScreen, Facts>({ start }: Pick<AppDefinition<S, Facts>, "start">) {
  const to = start(useOutletContext<Facts>());
  return "href" in to ? <Navigate to={to.href} replace /> : to.closed;
}
