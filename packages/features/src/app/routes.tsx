import { type ComponentType, type ReactNode, useMemo } from "react";
import { Navigate, Outlet, type RouteObject, useLocation, useOutletContext } from "react-router";
import { type AppScreen, hrefOf } from "../navigation/index.ts";
import type { LinkComponent } from "../platform/index.ts";
import { AppProviders } from "./AppProviders.tsx";
import { createAppLink } from "./app-link.tsx";
import { CrashBoundary } from "./CrashBoundary.tsx";
import { CrashScreen } from "./CrashScreen.tsx";
import type { ClientApp } from "./client-app.ts";
import { type Attempt, FailedScreen } from "./FailedScreen.tsx";
import { useNavigating } from "./RouterProvider.tsx";
import type { AppRoutes } from "./router.ts";
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
export function createRoutes<S extends AppScreen, Facts>(parts: AppDefinition<S, Facts>): AppRoutes {
  const { app, screens, loadPage, base, frame, closed, startPath, start } = parts;
  const { publicScreens = [], emptyPaths = [], missing } = parts;
  const Link = createAppLink({
    base,
    onIntent: (address) => {
      const screen = screenAt(screens, address.pathname);
      if (screen) preloadScreen(screen, address, loadPage, app);
    },
  });

  /** What has arrived. */
  const pages = new Map<AppScreen, ComponentType>();
  const load = (pathname: string) => {
    const screen: AppScreen | undefined = screenAt(publicScreens, pathname) ?? screenAt(screens, pathname);
    if (!screen || pages.has(screen)) return undefined;
    return pageOf(screen, loadPage, app).then((page) => pages.set(screen, page));
  };
  const page = (screen: AppScreen) => <ScreenPage screen={screen} pages={pages} />;

  const routes: RouteObject[] = [
    {
      element: <Root app={app} Link={Link} homeHref={startPath} />,
      children: [
        ...publicScreens.map((screen) => ({ path: screen.path, element: page(screen) })),
        {
          element: <Framed frame={frame} screens={screens} />,
          children: [
            ...screens.map((screen) => ({
              path: screen.path,
              element: (
                <Guard screen={screen} closed={closed}>
                  {page(screen)}
                </Guard>
              ),
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
  return { routes, load };
}

const Nothing = () => null;

/** A screen's page, or what offers another try where it did not arrive. */
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

/** The page of a screen, which the router has fetched before. */
function ScreenPage({ screen, pages }: { screen: AppScreen; pages: ReadonlyMap<AppScreen, ComponentType> }) {
  const Page = pages.get(screen) ?? Nothing;
  return <Page />;
}

interface RootProps {
  app: ClientApp;
  Link: LinkComponent;
  homeHref: string;
}

function Root({ app, Link, homeHref }: RootProps) {
  const location = useLocation();
  useRouteChange(location);
  return (
    <CrashBoundary
      at={location}
      crashed={(error) => <CrashScreen app={app} error={error} homeHref={homeHref} />}
    >
      <AppProviders app={app} Link={Link}>
        <Outlet />
      </AppProviders>
    </CrashBoundary>
  );
}

/** The open screen; a router's outlet knows by itself when it changes. */
const outlet = (facts: unknown): ReactNode => <Outlet context={facts} />;

/**
 * The shell, told which screen is open and whether another one is on its way. What changes within a screen, such as its
 * open tab, changes the page alone: the shell is not drawn again.
 */
function Framed<S extends AppScreen, Facts>({
  frame,
  screens,
}: Pick<AppDefinition<S, Facts>, "frame" | "screens">) {
  const { pathname } = useLocation();
  const current = useMemo(() => screenAt(screens, pathname), [screens, pathname]);
  const navigating = useSlow(useNavigating());
  return useMemo(
    () => frame({ current, pathname, navigating, children: outlet }),
    [frame, current, pathname, navigating],
  );
}

interface GuardProps<S extends AppScreen, Facts> extends Pick<AppDefinition<S, Facts>, "closed"> {
  screen: S;
  children: ReactNode;
}

/** Opens a screen, or says in its place why it stays closed. */
function Guard<S extends AppScreen, Facts>({ screen, closed, children }: GuardProps<S, Facts>) {
  return closed(screen, useOutletContext<Facts>()) ?? children;
}

/** Leads to where the app begins for this reader. */
function Start<S extends AppScreen, Facts>({ start }: Pick<AppDefinition<S, Facts>, "start">) {
  const to = start(useOutletContext<Facts>());
  return "href" in to ? <Navigate to={to.href} replace /> : to.closed;
}
