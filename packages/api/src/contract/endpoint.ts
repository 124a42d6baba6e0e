import type * as z from "zod/mini";
import type { Role, StaffPermission } from "../entities/tables.ts";
import type { ErrorCode } from "../errors/catalogue.ts";

/**
 * Who may call an endpoint. `public` needs no token, and with `session` knows the
 * customer where a good one came along; `customer` any signed-in customer, or one of the given roles; `staff` any signed-in member of staff, or
 * one holding the given permission (`super` holds them all). Who lacks a second factor that is required may call only
 * what says `enrolling`.
 */
export type Access =
  | { kind: "public"; session?: "optional" }
  | { kind: "customer"; roles?: readonly Role[]; preview?: true }
  | { kind: "staff"; permission?: StaffPermission; enrolling?: true };

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
  /** True where the answer is a stream of server-sent events: `reply` is then one event. */
  stream?: true;
  /** True where the answer is a file: `reply` says nothing of it, its name stands in Content-Disposition. */
  file?: true;
  /** Calls a minute from one address, where fewer than the server's own limit. */
  perMinute?: number;
  /** Bytes a body may have, where more than 1 MiB. */
  bodyLimit?: number;
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

/** An endpoint that answers with a stream of events. */
export type StreamEndpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Event extends z.ZodMiniType = z.ZodMiniType,
> = Endpoint<Request, Event> & { stream: true };

/** Declares an endpoint whose answer is a stream of events, each one `reply`. */
export function defineStream<Request extends z.ZodMiniType, Event extends z.ZodMiniType>(
  endpoint: Omit<Endpoint<Request, Event>, "stream">,
): StreamEndpoint<Request, Event> {
  return { ...endpoint, stream: true };
}

/** An endpoint that answers with a file. */
export type FileEndpoint<Request extends z.ZodMiniType = z.ZodMiniType> = Endpoint<Request, z.ZodMiniNull> & {
  file: true;
};

/** Declares an endpoint whose answer is a file: its `reply` is null. A refusal is an envelope as everywhere. */
export function defineFile<Request extends z.ZodMiniType>(
  endpoint: Omit<Endpoint<Request, z.ZodMiniNull>, "stream" | "file">,
): FileEndpoint<Request> {
  return { ...endpoint, file: true };
}

export const PUBLIC = { kind: "public" } as const satisfies Access;
/** Open to all; knows the customer where one is signed in. */
export const ANYONE = { kind: "public", session: "optional" } as const satisfies Access;
export const CUSTOMER = { kind: "customer" } as const satisfies Access;
/** Reads only: open to a preview of the company too. Without this a preview is answered `auth.preview_forbidden`. */
export const CUSTOMER_READ = { kind: "customer", preview: true } as const satisfies Access;
export const OWNER = { kind: "customer", roles: ["owner"] } as const satisfies Access;
export const STAFF = { kind: "staff" } as const satisfies Access;
/** Open also to staff who have yet to set up the second factor that is required of them. */
export const STAFF_ENROLLING = { kind: "staff", enrolling: true } as const satisfies Access;
export const staff = (permission: StaffPermission): Access => ({ kind: "staff", permission });
