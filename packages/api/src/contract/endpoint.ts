import type * as z from "zod/mini";
import type { Role, StaffPermission } from "../entities/tables.ts";
import type { ErrorCode } from "../errors/catalogue.ts";

/**
 * Who may call an endpoint. `public` needs no token; `customer` any signed-in
 * customer, or one of the given roles; `staff` any signed-in member of staff, or
 * one holding the given permission (`super` holds them all).
 */
export type Access =
  | { kind: "public" }
  | { kind: "customer"; roles?: readonly Role[] }
  | { kind: "staff"; permission?: StaffPermission };

/** One call, whole: the client, the server, the OpenAPI document and story handlers derive from it. */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique, dotted: `group.call`. */
  id: string;
  method: "GET" | "POST";
  /** Full path on the server, without parameters. */
  path: `/api/${string}`;
  access: Access;
  /** Body of a POST, query of a GET. */
  request: Request;
  /** What stands under `data` in the envelope. */
  reply: Reply;
  /** Codes beside the common ones that a caller should expect. */
  errors?: readonly ErrorCode[];
  /** True where repeating the call must not cancel the first one. */
  keepDuplicates?: boolean;
  /** Milliseconds, where not the client's default. */
  timeout?: number;
  /** One sentence for the API reference. */
  doc: string;
}

export type RequestOf<E extends Endpoint> = z.input<E["request"]>;
export type ParsedRequestOf<E extends Endpoint> = z.output<E["request"]>;
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;

/** Declares an endpoint and keeps its exact types. */
export function defineEndpoint<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Reply>,
): Endpoint<Request, Reply> {
  return endpoint;
}

export const PUBLIC = { kind: "public" } as const satisfies Access;
export const CUSTOMER = { kind: "customer" } as const satisfies Access;
export const OWNER = { kind: "customer", roles: ["owner"] } as const satisfies Access;
export const STAFF = { kind: "staff" } as const satisfies Access;
export const staff = (permission: StaffPermission): Access => ({ kind: "staff", permission });
