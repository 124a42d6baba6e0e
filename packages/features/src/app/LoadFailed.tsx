import { LoadError, type LoadErrorProps } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import { leavesFocusToPage } from "../platform/index.ts";

export type LoadFailedProps = Pick<LoadErrorProps, "onRetry" | "retrying">;

/** All that a page holds when its content did not arrive: another try. */
export function LoadFailed(retry: LoadFailedProps) {
  const { t } = useTranslation(["common", "message"]);
  return (
    <LoadError
      ref={leavesFocusToPage}
      level={1}
      title={t("message:common.load_title")}
      description={t("message:common.load_text")}
      retryLabel={t("action.tryAgain")}
      {...retry}
    />
  );
}
