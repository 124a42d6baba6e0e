import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  matchRoutes,
  type Navigator,
  parsePath,
  type RouteObject,
  type To,
} from "react-router";

/** Where the entries of an app's addresses are kept: the browser's, or a test's own. */
export type AppHistory = ReturnType<typeof createBrowserHistory>;

/** The browser's own history. The library keeps no promise about what makes it from one version to the next. */
export const browserHistory = (): AppHistory => createBrowserHistory();

/** What an app draws at which path. */
export interface AppRoutes {
  routes: RouteObject[];
  /** Fetches the screen at a path; undefined where it is there already, or there is none. Never rejects. */
  load: (pathname: string) => Promise<unknown> | undefined;
}

export interface RouterState {
  /** The entry of the history that is drawn. */
  location: Location;
  action: AppHistory["action"];
  /** Another one is on its way. */
  navigating: boolean;
}

export interface NavigateOptions {
  replace?: boolean;
  /**
   * Goes back in the history: to the nearest entry at this path, as it was left, else to the screen before. Where there is
   * none, the address takes the open entry's place.
   */
  back?: boolean;
  /** Kept with the entry of the history. */
  state?: object;
  /** Drawn before the next key is heard, in place of giving way to it. */
  atOnce?: boolean;
  /** Nothing on the page is lost by it: no blocker is asked. */
  unasked?: boolean;
}

/** Holds a way out of the page back: true where it does. `proceed` goes that way after all. */
export type Blocker = (proceed: () => void) => boolean;

/** Hears of another state, and whether it is to be drawn at once. */
type Listener = (state: RouterState, atOnce: boolean) => void;

/** The way through an app: a screen is fetched before its address is taken, and the open one stands until then. */
export interface AppRouter extends AppRoutes {
  readonly state: RouterState;
  /** Settles once the first screen can be drawn. */
  ready: Promise<unknown>;
  navigate: (href: string, options?: NavigateOptions) => void;
  /**
   * How many steps `back` goes from an entry: to the nearest at this path; to the screen before, as a negative number;
   * 0 where the path takes the entry's place.
   */
  stepsBack: (from: Location, path: string) => number;
  /** Returns what ends the listening. */
  subscribe: (listener: Listener) => () => void;
  /** Asks before each way out, browser's Back included; one at a time. Returns what lets go. */
  block: (blocker: Blocker) => () => void;
  /** Goes a way out that is no address of the app, once nothing holds it back. */
  leave: (way: () => void) => void;
  /** What the library's own hooks go through. */
  navigator: Navigator;
}

/** Most steps that a way back finds its entry among. */
const MOST_STEPS = 30;

/** Paths of the entries that lie before one, the nearest first. They stand in it: a reload keeps them. */
const pathsBefore = ({ state }: Location): readonly string[] => state?.before ?? [];

/**
 * Makes an app's router on top of the library's declarative one. Its data router does the same and much that no app of
 * ours needs (loaders, actions, fetchers, hydration): 20 kB of every page.
 */
export function createAppRouter({ routes, load }: AppRoutes, history: AppHistory): AppRouter {
  const listeners = new Set<Listener>();
  let state: RouterState = { location: history.location, action: history.action, navigating: false };
  let blocker: Blocker | null = null;
  /** Draws what is on its way; another way taken meanwhile takes its place. */
  let underway: (() => void) | null = null;
  /** Steps that the browser has still to go, back to the entry that ways out were held at. */
  let owed = 0;

  const tell = (next: RouterState, atOnce = false) => {
    state = next;
    for (const listener of listeners) listener(next, atOnce);
  };

  function go(pathname: string, atOnce: boolean, take: () => void) {
    const draw = () => {
      underway = null;
      take();
      tell({ location: history.location, action: history.action, navigating: false }, atOnce);
    };
    const arriving = load(pathname);
    if (!arriving) return draw();
    underway = draw;
    tell({ ...state, navigating: true });
    void arriving.then(() => underway === draw && draw());
  }

  const leave = (way: () => void) => {
    if (!blocker?.(way)) way();
  };

  const visit = (to: To, { replace = false, state: kept, atOnce = false, unasked }: NavigateOptions) => {
    const { pathname = state.location.pathname } = typeof to === "string" ? parsePath(to) : to;
    const way = () =>
      go(pathname, atOnce, () => {
        const paths = pathsBefore(history.location);
        if (replace) history.replace(to, { ...kept, before: paths });
        else
          history.push(to, { ...kept, before: [history.location.pathname, ...paths].slice(0, MOST_STEPS) });
      });
    if (unasked) way();
    else leave(way);
  };

  const screenAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

  const stepsBack = (from: Location, path: string) => {
    const before = pathsBefore(from);
    // A screen that keeps its state in its path has left an entry for each.
    const open = screenAt(from.pathname);
    return before.indexOf(path) + 1 || -1 - before.findIndex((one) => screenAt(one) !== open);
  };

  const through =
    (replace: boolean): Navigator["push"] =>
    (to, kept, options) =>
      visit(to, { replace, state: kept, atOnce: options?.flushSync === true });

  history.listen(({ location, delta }) => {
    // A second press may come before the first is answered: what leads away is no return.
    if (delta && delta * owed > 0) {
      owed -= delta;
      return;
    }
    // The browser has moved already: held back, it is sent to where it was.
    if (delta && blocker?.(() => history.go(delta))) {
      owed -= delta;
      history.go(-delta);
      return;
    }
    go(location.pathname, false, () => {});
  });

  return {
    routes,
    load,
    get state() {
      return state;
    },
    ready: Promise.resolve(load(state.location.pathname)),
    navigate(href, options = {}) {
      const { pathname } = state.location;
      const path = { pathname, search: "", hash: "", ...parsePath(href) };
      if (options.back) {
        const steps = stepsBack(history.location, path.pathname);
        if (steps) return history.go(-Math.abs(steps));
      }
      // As with any link: the address that is open is not another step to go back to.
      const isOpen = createPath(path) === createPath(state.location);
      visit(path, { ...options, replace: options.back ?? options.replace ?? isOpen });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block(next) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
    stepsBack,
    leave,
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      go: (delta) => history.go(delta),
      push: through(false),
      replace: through(true),
    },
  };
}
