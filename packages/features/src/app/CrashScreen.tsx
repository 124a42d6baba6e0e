import { ErrorScreen } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useEffect } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { AppTheme } from "./AppProviders.tsx";
import type { ClientApp } from "./client-app.ts";

export interface CrashScreenProps {
  app: Pick<ClientApp, "i18n" | "reporter" | "location" | "build">;
  /** What failed. */
  error: unknown;
  /** A way out. */
  homeHref: string;
}

/** The whole screen after a page failed to draw; the error is reported. */
export function CrashScreen({ app, error, homeHref }: CrashScreenProps) {
  useEffect(() => app.reporter.report(error), [app, error]);
  return (
    <AppTheme>
      <I18nextProvider i18n={app.i18n}>
        <CrashView build={app.build} homeHref={homeHref} onReload={() => app.location.reload()} />
      </I18nextProvider>
    </AppTheme>
  );
}

export interface CrashViewProps {
  onReload: () => void;
  homeHref: string;
  /** Version of the app, to quote to support. */
  build: string;
}

/** What it says: what is safe, and what to do. */
export function CrashView({ onReload, homeHref, build }: CrashViewProps) {
  const { t } = useTranslation(["common", "message"]);
  return (
    <ErrorScreen
      title={t("message:common.stopped_title")}
      description={t("message:common.stopped_text")}
      reloadLabel={t("action.reload")}
      onReload={onReload}
      action={
        <Button size={40} href={homeHref}>
          {t("stopped.home")}
        </Button>
      }
      references={[{ label: t("stopped.build"), value: build }]}
      copyLabel={t("action.copy")}
      copiedLabel={t("action.copied")}
    />
  );
}
