import type { Language } from "../entities/tables.ts";
import { ERROR_CODES, errorCodeOf } from "../errors/codes.ts";
import { httpMessage } from "../errors/http.ts";
import { ApiError } from "./errors.ts";
import type { TransportAnswer } from "./transport.ts";

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

/** Takes `data` out of `{ code, message, data }`. Code 0 with no data means that nobody is signed in. */
export function open(
  answer: TransportAnswer,
  context: { url: string; language: Language; requestId: string },
): unknown {
  const { status } = answer;
  const requestId = answer.headers.get("x-request-id") ?? context.requestId;
  const envelope = parse(answer.text);
  if (envelope === null || (envelope.code === 0 && status >= 400)) {
    const message = httpMessage(status, context.language, context.url);
    throw new ApiError(message, { code: status, key: errorCodeOf(status), status, requestId });
  }
  if (envelope.code === 0 && envelope.data !== null) return envelope.data;
  const code = envelope.code === 0 ? ERROR_CODES["common.unauthenticated"] : envelope.code;
  throw new ApiError(envelope.message, {
    code,
    key: errorCodeOf(code),
    status,
    requestId,
    fields: fieldsOf(envelope.data),
  });
}
