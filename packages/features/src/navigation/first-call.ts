import type { Call, RequestOf } from "@candor/api/contract";
import { uuidOf } from "../address/field.ts";

/** A call that a screen makes first: it is started before the screen's code is there. */
export interface FirstCall {
  /** A GET takes no request here: its parameters would stand in the address. */
  call: Call;
  /**
   * A value `:name` stands for the parameter of that name in the address, `#name` for one that is an id; without it, or
   * with what is no id, the call is not made.
   */
  request: Readonly<Record<string, unknown>>;
  /** Made only where the address has no query, and no parameter but those that the request names. */
  bare: boolean;
  /**
   * Asks for the first row of a list in the answer by its id, where there is one and the address has no more than the
   * first request names.
   */
  next?: { call: Call; list: string };
}

type Conditions = Partial<Pick<FirstCall, "bare" | "next">>;

/** What a screen asks first, whatever else its address says. */
export const asks = <E extends Call>(
  call: E,
  request: RequestOf<E>,
  { bare = false, ...rest }: Conditions = {},
): FirstCall => ({ call, request: request as FirstCall["request"], bare, ...rest });

/** What a list asks first where its address says nothing of filters, order or page. */
export const asksBare = <E extends Call>(call: E, request: RequestOf<E>): FirstCall =>
  asks(call, request, { bare: true });

/** A first call as the head of the page starts it: a text, and where in the path its parameters stand. */
export interface FirstFetch {
  method: string;
  path: string;
  /** The request as JSON, with `":name"` or `"#name"` where a parameter goes. */
  body: string;
  /** Name of each parameter of the screen, and its place between the slashes of the address. */
  params: readonly (readonly [name: string, place: number])[];
  bare: boolean;
  next?: Pick<FirstFetch, "method" | "path"> & { list: string };
}

/** A first call of the screen at a route pattern, in the form in which it can be started. */
export function firstFetch(
  { call: { method, path }, request, bare, next }: FirstCall,
  pattern: string,
): FirstFetch {
  const params = pattern.split("/").flatMap((part, place) => {
    return part.startsWith(":") ? [[part.slice(1).replace("?", ""), place] as const] : [];
  });
  return {
    ...{ method, path, body: JSON.stringify(request), params, bare },
    ...(next && {
      next: { method: next.call.method, path: next.call.path, list: next.list },
    }),
  };
}

/** The body of a first call at an address; null where it is not to be made there. */
export function firstBody(
  { body, params, bare }: FirstFetch,
  pathname: string,
  search: string,
): string | null {
  if (bare && search) return null;
  const parts = pathname.split("/");
  let filled = body;
  for (const [name, place] of params) {
    const [mark, id] = [`":${name}"`, `"#${name}"`];
    const asked = filled.includes(mark) || filled.includes(id);
    const part = parts[place];
    if (asked ? !part : bare && part) return null;
    if (!asked || !part) continue;
    const text = decoded(part);
    // What cannot be an id is left to the screen, which says so.
    const value = text !== null && filled.includes(id) ? uuidOf(text) : text;
    if (!value) return null;
    filled = filled.replace(mark, () => JSON.stringify(value)).replace(id, () => JSON.stringify(value));
  }
  return filled;
}

/** The body of what follows a first call, of its answer's data; null where it is not to be made. */
export function bodyAfter(
  first: FirstFetch,
  data: unknown,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): string | null {
  if (!first.next || firstBody({ ...first, bare: true }, pathname, search) === null) return null;
  const id = (data as Record<string, { id: string }[]> | undefined)?.[first.next.list]?.[0]?.id;
  return id ? JSON.stringify({ id }) : null;
}

/** A part of an address as it is meant; null where it is no address. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** A first call at an address. */
export interface FirstRequest extends Pick<FirstCall, "call" | "request"> {
  /** What follows, of the answer's data; null where nothing does. */
  next?: (data: unknown) => FirstRequest | null;
}

/** What a screen asks first at an address. */
export const firstRequests = (
  { path, preload = [] }: { path: string; preload?: readonly FirstCall[] },
  { pathname, search }: Pick<Location, "pathname" | "search">,
): FirstRequest[] =>
  preload.flatMap((first) => {
    const started = firstFetch(first, path);
    const body = firstBody(started, pathname, search);
    if (body === null) return [];
    const next = (data: unknown) => {
      const after = bodyAfter(started, data, { pathname, search });
      return after === null || !first.next ? null : { call: first.next.call, request: JSON.parse(after) };
    };
    return [{ call: first.call, request: JSON.parse(body), next }];
  });
