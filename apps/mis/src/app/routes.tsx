import type { StaffUser } from "@candor/api/entities";
import { type ClientApp, createRoutes, type FrameProps } from "@candor/features/app";
import { credentialsCatalogue } from "@candor/features/credentials";
import { sessionCatalogue } from "@candor/features/session";
import {
  ClosedScreen,
  CONSOLE_PATH,
  type ConsoleScreen,
  canOpen,
  firstScreen,
  MissingScreen,
  STAFF_HOME_PATH,
  STAFF_INVITATION_PATH,
  STAFF_SETUP_PATH,
  STAFF_SIGN_IN_PATH,
  STAFF_SIGN_OUT_PATH,
} from "@candor/features/staff-session";
import { ConsoleFrame } from "./ConsoleFrame.tsx";
import { loadPage } from "./pages.ts";
import { screens } from "./registry.ts";

/** The console's routes. A screen that the permissions do not open says what it needs. */
export const createConsoleRoutes = (app: ClientApp) =>
  createRoutes({
    app,
    screens,
    loadPage,
    base: CONSOLE_PATH,
    frame: (props: FrameProps<ConsoleScreen, StaffUser>) => <ConsoleFrame app={app} {...props} />,
    closed: (screen, { permissions }) =>
      canOpen(screen, permissions) ? null : <ClosedScreen permission={screen.permission} />,
    startPath: STAFF_HOME_PATH,
    start({ permissions }) {
      const first = firstScreen(screens, permissions);
      return first ? { href: first.path } : { closed: <ClosedScreen permission={null} /> };
    },
    missing: <MissingScreen />,
    publicScreens: [
      { id: "login", path: STAFF_SIGN_IN_PATH, page: "login", catalogues: [sessionCatalogue] },
      { id: "logout", path: STAFF_SIGN_OUT_PATH, page: "logout", catalogues: [sessionCatalogue] },
      { id: "setup", path: STAFF_SETUP_PATH, page: "setup", catalogues: [sessionCatalogue] },
      {
        id: "invitation",
        path: STAFF_INVITATION_PATH,
        page: "invitation",
        catalogues: [credentialsCatalogue, sessionCatalogue],
      },
    ],
  });
