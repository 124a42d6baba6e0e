import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { matchRoutes, Router, renderMatches, useLocation } from "react-router";
import type { AppRouter } from "./router.ts";

const RouterContext = createContext<AppRouter | null>(null);
const NavigatingContext = createContext(false);

export interface RouterProviderProps {
  router: AppRouter;
  /** Default: what the router's routes have at the open path. */
  children?: ReactNode;
}

/** Draws an app at its address. Another screen is drawn as a transition: it gives way to what the reader does. */
export function RouterProvider({ router, children = <Routed /> }: RouterProviderProps) {
  const [{ location, action, navigating }, setState] = useState(router.state);
  useLayoutEffect(() => {
    // What has changed since it was read.
    setState(router.state);
    return router.subscribe((state, atOnce) => {
      if (!atOnce) {
        startTransition(() => setState(state));
        return;
      }
      // Within the event: a field that shows what the address holds would fall back to its text before, and lose the
      // caret and what an input method composes.
      setState(state);
      // An effect or a timer may have asked for it: React draws nothing at once inside one.
      queueMicrotask(() => {
        // What was told since is drawn in its own way.
        if (router.state === state) flushSync(() => setState(state));
      });
    });
  }, [router]);
  return (
    <RouterContext value={router}>
      <NavigatingContext value={navigating}>
        <Router location={location} navigationType={action} navigator={router.navigator}>
          {children}
        </Router>
      </NavigatingContext>
    </RouterContext>
  );
}

/** The app's router. Throws outside a RouterProvider. */
export function useRouter(): AppRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error("useRouter needs a RouterProvider above it");
  return router;
}

/** Whether another screen is on its way. */
export const useNavigating = (): boolean => useContext(NavigatingContext);

/** What stands at the open path. What changes within a path, such as its query, is the page's own. */
function Routed() {
  const { routes } = useRouter();
  const { pathname } = useLocation();
  return useMemo(() => renderMatches(matchRoutes(routes, { pathname })), [routes, pathname]);
}
