import type { ClientApp } from "@candor/features/app";
import type { CredentialPageProps } from "@candor/features/credentials";
import { LoadFailed, PlatformProvider, usePlatform } from "@candor/features/platform";
import { chooseLanguage, RETURN_PARAM, safeReturnPath, signInHref } from "@candor/features/session";
import { type ComponentType, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { signedInClient } from "./signed-in-client.ts";

export interface CredentialPageRouteProps extends Pick<CredentialPageProps, "onTitle"> {
  app: ClientApp;
  Page: ComponentType<CredentialPageProps>;
}

/** A page that a mailed link opens, or that has one mailed. The last step of joining is done signed in. */
export function CredentialPage({ app, Page, onTitle }: CredentialPageRouteProps) {
  const { search } = useLocation();
  const platform = usePlatform();
  const [missing, setMissing] = useState(false);
  const asked = new URLSearchParams(search);
  const returnTo = safeReturnPath(asked.get(RETURN_PARAM));
  const [client] = useState(() => signedInClient(app, returnTo));
  if (missing) return <LoadFailed level={1} onRetry={() => location.reload()} />;
  return (
    <PlatformProvider {...app} {...platform} client={client}>
      <Suspense>
        <Page
          code={asked.get("code")}
          query={search}
          returnTo={returnTo}
          signInHref={signInHref(returnTo)}
          onLeave={(href) => location.replace(href)}
          onLanguage={chooseLanguage}
          onTitle={onTitle}
          onMissing={() => setMissing(true)}
        />
      </Suspense>
    </PlatformProvider>
  );
}
