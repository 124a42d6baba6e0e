import { ERROR_TRACING } from "@candor/api/entities";
import type { ErrorReporter } from "@candor/api/reports";
import { useEffect } from "react";
import { useSiteSetup } from "../platform/index.ts";

/** Where the operator follows errors closely, reports say what led to them. */
export function useErrorTracing(reporter: Pick<ErrorReporter, "trace">): void {
  const flag = useSiteSetup()?.error_tracking;
  useEffect(() => {
    if (flag === ERROR_TRACING) void reporter.trace();
  }, [flag, reporter]);
}
