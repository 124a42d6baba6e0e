import { expect, test } from "vitest";
import { endpoints } from "./index.ts";

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
}
interface Schema {
  _zod: { def: Definition; run: (payload: object, context: object) => { issues: unknown[] } };
}

/** What something or someone is called; `title` in both languages is a text of the console's editors. */
const NAMES = /^(?:name|username|company|company_name|title|contact)$/;

/** Nested configurations end by then; a condition of a card holds itself. */
const DEPTH_MAX = 6;

function* namesIn(schema: Schema, path: readonly string[]): Generator<[string, Schema]> {
  const { type, shape, element, innerType, options } = schema._zod.def;
  if (path.length > DEPTH_MAX) return;
  if (type === "string" && NAMES.test(path.at(-1) ?? "")) yield [path.join("."), schema];
  for (const [key, inner] of Object.entries(shape ?? {})) yield* namesIn(inner, [...path, key]);
  for (const inner of [element, innerType, ...(options ?? [])]) if (inner) yield* namesIn(inner, path);
}

const takes = (schema: Schema, value: string) =>
  schema._zod.run({ value, issues: [] }, {}).issues.length === 0;

/** It looks for what stands there, whatever that is. */
const LOOKS_UP = "vendor.detail name";

test("no name that a call takes has a second line: mails, files and lists carry it", () => {
  const names = endpoints.flatMap(({ id, request }) =>
    [...namesIn(request as unknown as Schema, [])].map(([path, schema]) => ({ at: `${id} ${path}`, schema })),
  );
  expect(names.length).toBeGreaterThan(10);
  const careless = names.filter(
    ({ at, schema }) => at !== LOOKS_UP && takes(schema, "Ada\r\nBcc: x@evil.example"),
  );
  expect(careless.map(({ at }) => at)).toEqual([]);
});
