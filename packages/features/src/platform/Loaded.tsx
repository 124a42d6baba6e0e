import { Delayed } from "@candor/ui/feedback";
import type { ReactNode } from "react";
import type { ScreenQuery } from "./both-queries.ts";
import { LoadFailed, type LoadFailedProps } from "./LoadFailed.tsx";

export interface LoadedProps<T> extends Pick<LoadFailedProps, "description"> {
  query: ScreenQuery<T>;
  /** Stands in the content's place while it is on its way; shown after 300 ms. */
  loading: ReactNode;
  /** Answers a failure by itself, such as "not found"; null leaves it to the load error. */
  onError?: (error: Error) => ReactNode;
  children: (data: T) => ReactNode;
}

/** Content that a call brings: waiting, failed with another try, or there. What is there stays while it is refreshed. */
export function Loaded<T>({ query, loading, onError, description, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Delayed>{loading}</Delayed>;
  return (
    onError?.(error) ?? (
      <LoadFailed description={description} retrying={isFetching} onRetry={() => void refetch()} />
    )
  );
}
