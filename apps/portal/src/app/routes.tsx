import {
  hrefOf,
  landingOf,
  landingRefusal,
  leadsTo,
  type NavigationFacts,
  refusalWithin,
  type Screen,
} from "@candor/features/navigation";
import { Selectors } from "@candor/features/selectors";
import { NotAvailable, Refused } from "@candor/features/shell";
import { type ComponentType, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { lazyPage } from "./lazy-page.tsx";
import type { Portal } from "./portal.ts";

export interface PortalRoutesProps {
  facts: NavigationFacts;
}

/**
 * The route tree, made once from the registry. A screen that the user may not open says why; one that is not there yet
 * says so. `/404` is empty, and an address that nobody knows leads to the start.
 */
export function createRoutes(screens: readonly Screen[], portal: Portal): ComponentType<PortalRoutesProps> {
  const pages = new Map(
    screens.filter(({ page }) => page !== undefined).map((screen) => [screen, lazyPage(screen, portal)]),
  );

  return function PortalRoutes({ facts }) {
    const home = landingOf(screens, facts);
    const homeScreen = screens.find((screen) => home !== null && leadsTo(screen, home)) ?? null;
    const pageOf = (screen: Screen) => {
      const refusal = refusalWithin(screens, screen, facts);
      if (refusal) return <Refused refusal={refusal} user={facts.user} homeHref={home} />;
      const Page = pages.get(screen);
      if (Page) return <Page />;
      return (
        <>
          {screen.selectors && <Selectors screen={screen} />}
          <NotAvailable screen={screen} home={homeScreen === screen ? null : homeScreen} />
        </>
      );
    };
    const start = home ? (
      <Navigate to={home} replace />
    ) : (
      <Refused refusal={landingRefusal(screens, facts)} user={facts.user} homeHref={null} />
    );
    return (
      <Suspense fallback={null}>
        <Routes>
          {screens.map((screen) => (
            <Route key={screen.id} path={screen.path} element={pageOf(screen)} />
          ))}
          {screens.flatMap((screen) =>
            (screen.alsoAt ?? []).map((path) => (
              <Route key={path} path={path} element={<Navigate to={hrefOf(screen)} replace />} />
            )),
          )}
          <Route path="/" element={start} />
          <Route path="/404" element={null} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    );
  };
}
