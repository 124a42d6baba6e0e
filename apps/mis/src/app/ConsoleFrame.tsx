import type { StaffUser } from "@candor/api/entities";
import {
  type ClientApp,
  type FrameProps,
  useErrorTracing,
  useRouter,
  useSessionOver,
} from "@candor/features/app";
import { useLaterFont } from "@candor/features/boot";
import { chooseLanguage } from "@candor/features/session";
import {
  type ConsoleScreen,
  ConsoleSheet,
  ConsoleShell,
  readStaffToken,
  SignInAgain,
  STAFF_ACCOUNT_PATH,
  STAFF_SIGN_IN_PATH,
  StaffSessionGate,
  staffSignInHref,
  useStaffSignOut,
} from "@candor/features/staff-session";
import { STAFF_VIEWS, ViewsProvider } from "@candor/features/views";
import { Suspense } from "react";
import { Navigate, useLocation } from "react-router";
import { screens } from "./registry.ts";

/** The console of a member of staff: who that is first, then the shell around the page. */
export function ConsoleFrame({
  app,
  current,
  pathname,
  navigating,
  children,
}: FrameProps<ConsoleScreen, StaffUser> & { app: ClientApp }) {
  const { leave } = useRouter();
  // With code that is here: where nothing more can be fetched, the token goes all the same.
  const signOut = useStaffSignOut(() => app.location.assign(STAFF_SIGN_IN_PATH));
  const [over, setOver] = useSessionOver();
  useErrorTracing(app.reporter);
  useLaterFont(pathname);
  if (readStaffToken() === null && !over) return <ToSignIn />;
  return (
    <StaffSessionGate>
      {(user) => (
        <>
          <Suspense>
            {over && (
              <SignInAgain
                user={user}
                onAgain={() => setOver(false)}
                onOther={() => app.location.reload()}
                onLeave={app.goToSignIn}
                onMissing={app.goToSignIn}
              />
            )}
          </Suspense>
          {current?.outside && !user.must_enrol ? (
            <ViewsProvider value={STAFF_VIEWS}>
              {current.outside === "bare" ? (
                children(user)
              ) : (
                <ConsoleSheet current={current}>{children(user)}</ConsoleSheet>
              )}
            </ViewsProvider>
          ) : (
            <ConsoleShell
              user={user}
              screens={user.must_enrol ? [] : screens}
              current={current ?? null}
              navigating={navigating}
              onLanguage={chooseLanguage}
              onSignOut={() => leave(() => void signOut())}
            >
              {user.must_enrol && current?.path !== STAFF_ACCOUNT_PATH ? (
                <Navigate to={STAFF_ACCOUNT_PATH} replace />
              ) : (
                <ViewsProvider value={STAFF_VIEWS}>{children(user)}</ViewsProvider>
              )}
            </ConsoleShell>
          )}
        </>
      )}
    </StaffSessionGate>
  );
}

/** To the sign-in page, and from there back here. */
function ToSignIn() {
  const { pathname, search } = useLocation();
  return <Navigate to={staffSignInHref(`${pathname}${search}`)} replace />;
}
