import type { Json } from "./components.ts";
import { ANY_IN_BOTH, BY_FORM, BY_NAME, IN_BOTH, LATER, WHOLE } from "./samples.ts";

type Schemas = Record<string, Json>;

const PREFIX = "#/components/schemas/";
/** How deep an example goes into what may be left out or empty: what holds itself has to end. */
const DEPTH = 6;

/** A text in both languages. */
const isInBoth = ({ properties }: Json) => {
  const { en, cn, ...others } = (properties ?? {}) as Record<string, Json | undefined>;
  return en?.type === "string" && cn?.type === "string" && Object.keys(others).length === 0;
};

const within = (value: number, { minimum = -Infinity, maximum = Infinity, exclusiveMinimum }: Bounds) =>
  Math.min(
    Math.max(value, minimum, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1),
    maximum,
  );

interface Bounds {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** One value that a schema accepts, told by its name where the schema says no more than its type. */
class Examples {
  readonly #schemas: Schemas;

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  of(schema: Json, name: string, depth = 0): unknown {
    if (typeof schema.$ref === "string") {
      const target = schema.$ref.slice(PREFIX.length);
      if (target in WHOLE) return WHOLE[target];
      return this.of(this.#schemas[target] ?? {}, target in BY_NAME ? target : name, depth + 1);
    }
    if ("const" in schema) return schema.const;
    const choices = (schema.oneOf ?? schema.anyOf) as Json[] | undefined;
    if (schema.enum) return (schema.enum as unknown[])[0];
    if (choices) return this.#chosen(choices, name, depth);
    if (schema.allOf)
      return Object.assign({}, ...(schema.allOf as Json[]).map((part) => this.of(part, name, depth)));
    const { type } = schema;
    return this.#typed(Array.isArray(type) ? (type[0] as string) : type, schema, name, depth);
  }

  #chosen(choices: Json[], name: string, depth: number): unknown {
    const some = choices.filter(({ type }) => type !== "null");
    const last = depth > DEPTH && some.length < choices.length;
    return last ? null : this.of(some[0] ?? {}, name, depth);
  }

  #typed(type: unknown, schema: Json, name: string, depth: number): unknown {
    switch (type) {
      case "object":
        return isInBoth(schema) ? (IN_BOTH[name] ?? ANY_IN_BOTH) : this.#object(schema, depth);
      case "array":
        return this.#array(schema, name, depth);
      case "integer":
      case "number":
        return within(3, schema as Bounds);
      case "boolean":
        return true;
      case "string":
        return this.#text(schema, name);
      default:
        return null;
    }
  }

  #text({ pattern, format }: Json, name: string): string {
    const formed = BY_FORM[String(pattern)] ?? LATER[name] ?? BY_FORM[String(format)];
    return formed ?? BY_NAME[name] ?? "Example";
  }

  #object({ properties = {}, propertyNames, additionalProperties }: Json, depth: number): Json {
    const known = Object.entries(properties as Schemas).map(([key, part]) => [
      key,
      this.of(part, key, depth + 1),
    ]);
    const keys = ((propertyNames as Json | undefined)?.enum ?? []) as string[];
    const more = keys.map((key) => [key, this.of((additionalProperties ?? {}) as Json, key, depth + 1)]);
    return Object.fromEntries([...known, ...more]) as Json;
  }

  #array({ items, prefixItems, minItems = 0 }: Json, name: string, depth: number): unknown[] {
    if (prefixItems) return (prefixItems as Json[]).map((part) => this.of(part, name, depth + 1));
    if (depth > DEPTH && minItems === 0) return [];
    return [this.of((items ?? {}) as Json, name, depth + 1)];
  }
}

/** Gives each schema one example that it accepts. */
export function withExamples(schemas: Schemas): Schemas {
  const examples = new Examples(schemas);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      schema.examples ? schema : { ...schema, examples: [WHOLE[name] ?? examples.of(schema, name)] },
    ]),
  );
}
