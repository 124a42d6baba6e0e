import { isApiError } from "@candor/api/client";
import { Forbidden, LoadError } from "@candor/ui/feedback";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { leavesFocusToPage } from "../../platform/index.ts";

export interface LoadFailureProps {
  query: Pick<UseQueryResult, "error" | "isFetching"> & { refetch: () => Promise<unknown> };
  /** What to do, where it is more than trying again. */
  description?: string | undefined;
  /** 1 where this is all the page holds. Default 2. */
  level?: 1 | 2;
}

/** Why a screen's content is not there: it is not for this person, or did not arrive. */
export function LoadFailure({ query, description, level = 2 }: LoadFailureProps) {
  const { t } = useTranslation(["common", "message"]);
  const { error, isFetching, refetch } = query;
  if (isApiError(error) && error.status === 403) {
    return <Forbidden level={level} title={t("list.forbidden")} description={error.message} />;
  }
  return (
    <LoadError
      ref={leavesFocusToPage}
      level={level}
      title={t("message:common.load_title")}
      description={description ?? t("message:common.load_text")}
      retryLabel={t("action.tryAgain")}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
