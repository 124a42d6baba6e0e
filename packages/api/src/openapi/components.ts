import * as z from "zod/mini";

export type Json = Record<string, unknown>;
type Io = "input" | "output";

const LOCAL = "#/$defs/";
const placeOf = (io: Io, name: string) => `#/${io}/${name}`;
const PLACE = /^#\/(input|output)\/(.+)$/;

const isObject = (node: unknown): node is Json => typeof node === "object" && node !== null;

/** Changes every object of a tree, from the root. */
function walk(node: unknown, visit: (node: Json) => void): void {
  if (!isObject(node)) return;
  if (!Array.isArray(node)) visit(node);
  for (const value of Object.values(node)) walk(value, visit);
}

/**
 * The named schemas of a document, each kept once. What is sent and what is answered differ where a value may be left
 * out or is changed on its way in: then the one that is sent is called `…Input`.
 */
export class Components {
  readonly #names: z.core.$ZodRegistry<{ id: string }>;
  readonly #kept: Record<Io, Map<string, Json>> = { input: new Map(), output: new Map() };

  constructor(names: z.core.$ZodRegistry<{ id: string }>) {
    this.#names = names;
  }

  /** A schema as it stands in the document: a reference where it has a name. Settle the document afterwards. */
  of(schema: z.core.$ZodType, io: Io): Json {
    const {
      $schema: _,
      $defs,
      ...root
    } = z.toJSONSchema(schema, {
      io,
      target: "draft-2020-12",
      unrepresentable: "any",
      metadata: this.#names,
    }) as Json & { $defs?: Record<string, Json> };
    const own = this.#names.get(schema)?.id;
    const adapt = (json: Json) =>
      walk(json, (node) => {
        if (node.$ref === "#" && own) node.$ref = placeOf(io, own);
        if (typeof node.$ref === "string" && node.$ref.startsWith(LOCAL))
          node.$ref = placeOf(io, node.$ref.slice(LOCAL.length));
        // A newer server may say more: a reader passes over what it does not know.
        if (node.properties && node.additionalProperties === false) delete node.additionalProperties;
      });
    for (const [name, json] of Object.entries($defs ?? {})) {
      if (name.startsWith("__")) throw new Error(`What ${own ?? "a schema"} holds of itself has no name`);
      adapt(json);
      this.#kept[io].set(name, json);
    }
    adapt(root);
    if (!own || typeof root.$ref === "string") return root;
    this.#kept[io].set(own, root);
    return { $ref: placeOf(io, own) };
  }

  /** The names whose two forms differ, in themselves or in what they hold. */
  #apart(): Set<string> {
    const { input, output } = this.#kept;
    const both = [...input.keys()].filter((name) => output.has(name));
    const plain = (json: Json | undefined) => JSON.stringify(json).replaceAll("#/input/", "#/output/");
    const apart = new Set(both.filter((name) => plain(input.get(name)) !== plain(output.get(name))));
    for (let before = -1; before !== apart.size; ) {
      before = apart.size;
      for (const name of both)
        walk(input.get(name), ({ $ref }) => {
          const held = typeof $ref === "string" ? PLACE.exec($ref)?.[2] : undefined;
          if (held && apart.has(held)) apart.add(name);
        });
    }
    return apart;
  }

  /** Gives every reference in a document its last name; returns the schemas by name. */
  settle(document: unknown): Record<string, Json> {
    const apart = this.#apart();
    const nameOf = (io: string, name: string) => (io === "input" && apart.has(name) ? `${name}Input` : name);
    const schemas = new Map<string, Json>();
    for (const io of ["output", "input"] as const)
      for (const [name, json] of this.#kept[io]) schemas.set(nameOf(io, name), json);
    const kept = Object.fromEntries(schemas);
    walk([document, kept], (node) => {
      const [, io, name] = typeof node.$ref === "string" ? (PLACE.exec(node.$ref) ?? []) : [];
      if (io && name) node.$ref = `#/components/schemas/${nameOf(io, name)}`;
    });
    return kept;
  }
}
