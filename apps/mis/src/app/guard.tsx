import type { StaffUser } from "@candor/api/entities";
import { ClosedScreen, type ConsoleScreen, firstScreen, mayOpen } from "@candor/features/staff-session";
import { Navigate, Outlet, useOutletContext } from "react-router";
import { screens } from "./registry.ts";

/** Opens a screen to those whose permission opens it, and says so to everyone else. */
export function Guard({ screen }: { screen: ConsoleScreen }) {
  const user = useOutletContext<StaffUser>();
  if (!mayOpen(screen, user.permissions)) return <ClosedScreen permission={screen.permission} />;
  return <Outlet context={user} />;
}

/** Leads to the first screen of the user's sidebar. */
export function FirstScreen() {
  const user = useOutletContext<StaffUser>();
  const first = firstScreen(screens, user.permissions);
  return first ? <Navigate to={first.path} replace /> : <ClosedScreen permission={null} />;
}
