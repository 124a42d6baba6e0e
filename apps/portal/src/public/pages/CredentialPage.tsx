import type { CredentialPageProps } from "@candor/features/credentials";
import { PlatformProvider, usePlatform } from "@candor/features/platform";
import { RETURN_PARAM, safeReturnPath, signInHref } from "@candor/features/session";
import { LoadError } from "@candor/ui/feedback";
import { type ComponentType, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { PublicApp } from "./app.ts";
import { signedInClient } from "./signed-in-client.ts";

export interface CredentialPageRouteProps extends Pick<CredentialPageProps, "onTitle"> {
  app: PublicApp;
  Page: ComponentType<CredentialPageProps>;
}

/** A page that a mailed link opens, or that has one mailed. The last step of joining is done signed in. */
export function CredentialPage({ app, Page, onTitle }: CredentialPageRouteProps) {
  const { t } = useTranslation(["common", "message"]);
  const { search } = useLocation();
  const platform = usePlatform();
  const [missing, setMissing] = useState(false);
  const asked = new URLSearchParams(search);
  const returnTo = safeReturnPath(asked.get(RETURN_PARAM));
  const [client] = useState(() => signedInClient(app, returnTo));
  if (missing) {
    return (
      <LoadError
        level={1}
        title={t("message:common.load_title")}
        description={t("message:common.load_text")}
        retryLabel={t("action.tryAgain")}
        onRetry={() => location.reload()}
      />
    );
  }
  return (
    <PlatformProvider {...app} {...platform} client={client}>
      <Suspense>
        <Page
          code={asked.get("code")}
          returnTo={returnTo}
          signInHref={signInHref(returnTo)}
          onLeave={(href) => location.replace(href)}
          onLanguage={app.choose}
          onTitle={onTitle}
          onMissing={() => setMissing(true)}
        />
      </Suspense>
    </PlatformProvider>
  );
}
