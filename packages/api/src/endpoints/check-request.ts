import type * as z from "zod/mini";
import { isStorable, storable } from "../entities/text.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { type FieldError, fieldErrorsOf } from "../errors/fields.ts";
import type { Endpoint } from "./endpoint.ts";

/** A request as its endpoint declares it, or the refusal that it is answered with. */
export type CheckedRequest<Input> =
  | { ok: true; input: Input }
  | { ok: false; code: ErrorCode; fields: Readonly<Record<string, FieldError>> };

/** Fields named in one refusal, and characters of a name: a hostile body has millions. */
const NAMED_MAX = 100;
const PATH_MAX = 200;

const pathOf = (path: string, key: string) => (path === "" ? key : `${path}.${key}`).slice(0, PATH_MAX + 1);

/**
 * The strings of a request, at any depth and names included, that hold what nothing can store. One rule for body, query
 * and path. Without recursion: a body may be deeper than any stack.
 */
export function unstorableFields(request: unknown): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  const found = { count: 0 };
  const open: { value: unknown; path: string }[] = [{ value: request, path: "" }];
  const name = (path: string) => {
    fields[storable(path)] = "characters";
    found.count += 1;
  };
  for (let next = open.pop(); next && found.count < NAMED_MAX; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && !isStorable(value)) name(path);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const at = path.length > PATH_MAX ? path : pathOf(path, key);
      if (!isStorable(key)) name(at);
      else if (typeof inner === "string" || typeof inner === "object") open.push({ value: inner, path: at });
    }
  }
  return fields;
}

/** Holds what came in against the endpoint's request. */
export function checkRequest<E extends Endpoint>(
  endpoint: E,
  given: unknown,
): CheckedRequest<z.output<E["request"]>> {
  const characters = unstorableFields(given);
  if (Object.keys(characters).length > 0) return { ok: false, code: "common.characters", fields: characters };
  const parsed = endpoint.request.safeParse(given);
  if (parsed.success) return { ok: true, input: parsed.data as z.output<E["request"]> };
  return { ok: false, code: "common.invalid", fields: fieldErrorsOf(parsed.error.issues) };
}
