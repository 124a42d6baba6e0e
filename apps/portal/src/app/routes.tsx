import { type ClientApp, createRoutes, type FrameProps } from "@candor/features/app";
import {
  denialReasonWithin,
  landingOf,
  landingRefusal,
  leadsTo,
  type NavigationFacts,
  type Screen,
} from "@candor/features/navigation";
import { NotAvailable, Refused } from "@candor/features/shell";
import { PortalFrame } from "./PortalFrame.tsx";
import { loadPage } from "./pages.ts";
import { screens } from "./registry.ts";

/**
 * The portal's routes. A screen that the user may not open says why; one that is not there yet says so. `/404` is
 * empty, and an address that nobody knows leads to the start.
 */
export const createPortalRoutes = (app: ClientApp) =>
  createRoutes({
    app,
    screens,
    loadPage,
    base: "",
    frame: (props: FrameProps<Screen, NavigationFacts>) => <PortalFrame app={app} {...props} />,
    closed(screen, facts) {
      const home = landingOf(screens, facts);
      const refusal = denialReasonWithin(screens, screen, facts);
      if (!refusal && screen.page !== undefined) return null;
      const homeScreen = screens.find((other) => home !== null && leadsTo(other, home)) ?? null;
      if (refusal) return <Refused refusal={refusal} user={facts.user} home={homeScreen} />;
      return <NotAvailable screen={screen} home={homeScreen === screen ? null : homeScreen} />;
    },
    startPath: "/",
    start(facts) {
      const href = landingOf(screens, facts);
      if (href) return { href };
      const refusal = landingRefusal(screens, facts);
      return { closed: <Refused refusal={refusal} user={facts.user} home={null} /> };
    },
    emptyPaths: ["/404"],
  });
