import type { Endpoint } from "@candor/api/endpoints";
import { z } from "zod";
import { HOSTILE_TEXTS, HOSTILE_VALUES } from "./hostile.ts";
import type { Random } from "./random.ts";

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
}

/** What is there to be named: ids and other texts that a request can find something by. */
export interface Names {
  ids: readonly string[];
  texts: readonly string[];
}

/** Longest text and list made: what a bound allows may be megabytes. */
const LENGTH_MAX = 2_100;
const ITEMS_MAX = 3;
const DEPTH_MAX = 6;

const WORDS = ["Linden", "林登商店", "privacy", "x", "Zoë Müller", "a b"];
const INSTANTS = [
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "2026-11-18T14:20:00.000Z",
  "1970-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
];

interface Chance {
  random: Random;
  names: Names;
  /** Leaves out nothing that may be there, and keeps to plain texts; default: whatever comes. */
  whole?: boolean;
}

/** Makes values that a schema of the contract allows, its bounds before all. */
class Maker {
  readonly #random: Random;
  readonly #names: Names;
  readonly #whole: boolean;
  readonly #definitions: Record<string, Schema>;

  constructor({ random, names, whole = false }: Chance, definitions: Record<string, Schema> = {}) {
    this.#random = random;
    this.#names = names;
    this.#whole = whole;
    this.#definitions = definitions;
  }

  make(schema: Schema, depth = 0): unknown {
    if (schema.$ref) return this.make(this.#definitions[schema.$ref.split("/").at(-1) ?? ""] ?? {}, depth);
    if ("const" in schema) return schema.const;
    if (schema.enum) return this.#random.pick(schema.enum);
    const choices = this.#choicesOf(schema);
    // Deep down the first of the choices, which is the plainest, so that every value ends.
    if (choices)
      return this.make(depth > DEPTH_MAX ? (choices[0] ?? {}) : this.#random.pick(choices), depth + 1);
    const parts = schema.allOf;
    if (parts) return Object.assign({}, ...parts.map((part) => this.make(part, depth)));
    switch (Array.isArray(schema.type) ? this.#random.pick(schema.type) : schema.type) {
      case "object":
        return this.#object(schema, depth);
      case "array":
        return this.#array(schema, depth);
      case "string":
        return this.#text(schema);
      case "integer":
        return this.#number(schema);
      case "number":
        return this.#number(schema) + (this.#random.once(2) ? 0.5 : 0);
      case "boolean":
        return this.#random.once(2);
      case "null":
        return null;
      default:
        return this.#random.pick([...HOSTILE_VALUES, ...HOSTILE_TEXTS]);
    }
  }

  #choicesOf({ anyOf, oneOf }: Schema): Schema[] | undefined {
    const choices = anyOf ?? oneOf;
    return this.#whole ? choices?.filter(({ type }) => type !== "null") : choices;
  }

  #object({ properties = {}, required = [], additionalProperties, propertyNames }: Schema, depth: number) {
    const made: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(properties)) {
      const isThere = required.includes(key) || (this.#whole && depth <= DEPTH_MAX) || this.#random.once(2);
      if (isThere) made[key] = this.make(value, depth + 1);
    }
    if (typeof additionalProperties === "object" && depth <= DEPTH_MAX)
      for (let count = this.#whole ? 1 : this.#random.below(ITEMS_MAX); count > 0; count -= 1)
        made[this.#key(propertyNames, depth)] = this.make(additionalProperties, depth + 1);
    return made;
  }

  /** Where any name will do, one: under another would stand the same again. */
  #key(names: Schema | undefined, depth: number): string {
    const any = !names || (names.type === "string" && !names.format && !names.enum);
    return this.#whole && any ? "Linden" : String(this.make(names ?? { type: "string" }, depth + 1));
  }

  #array({ items, prefixItems, minItems = 0, maxItems = ITEMS_MAX }: Schema, depth: number): unknown[] {
    if (prefixItems) return prefixItems.map((item) => this.make(item, depth + 1));
    const few = minItems + (this.#whole ? Number(minItems === 0) : this.#random.below(ITEMS_MAX));
    const count = Math.min(depth > DEPTH_MAX ? minItems : few, maxItems);
    return Array.from({ length: count }, () => this.make(typeof items === "object" ? items : {}, depth + 1));
  }

  #text({ format, minLength = 0, maxLength = LENGTH_MAX }: Schema): string {
    switch (format) {
      case "uuid":
        return this.#random.once(6) ? crypto.randomUUID() : this.#random.pick(this.#names.ids);
      case "email":
        return `${crypto.randomUUID()}@test.example`;
      case "date-time":
        return this.#random.pick(INSTANTS);
      case "date":
        return "2026-11-18";
      case "uri":
        return "https://site-5.example/";
    }
    const longest = Math.min(maxLength, LENGTH_MAX);
    const kind = this.#whole ? 3 : this.#random.below(4);
    if (kind === 0)
      return this.#random.pick(["a", "林", "𠮷", "%", "\n", " "]).repeat(longest).slice(0, longest);
    if (kind === 1) return this.#random.pick(this.#names.texts).padEnd(minLength, "x").slice(0, longest);
    if (kind === 2) return this.#random.pick(HOSTILE_TEXTS).padEnd(minLength, "x").slice(0, longest);
    return this.#random.pick(WORDS).padEnd(minLength, "x").slice(0, longest);
  }

