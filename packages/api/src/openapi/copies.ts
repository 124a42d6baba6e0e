import type { Json } from "./components.ts";

type Schemas = Record<string, Json>;

const isObject = (node: unknown): node is Json => typeof node === "object" && node !== null;

const isShape = ({ type, properties }: Json) =>
  type === "object" && isObject(properties) && Object.keys(properties).length > 1;

/** A schema without what is said about it where it stands. */
function bare({ default: _, description: __, ...schema }: Json): Json {
  return schema;
}
const keyOf = (node: Json) => JSON.stringify(bare(node));

/** The word that tells a shape from the others of a choice, such as its `kind`. */
function mark({ properties }: Json): string | undefined {
  const told = Object.values(properties as Record<string, Json>).map((property) => property.const);
  return told.find((value) => typeof value === "string");
}

const upperFirst = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const pascal = (words: string) => words.split("_").map(upperFirst).join("");

/** What stands under a key of a schema, by name: `versions` of a list each hold a `…Version`. */
function partOf(name: string, key: string, isList: boolean): string {
  const one = isList ? key.replace(/ies$/, "y").replace(/(?<!s)s$/, "") : key;
  return `${name.replace(/(Request|Reply|Event)$/, "")}${pascal(one)}`;
}

class Copies {
  readonly #schemas: Schemas;
  readonly #places = new Map<string, number>();
  readonly #names = new Map<string, string>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
    for (const [name, schema] of Object.entries(schemas)) {
      for (const part of Object.values(schema)) this.#count(part);
      // The body of one call is not what another call is described by.
      if (isShape(schema) && !/(Request|Reply|Event)(Input)?$/.test(name))
        this.#names.set(keyOf(schema), name);
    }
  }

  #count(node: unknown): void {
    if (!isObject(node)) return;
    if (isShape(node)) this.#places.set(keyOf(node), (this.#places.get(keyOf(node)) ?? 0) + 1);
    for (const value of Object.values(node)) this.#count(value);
  }

  #free(wanted: string): string {
    let name = wanted;
    for (let number = 2; name in this.#schemas; number++) name = `${wanted}${number}`;
    return name;
  }

  /** The name of a shape that has one or stands in several places; it is kept when it is met first. */
  #nameOf(shape: Json, wanted: string): string | undefined {
    const key = keyOf(shape);
    const known = this.#names.get(key);
    if (known || (this.#places.get(key) ?? 0) < 2) return known;
    const name = this.#free(wanted);
    const kept = bare(shape);
    this.#names.set(key, name);
    this.#schemas[name] = kept;
    this.refer(kept, name);
    return name;
  }

  /** Puts references in the place of copies, in all that a schema holds. */
  refer(node: Json, name: string): void {
    for (const [key, value] of Object.entries(node)) {
      if (!isObject(value)) continue;
      if (key === "properties") {
        for (const [property, part] of Object.entries(value)) {
          const isList = isObject(part) && part.type === "array";
          this.#place(value, property, partOf(name, property, isList));
        }
      } else this.#place(node, key, name);
    }
  }

  #place(holder: Json, key: string, name: string): void {
    const value = holder[key] as Json;
    const kind = isShape(value) && Array.isArray(holder) ? mark(value) : undefined;
    const given = isShape(value) ? this.#nameOf(value, kind ? partOf(name, kind, false) : name) : undefined;
    if (!given) {
      this.refer(value, name);
      return;
    }
    const { default: byDefault, description } = value;
    holder[key] = {
      $ref: `#/components/schemas/${given}`,
      ...(byDefault === undefined ? {} : { default: byDefault }),
      ...(description === undefined ? {} : { description }),
    };
  }
}

/**
 * Gives a name to each shape that stands in several places, and refers to it there: that of the schema it equals, or one
 * made of where it stands first. Changes the schemas, which are those of the whole document.
 */
export function nameCopies(schemas: Schemas): void {
  const copies = new Copies(schemas);
  for (const [name, schema] of Object.entries({ ...schemas })) copies.refer(schema, name);
}
