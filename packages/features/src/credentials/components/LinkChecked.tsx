import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NextStep } from "../errors.ts";
import { PendingView } from "./PendingView.tsx";
import { ProblemView } from "./ProblemView.tsx";

export interface LinkCheckedProps<T> {
  /** Asks whether the link works. */
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** The code of the link; without one nothing is asked. */
  code: string | null;
  /** What one does about a link that was cut. */
  next: NextStep;
  /** What is done meanwhile. Default: the link is checked. */
  waiting?: string;
  children: (data: T, code: string, onProblem: (error: unknown) => void) => ReactNode;
}

/** Shows the form of a link that works, else why it does not. A link can also end while the form is filled in. */
export function LinkChecked<T>({ query, code, next, waiting, children }: LinkCheckedProps<T>) {
  const { t } = useTranslation("credentials");
  const [problem, setProblem] = useState<unknown>(null);
  const retry = () => void query.refetch();
  if (!code) return <ProblemView error={null} next={next} onRetry={retry} />;
  const error = problem ?? (query.data === undefined ? query.error : null);
  if (error) return <ProblemView error={error} next={next} onRetry={retry} />;
  if (query.data !== undefined) return children(query.data, code, setProblem);
  return <PendingView title={waiting ?? t("checking")} />;
}
