type Json = Record<string, unknown>;

const LOCAL = "#/$defs/";

/**
 * Moves the definitions that schemas carry (`$defs`, of what holds itself) to one place that the whole document sees:
 * a reference counts from the document's root. Returns the definitions by their new names.
 */
export function liftDefinitions(root: unknown): Json {
  const lifted: Json = {};

  function walk(node: unknown, names: ReadonlyMap<string, string>): void {
    if (typeof node !== "object" || node === null) return;
    const own = (node as Json).$defs as Json | undefined;
    const known = own ? new Map(names) : names;
    if (own) {
      const taken = Object.keys(lifted).length;
      const given = new Map(Object.keys(own).map((name, index) => [name, `Shared${taken + index + 1}`]));
      for (const [name, to] of given) {
        (known as Map<string, string>).set(name, to);
        lifted[to] = own[name];
      }
      delete (node as Json).$defs;
      for (const definition of Object.values(own)) walk(definition, known);
    }
    const { $ref: to } = node as Json;
    const name =
      typeof to === "string" && to.startsWith(LOCAL) ? known.get(to.slice(LOCAL.length)) : undefined;
    if (name) (node as Json).$ref = `#/components/schemas/${name}`;
    for (const value of Object.values(node)) walk(value, known);
  }

  walk(root, new Map());
  return lifted;
}
