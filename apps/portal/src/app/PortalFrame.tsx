import { type CurrentUser, MODULES } from "@candor/api/entities";
import { type ClientApp, type FrameProps, SessionGate, useErrorTracing } from "@candor/features/app";
import { useLaterFont } from "@candor/features/boot";
import type { NavigationFacts, Screen } from "@candor/features/navigation";
import { usePageViews } from "@candor/features/platform";
import { Selectors } from "@candor/features/selectors";
import { useChooseLanguage, useOtherTabs, useSession, useSignOut } from "@candor/features/session";
import { PlainShell, PortalShell, type PortalShellProps, useNavigationFacts } from "@candor/features/shell";
import { useThirdParties } from "@candor/features/third-party";
import { CUSTOMER_VIEWS, ViewsProvider } from "@candor/features/views";
import { useTranslation } from "react-i18next";
import { screens } from "./registry.ts";

type PortalFrameProps = FrameProps<Screen, NavigationFacts> & { app: ClientApp };

const setTitle = (title: string) => {
  document.title = title;
};

/** The signed-in portal: the user first, then the shell around the page. */
export function PortalFrame({ app, ...frame }: PortalFrameProps) {
  const { t } = useTranslation("shell");
  const reload = () => app.location.reload();
  const { user, ...session } = useSession({ reload });
  const signOut = useSignOut((url) => app.location.assign(url));
  const choose = useChooseLanguage(reload);
  useOtherTabs((signedIn) => (signedIn ? reload() : app.goToSignIn()));
  useLaterFont(frame.pathname);

  const leaving = signOut.isPending || signOut.isSuccess;
  if (!user || leaving) {
    const query = leaving ? { ...session, error: null } : session;
    return <SessionGate query={query} label={t("loading")} />;
  }
  return (
    <Shell
      {...frame}
      app={app}
      user={user}
      onLanguage={choose.mutate}
      onLogOut={() => signOut.mutate(user)}
      onTitle={setTitle}
    />
  );
}

interface ShellProps
  extends FrameProps<Screen, NavigationFacts>,
    Pick<PortalShellProps, "onLanguage" | "onLogOut" | "onTitle"> {
  app: ClientApp;
  user: CurrentUser;
}

/** The page of a signed-in user: in the shell where the company's product has one. */
function Shell({ app, user, current, pathname, navigating, children, ...shell }: ShellProps) {
  const facts = useNavigationFacts(user);
  usePageViews(pathname);
  useErrorTracing(app.reporter);
  useThirdParties(user, { pathname, pattern: current?.path ?? "/" });
  const framed = (user.company.product_type & MODULES.dashboard) !== 0 && current?.layout !== "plain";
  if (!framed) {
    return (
      <PlainShell user={user} current={current} {...shell}>
        {children(facts)}
      </PlainShell>
    );
  }
  return (
    <PortalShell screens={screens} current={current} facts={facts} navigating={navigating} {...shell}>
      {current?.selectors && <Selectors screen={current} />}
      <ViewsProvider value={CUSTOMER_VIEWS}>{children(facts)}</ViewsProvider>
    </PortalShell>
  );
}
