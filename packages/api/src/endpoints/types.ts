import type * as z from "zod/mini";
import type { Call } from "../contract/call.ts";
import type { Endpoint } from "./endpoint.ts";
import type { groups } from "./groups.ts";
import type { configEndpoints } from "./mis/config.ts";

type ValuesOf<T> = T[keyof T];
type Groups = typeof groups;
type Defined =
  | ValuesOf<{ [G in keyof Groups]: ValuesOf<Groups[G]> }>
  | ValuesOf<ValuesOf<typeof configEndpoints>>;

/** Every endpoint by its id. */
type ById = { [E in Extract<Defined, Endpoint> as E["id"]]: E };

/** The endpoint of a call; an endpoint is its own. */
type EndpointOf<C extends Call> = C extends Endpoint
  ? C
  : C["id"] extends keyof ById
    ? ById[C["id"]]
    : Endpoint;

/** What a caller sends. */
export type RequestOf<C extends Call> = z.input<EndpointOf<C>["request"]>;
/** What came in, as the endpoint's handler reads it. */
export type ParsedRequestOf<C extends Call> = z.output<EndpointOf<C>["request"]>;
/** What a caller is answered. */
export type ReplyOf<C extends Call> = z.output<EndpointOf<C>["reply"]>;
