import type { ErrorCode } from "../errors/codes.ts";

/** Why an upload did not come to its end. */
export const UPLOAD_FAILURES = ["stopped", "failed", "refused"] as const;
export type UploadFailure = (typeof UPLOAD_FAILURES)[number];

/** An upload did not come to its end. Sending again goes on where it stood, unless it was refused. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly because: UploadFailure;
  /** The catalogue's key of a refusal; null otherwise. */
  readonly key: ErrorCode | null;

  constructor(
    message: string,
    because: UploadFailure,
    options: { key?: ErrorCode | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.because = because;
    this.key = options.key ?? null;
  }

  get retryable(): boolean {
    return this.because !== "refused";
  }
}

export const isUploadError = (error: unknown): error is UploadError => error instanceof UploadError;
