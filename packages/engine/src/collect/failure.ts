import { DialRefused } from "../egress/guard.ts";
import type { ScanFailure } from "../vocabulary.ts";

/** The assessment cannot go on. `detail` is for the log, in English. */
export class ScanFailed extends Error {
  override readonly name = "ScanFailed";
  readonly failure: ScanFailure;
  constructor(failure: ScanFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

/** What a failed first request says about the target. */
export function failureOf(error: unknown, host: string): ScanFailed {
  if (error instanceof ScanFailed) return error;
  if (error instanceof DialRefused) {
    switch (error.refused) {
      case "private_address":
      case "denied_host":
        return new ScanFailed("private_address", `${host} is not on the public internet`);
      case "unresolved":
        return new ScanFailed("unresolved_host", `${host} has no address`);
      default:
        return new ScanFailed("unreachable", `${host} cannot be dialled: ${error.refused}`);
    }
  }
  const detail = error instanceof Error ? error.message : String(error);
  return new ScanFailed("unreachable", `${host} does not answer: ${detail}`);
}
