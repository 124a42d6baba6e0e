import type { Call } from "../contract/call.ts";
import type { Language } from "../entities/tables.ts";
import { LANGUAGE_TAGS } from "../entities/tables.ts";
import { canonical } from "./canonical.ts";

/** A call's address and body; also what makes two calls identical. */
export interface Prepared {
  url: string;
  init: RequestInit;
  /** The same for two calls of the same method, address, parameters and body, whatever the order of their keys. */
  key: string;
  /** As it was given. */
  request: unknown;
}

function queryOf(request: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** A field that writes the body of its request itself. Few pages have one: how it does is no part of the others. */
export interface BodyWriter {
  writeBody(request: object): Blob;
}

/** A request as JSON; as a file where one of its fields is in one. */
function bodyOf(request: unknown): string | Blob {
  const fields: (Partial<BodyWriter> | null)[] = Object.values(request ?? {});
  const writer = fields.find((value) => value?.writeBody);
  return writer?.writeBody?.(request as object) ?? JSON.stringify(request);
}

/** 32 random hex digits. `crypto.randomUUID` is missing on plain http beyond loopback. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Turns an endpoint and its request into what `fetch` takes. */
export function prepare(
  endpoint: Call,
  request: unknown,
  context: { baseUrl: string; token: string | null; language: Language; requestId: string },
): Prepared {
  const get = endpoint.method === "GET";
  const url = `${context.baseUrl}${endpoint.path}${get ? queryOf(request as Record<string, unknown>) : ""}`;
  const body = get ? undefined : bodyOf(request);
  const headers: Record<string, string> = {
    accept: "application/json",
    "accept-language": LANGUAGE_TAGS[context.language],
    "x-request-id": context.requestId,
  };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (context.token !== null) headers.authorization = `Bearer ${context.token}`;
  return {
    url,
    init: {
      method: endpoint.method,
      headers,
      credentials: "include",
      ...(body === undefined ? {} : { body }),
    },
    key: `${endpoint.method} ${context.baseUrl}${endpoint.path} ${canonical(request)}`,
    request,
  };
}
