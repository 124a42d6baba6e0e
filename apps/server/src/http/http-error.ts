import type { ErrorCode } from "@candor/api/errors";

/** A refusal from the catalogue: thrown anywhere below a handler, answered as an envelope. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly key: ErrorCode;
  /** What is wrong with which field, by path. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  /** Numbers that go with the message, e.g. `days_left`. */
  readonly details: Readonly<Record<string, number>> | undefined;

  constructor(
    key: ErrorCode,
    fields?: Readonly<Record<string, string>>,
    details?: Readonly<Record<string, number>>,
  ) {
    super(key);
    this.key = key;
    this.fields = fields;
    this.details = details;
  }
}
