import type { ClientApp } from "@candor/features/app";
import { JiraReturn } from "@candor/features/jira";
import { PlatformProvider, usePlatform } from "@candor/features/platform";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { signedInClient } from "./signed-in-client.ts";

export interface JiraRedirectProps {
  app: ClientApp;
  onTitle: (title: string) => void;
}

/** Takes over what Atlassian sent, for who is signed in. */
export function JiraRedirect({ app, onTitle }: JiraRedirectProps) {
  const { pathname, search } = useLocation();
  const platform = usePlatform();
  const [client] = useState(() => signedInClient(app, `${pathname}${search}`));
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
