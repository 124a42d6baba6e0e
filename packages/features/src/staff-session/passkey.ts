import type { ScreenCode } from "@candor/api/errors";

/** A passkey could not be made or used in this browser; `code` says why in the reader's language. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly code: ScreenCode;

  constructor(code: ScreenCode, options: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** By the name of the browser's error. */
const CODES: Readonly<Record<string, ScreenCode>> = {
  InvalidStateError: "auth.passkey_there",
  SecurityError: "auth.passkey_address",
};

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

/** Waits for the browser and whoever sits at it. */
export async function withPasskey<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const cause = causeOf(error);
    const name = cause instanceof Error ? cause.name : "";
    throw new PasskeyError(CODES[name] ?? "auth.passkey_cancelled", { cause: error });
  }
}
