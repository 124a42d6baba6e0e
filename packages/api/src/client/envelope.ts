import type { Call } from "../contract/call.ts";
import type { Language } from "../entities/tables.ts";
import { ERROR_CODES, errorCodeOf } from "../errors/codes.ts";
import { httpMessage } from "../errors/http.ts";
import { ApiError, ContractError } from "./errors.ts";

/** An answer whose body has been read. */
export interface Answer {
  status: number;
  /** Reference of the answer, or of the request where the answer has none. */
  requestId: string;
  /** The body as text; empty when there is none. */
  text: string;
}

interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

function parse(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("code" in value)) return null;
    const { code, message, data } = value as Partial<Envelope>;
    return typeof code === "number" ? { code, message: String(message ?? ""), data: data ?? null } : null;
  } catch {
    return null;
  }
}

function fieldsOf(data: unknown): Record<string, string> {
  if (typeof data !== "object" || data === null || !("fields" in data)) return {};
  return typeof data.fields === "object" && data.fields !== null
    ? (data.fields as Record<string, string>)
    : {};
}

/** The error that an envelope stands for. */
export function apiErrorOf(
  { code, message, data }: Envelope,
  answer: { status: number; requestId: string },
): ApiError {
  return new ApiError(message, { ...answer, code, key: errorCodeOf(code), fields: fieldsOf(data) });
}

/** Takes `data` out of `{ code, message, data }`. Code 0 with no data, where a user is needed, means that nobody is signed in. */
export function openEnvelope(
  endpoint: Call,
  { status, requestId, text }: Answer,
  context: { url: string; language: Language },
): unknown {
  const envelope = parse(text);
  if (envelope === null || (envelope.code === 0 && status >= 400)) {
    // Success without an envelope is no answer of this server: its words would say nothing.
    if (status < 400) throw new ContractError(endpoint.id, requestId, `${status} ${text.slice(0, 200)}`);
    const message = httpMessage(status, context.language, context.url);
    throw new ApiError(message, { code: status, key: errorCodeOf(status), status, requestId, derived: true });
  }
  if (envelope.code !== 0) throw apiErrorOf(envelope, { status, requestId });
  if (envelope.data !== null || endpoint.access.kind === "public") return envelope.data;
  throw apiErrorOf({ ...envelope, code: ERROR_CODES["common.unauthenticated"] }, { status, requestId });
}
