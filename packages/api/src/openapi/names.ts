import * as z from "zod/mini";
import type { Endpoint } from "../endpoints/endpoint.ts";
import * as entities from "../entities/index.ts";

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === "object" && value !== null && "_zod" in value;

const upperFirst = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** `checks.list` and `Reply` make `ChecksListReply`. */
const nameOf = (id: string, role: "Request" | "Reply" | "Event") =>
  `${id.split(/\W/).map(upperFirst).join("")}${role}`;

/** The name of each schema that has one: entities by the name they are exported under, bodies by that of their call. */
export function namesOf(endpoints: readonly Endpoint[]): z.core.$ZodRegistry<{ id: string }> {
  const names = z.registry<{ id: string }>();
  const taken = new Set<string>();
  const add = (schema: z.core.$ZodType, id: string) => {
    if (names.has(schema)) return;
    if (taken.has(id)) throw new Error(`Two schemas of the contract are called ${id}`);
    taken.add(id);
    names.add(schema, { id });
  };
  for (const [name, value] of Object.entries(entities)) if (isSchema(value)) add(value, upperFirst(name));
  for (const { id, method, request, reply, stream, file } of endpoints) {
    if (method === "POST") add(request, nameOf(id, "Request"));
    if (!file) add(reply, nameOf(id, stream ? "Event" : "Reply"));
  }
  return names;
}
