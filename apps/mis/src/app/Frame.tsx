import { useSlow } from "@candor/features/shell";
import {
  ConsoleShell,
  readStaffToken,
  STAFF_SIGN_IN_PATH,
  StaffSessionGate,
  staffSignInHref,
  useStaffSignOut,
} from "@candor/features/staff-session";
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router";
import { speak } from "./language.ts";
import { type RegisteredScreen, screens } from "./registry.ts";
import { useFocusOnScreen } from "./use-focus-on-screen.ts";

/** The shell around every page that needs a member of staff. */
export function Frame() {
  const { pathname, search } = useLocation();
  const current = useMatches()
    .map(({ handle }) => handle as RegisteredScreen | undefined)
    .find((handle) => handle !== undefined);
  const opening = useSlow(useNavigation().state !== "idle");
  useFocusOnScreen(pathname);
  const signOut = useStaffSignOut(() => location.assign(STAFF_SIGN_IN_PATH));
  if (readStaffToken() === null) return <Navigate to={staffSignInHref(`${pathname}${search}`)} replace />;
  return (
    <StaffSessionGate>
      {(user) => (
        <ConsoleShell
          user={user}
          screens={screens}
          current={current ?? null}
          opening={opening}
          onLanguage={speak}
          onSignOut={() => void signOut()}
        >
          <Outlet context={user} />
          <ScrollRestoration />
        </ConsoleShell>
      )}
    </StaffSessionGate>
  );
}
