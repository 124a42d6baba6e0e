import { FAILURE_REASON_MAX } from "@candor/api/contract";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "scan.reason_required" satisfies ScreenCode),
    z.maxLength(FAILURE_REASON_MAX, "scan.reason_long" satisfies ScreenCode),
  );

/** Why a scan failed or was corrected, as its customer reads it. Messages are codes of the error catalogue. */
export const reasonForm = z.object({ en: reason, cn: reason });
