import { isApiError } from "@candor/api/client";
import { PageLoader } from "@candor/ui/feedback";
import type { UseQueryResult } from "@tanstack/react-query";
import { LoadFailed } from "../platform/index.ts";
import * as css from "./SessionGate.css.ts";

export interface SessionGateProps {
  /** The call for who is signed in. */
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** What the wait is called. */
  label: string;
}

/** The whole screen while the user is on the way in or out. Without a session the app leaves for sign-in by itself. */
export function SessionGate({ query: { error, isFetching, refetch }, label }: SessionGateProps) {
  const leaving = isApiError(error) && error.key === "common.unauthenticated";
  // At once: whoever starts has waited already, and signing out covers the page.
  if (!error || leaving) return <PageLoader label={label} wait={0} whole />;
  return (
    <main className={css.whole}>
      <LoadFailed level={1} retrying={isFetching} onRetry={() => void refetch()} />
    </main>
  );
}
