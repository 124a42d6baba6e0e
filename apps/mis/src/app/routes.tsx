import { type Catalogue, loadCatalogues } from "@candor/features/platform";
import { sessionCatalogue } from "@candor/features/session";
import {
  CONSOLE_PATH,
  STAFF_HOME_PATH,
  STAFF_SETUP_PATH,
  STAFF_SIGN_IN_PATH,
} from "@candor/features/staff-session";
import type { ComponentType } from "react";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { Crash } from "./Crash.tsx";
import type { Console } from "./console.ts";
import { Frame } from "./Frame.tsx";
import { FirstScreen, Guard } from "./guard.tsx";
import { Providers } from "./providers.tsx";
import { type RegisteredScreen, screens } from "./registry.ts";

type PageModule = { default: ComponentType };

/** Fetches a page's code and its texts together. */
function lazyPage({ i18n }: Console, load: () => Promise<PageModule>, catalogues: readonly Catalogue[]) {
  return async () => {
    const [page] = await Promise.all([load(), loadCatalogues(i18n, catalogues)]);
    return page.default;
  };
}

function screenRoute(mis: Console, screen: RegisteredScreen): RouteObject {
  return {
    path: screen.path,
    handle: screen,
    element: <Guard screen={screen} />,
    children: [{ index: true, lazy: { Component: lazyPage(mis, screen.load, screen.catalogues) } }],
  };
}

/** The route tree, made from the registry. What it does not know leads to the first page that opens. */
export function createRoutes(mis: Console): RouteObject[] {
  const signIn = lazyPage(mis, () => import("../pages/login/index.tsx"), [sessionCatalogue]);
  const setup = lazyPage(mis, () => import("../pages/setup/index.tsx"), [sessionCatalogue]);
  return [
    {
      element: <Providers mis={mis} />,
      errorElement: <Crash onError={mis.reporter.report} />,
      hydrateFallbackElement: <div />,
      children: [
        { path: STAFF_SIGN_IN_PATH, lazy: { Component: signIn } },
        { path: STAFF_SETUP_PATH, lazy: { Component: setup } },
        {
          element: <Frame />,
          children: [
            ...screens.map((screen) => ({
              ...screenRoute(mis, screen),
              errorElement: <Crash onError={mis.reporter.report} />,
            })),
            { path: STAFF_HOME_PATH, element: <FirstScreen /> },
            { path: `${CONSOLE_PATH}/*`, element: <Navigate to={STAFF_HOME_PATH} replace /> },
          ],
        },
      ],
    },
  ];
}

export const createRouter = (mis: Console) => createBrowserRouter(createRoutes(mis));
