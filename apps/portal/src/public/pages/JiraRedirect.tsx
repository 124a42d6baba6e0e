import { createApiClient } from "@candor/api/client";
import { JiraReturn } from "@candor/features/jira";
import { PlatformProvider, usePlatform } from "@candor/features/platform";
import { dropToken, readToken, signInHref } from "@candor/features/session";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { PublicApp } from "./app.ts";

export interface JiraRedirectProps {
  app: PublicApp;
  onTitle: (title: string) => void;
}

/** The one page of these that speaks for who is signed in: it takes over what Atlassian sent. */
export function JiraRedirect({ app, onTitle }: JiraRedirectProps) {
  const { pathname, search } = useLocation();
  const platform = usePlatform();
  const [client] = useState(() =>
    createApiClient({
      getToken: readToken,
      removeToken: dropToken,
      getLanguage: () => app.language,
      onUnauthenticated: () => location.replace(signInHref(`${pathname}${search}`)),
      onCallFailed: app.reporter.callFailed,
    }),
  );
  const sent = new URLSearchParams(search);
  return (
    <PlatformProvider {...app} {...platform} client={client}>
      <Suspense>
        <JiraReturn
          code={sent.get("code")}
          state={sent.get("state")}
          settingsHref="/settings"
          onConnected={(returnTo) => location.replace(returnTo)}
          onTitle={onTitle}
          onMissing={() => location.replace("/settings")}
        />
      </Suspense>
    </PlatformProvider>
  );
}
