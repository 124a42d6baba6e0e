import { type CurrentUser, MODULES } from "@candor/api/entities";
import type { Screen } from "@candor/features/navigation";
import { usePageViews } from "@candor/features/platform";
import { PlainShell, PortalShell, type PortalShellProps, useNavigationFacts } from "@candor/features/shell";
import { useThirdParties } from "@candor/features/third-party";
import type { ComponentType } from "react";
import type { PortalRoutesProps } from "./routes.tsx";

export interface SignedInProps
  extends Pick<PortalShellProps, "opening" | "onLanguage" | "onLogOut" | "onTitle"> {
  user: CurrentUser;
  screens: readonly Screen[];
  pathname: string;
  /** The screen that is open. */
  current: Screen | undefined;
  PortalRoutes: ComponentType<PortalRoutesProps>;
}

/** The page of a signed-in user: in the shell where the company's product has one. */
export function SignedIn({
  user,
  screens,
  pathname,
  current,
  PortalRoutes,
  onTitle,
  ...shell
}: SignedInProps) {
  const facts = useNavigationFacts(user);
  usePageViews(pathname);
  useThirdParties(user, { pathname, pattern: current?.path ?? "/" });
  const page = <PortalRoutes facts={facts} />;
  const framed = (user.company.product_type & MODULES.dashboard) !== 0 && current?.layout !== "plain";
  if (!framed) {
    return (
      <PlainShell
        user={user}
        current={current}
        onTitle={onTitle}
        onLanguage={shell.onLanguage}
        onLogOut={shell.onLogOut}
      >
        {page}
      </PlainShell>
    );
  }
  return (
    <PortalShell screens={screens} current={current} facts={facts} onTitle={onTitle} {...shell}>
      {page}
    </PortalShell>
  );
}
