import { Delayed, LoadError, type LoadErrorProps } from "@candor/ui/feedback";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { leavesFocusToPage } from "./focus-left.ts";

export interface LoadedProps<T> extends Pick<LoadErrorProps, "description"> {
  query: Pick<UseQueryResult<T>, "data" | "error" | "isFetching" | "refetch">;
  /** Stands in the content's place while it is on its way; shown after 300 ms. */
  loading: ReactNode;
  /** Answers a failure by itself, such as "not found"; null leaves it to the load error. */
  onError?: (error: Error) => ReactNode;
  children: (data: T) => ReactNode;
}

/** Content that a call brings: waiting, failed with another try, or there. What is there stays while it is refreshed. */
export function Loaded<T>({ query, loading, onError, description, children }: LoadedProps<T>) {
  const { t } = useTranslation(["common", "message"]);
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Delayed>{loading}</Delayed>;
  return (
    onError?.(error) ?? (
      <LoadError
        ref={leavesFocusToPage}
        title={t("message:common.load_title")}
        description={description ?? t("message:common.load_text")}
        retryLabel={t("action.tryAgain")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  );
}
