import { LoadError, type LoadErrorProps } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";

/** Stands in the place of a page that did not arrive, with another try. */
export function Missing(retry: Pick<LoadErrorProps, "onRetry" | "retrying">) {
  const { t } = useTranslation(["common", "message"]);
  return (
    <LoadError
      level={1}
      title={t("message:common.load_title")}
      description={t("message:common.load_text")}
      retryLabel={t("action.tryAgain")}
      {...retry}
    />
  );
}
