import type { CurrentUser } from "@candor/api/entities";
import { hrefOf, landingOf, Refused, refusalOf, type Screen } from "@candor/features/shell";
import { type ComponentType, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { lazyPage } from "./lazy-page.tsx";
import type { Portal } from "./portal.ts";

export interface PortalRoutesProps {
  user: CurrentUser;
}

/** The route tree, made once from the registry. A screen that the user may not open says why. */
export function createRoutes(screens: readonly Screen[], portal: Portal): ComponentType<PortalRoutesProps> {
  const routes = screens.map((screen) => ({ screen, Page: lazyPage(screen, portal) }));

  return function PortalRoutes({ user }) {
    const home = landingOf(screens, user);
    const start = home ? <Navigate to={home} replace /> : null;
    return (
      <Suspense fallback={null}>
        <Routes>
          {routes.map(({ screen, Page }) => {
            const refusal = refusalOf(screen, user);
            const page = refusal ? <Refused refusal={refusal} user={user} homeHref={home} /> : <Page />;
            return <Route key={screen.id} path={screen.path} element={page} />;
          })}
          {screens.flatMap((screen) =>
            (screen.alsoAt ?? []).map((path) => (
              <Route key={path} path={path} element={<Navigate to={hrefOf(screen)} replace />} />
            )),
          )}
          <Route path="/" element={start ?? <Refused refusal="product" user={user} homeHref={null} />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    );
  };
}
