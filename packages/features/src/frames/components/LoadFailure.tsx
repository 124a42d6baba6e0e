import { isApiError } from "@candor/api/client";
import { Forbidden } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import { LoadFailed, type LoadFailedProps, type ScreenQuery } from "../../platform/index.ts";

export interface LoadFailureProps extends Pick<LoadFailedProps, "description"> {
  query: Omit<ScreenQuery<unknown>, "data">;
  /** 1 where this is all the page holds. Default 2. */
  level?: 1 | 2;
}

/** Why a screen's content is not there: it is not for this person, or did not arrive. */
export function LoadFailure({ query, description, level = 2 }: LoadFailureProps) {
  const { t } = useTranslation();
  const { error, isFetching, refetch } = query;
  if (isApiError(error) && error.status === 403) {
    return <Forbidden level={level} title={t("list.forbidden")} description={error.message} />;
  }
  return (
    <LoadFailed
      level={level}
      description={description}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
