import type { Screen } from "@candor/features/navigation";
import { useIdle } from "@candor/features/platform";
import { readToken, useChooseLanguage, useOtherTabs, useSession, useSignOut } from "@candor/features/session";
import { ErrorBoundary, Stopped, Waiting } from "@candor/features/shell";
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { BUILD } from "./build.ts";
import { type SetInInter, takeInter } from "./face.ts";
import { useOpening } from "./opening.tsx";
import { goToSignIn, type Portal } from "./portal.ts";
import { screenAt } from "./preload.ts";
import type { PortalRoutesProps } from "./routes.tsx";
import { SignedIn } from "./SignedIn.tsx";
import { useRouteChange } from "./use-route-change.ts";

export interface PortalAppProps {
  portal: Portal;
  screens: readonly Screen[];
  PortalRoutes: ComponentType<PortalRoutesProps>;
}

/** The signed-in app: the user first, then the shell around the page. */
export function PortalApp({ portal: { location, reporter }, screens, PortalRoutes }: PortalAppProps) {
  const reload = () => location.reload();
  const shown = useLocation();
  const { pathname } = shown;
  const opening = useOpening();
  const { user, error, refetch, isFetching } = useSession({ reload });
  const signOut = useSignOut((url) => location.assign(url));
  const choose = useChooseLanguage(reload);
  const onTitle = useCallback((title: string) => {
    document.title = title;
  }, []);
  useOtherTabs((signedIn) => (signedIn ? reload() : goToSignIn(location)));
  useRouteChange(shown);
  const idle = useIdle();
  const setInInter = useRef<SetInInter>(null);
  useEffect(() => {
    if (!idle) return;
    void takeInter(document.documentElement).then((set) => {
      setInInter.current = set;
    });
  }, [idle]);
  useLayoutEffect(() => {
    setInInter.current?.();
    setInInter.current = null;
  }, [pathname]);

  if (!user || signOut.isPending || signOut.isSuccess) {
    // Without a token the page is already on its way to sign-in.
    const failed = !user && error !== null && readToken() !== null;
    return <Waiting failed={failed} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <ErrorBoundary
      onError={(error) => reporter.report(error)}
      fallback={() => <Stopped onReload={reload} homeHref="/" build={BUILD} />}
    >
      <SignedIn
        user={user}
        screens={screens}
        pathname={pathname}
        opening={opening}
        current={screenAt(screens, pathname)}
        PortalRoutes={PortalRoutes}
        onLanguage={choose.mutate}
        onLogOut={() => signOut.mutate(user)}
        onTitle={onTitle}
      />
    </ErrorBoundary>
  );
}
