import { isApiError } from "@candor/api/client";
import type { ErrorCode } from "@candor/api/errors";
import { Delayed, EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import type { ReactNode } from "react";
import { MISADDRESSED, type ScreenQuery, WaitingTitle } from "../../platform/index.ts";
import { LoadFailure } from "./LoadFailure.tsx";

export interface DetailScreenProps<T> {
  query: ScreenQuery<T>;
  /** What is on its way: "Loading the check". The page's title until that is there. */
  loadingLabel: string;
  /**
   * It does not exist, is not published, or is another company's: one answer for all, with a way back. Without it the
   * screen is about the reader's own company, and is always there.
   */
  missing?: {
    /** Codes that say so, beside an address that cannot be one. */
    codes: readonly ErrorCode[];
    title: string;
    text: string;
  };
  back?: { href: string; label: string };
  /** Of its heading; 2 under a title that the page has already. Default 1. */
  level?: 1 | 2;
  children: (data: T) => ReactNode;
}

/** The frame of every screen that is one thing: there, on its way, failed, forbidden, or not to be found. */
export function DetailScreen<T>({
  query,
  loadingLabel,
  missing,
  back,
  level = 1,
  children,
}: DetailScreenProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <>
        {level === 1 && <WaitingTitle>{loadingLabel}</WaitingTitle>}
        <Delayed>
          <SkeletonRows label={loadingLabel} rows={10} rowHeight="double" />
        </Delayed>
      </>
    );
  }
  const codes: readonly (string | null)[] = [...MISADDRESSED, ...(missing?.codes ?? [])];
  if (missing && isApiError(error) && codes.includes(error.key)) {
    return (
      <EmptyState
        level={level}
        title={missing.title}
        description={missing.text}
        action={back && <Button href={back.href}>{back.label}</Button>}
      />
    );
  }
  return <LoadFailure query={query} level={level} />;
}
