import { ErrorScreen } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";

export interface StoppedProps {
  onReload: () => void;
  homeHref: string;
  /** Version of the app, to quote to support. */
  build: string;
}

/** The whole screen after a page failed to draw. */
export function Stopped({ onReload, homeHref, build }: StoppedProps) {
  const { t } = useTranslation(["shell", "message"]);
  return (
    <ErrorScreen
      title={t("message:common.stopped_title")}
      description={t("message:common.stopped_text")}
      reloadLabel={t("stopped.reload")}
      onReload={onReload}
      action={
        <Button size={40} href={homeHref}>
          {t("stopped.dashboard")}
        </Button>
      }
      references={[{ label: t("stopped.build"), value: build }]}
      copyLabel={t("stopped.copy")}
      copiedLabel={t("stopped.copied")}
    />
  );
}