  #number({ minimum = -10, maximum = 1_000 }: Schema): number {
    return this.#random.pick([minimum, maximum, minimum + this.#random.below(maximum - minimum + 1)]);
  }
}

type Json = Record<string, unknown>;

/** Changes one place of a value into something that does not belong there. */
function spoilt(value: unknown, random: Random): unknown {
  const inside = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (inside.length === 0 || random.once(4))
    return random.pick(random.once(3) ? HOSTILE_VALUES : HOSTILE_TEXTS);
  const [key, inner] = random.pick(inside);
  const changed = spoilt(inner, random);
  if (Array.isArray(value)) return value.with(Number(key), changed);
  const rest = Object.fromEntries(inside.filter(([one]) => one !== key));
  return random.once(8) ? rest : { ...rest, [key]: changed };
}

const schemaOf = ({ request }: Endpoint) =>
  z.toJSONSchema(request, { io: "input", unrepresentable: "any" }) as Schema;

/** Requests of an endpoint, without end: what its schema allows, what breaks it somewhere, and a known good one spoilt. */
export function* requestsOf(
  endpoint: Endpoint,
  known: Json,
  chance: Omit<Chance, "whole">,
): Generator<unknown, never> {
  const { random } = chance;
  const schema = schemaOf(endpoint);
  const maker = new Maker(chance, schema.$defs);
  for (;;) {
    yield maker.make(schema);
    yield spoilt(maker.make(schema), random);
    yield { ...known, ...(maker.make(schema) as Json) };
    yield spoilt(known, random);
  }
}

/** As many tries as find each shape of what has several. */
const WHOLE_TRIES = 24;

/** Good requests with everything in them that the contract allows, what is known to be good as it is. */
export function wholeRequests(endpoint: Endpoint, known: Json, chance: Omit<Chance, "whole">): Json[] {
  const schema = schemaOf(endpoint);
  const maker = new Maker({ ...chance, whole: true }, schema.$defs);
  const made = Array.from({ length: WHOLE_TRIES }, () => merged(maker.make(schema), known) as Json);
  return [...made, known].filter((request) => endpoint.request.safeParse(request).success);
}

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `known` goes before what was made, down to its single values. */
function merged(made: unknown, known: unknown): unknown {
  if (!isJson(made) || !isJson(known)) return known;
  const inside = Object.entries(known).map(([key, value]) => [
    key,
    key in made ? merged(made[key], value) : value,
  ]);
  return { ...made, ...Object.fromEntries(inside) };
}
