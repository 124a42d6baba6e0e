import { LoadError, type LoadErrorProps } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import { leavesFocusToPage } from "./focus-left.ts";

export interface LoadFailedProps extends Pick<LoadErrorProps, "level" | "onRetry" | "retrying"> {
  /** What to do, where it is more than trying again. */
  description?: string | undefined;
}

/** What was asked for did not arrive: another try. Leaves the focus to the page when that takes it away. */
export function LoadFailed({ description, ...retry }: LoadFailedProps) {
  const { t } = useTranslation(["common", "message"]);
  return (
    <LoadError
      ref={leavesFocusToPage}
      title={t("message:common.load_title")}
      description={description ?? t("message:common.load_text")}
      retryLabel={t("action.tryAgain")}
      {...retry}
    />
  );
}
