import type { Role, StaffPermission } from "../entities/tables.ts";

/**
 * Who may call an endpoint. `public` needs no token, and with `session` knows the
 * customer where a good one came along; `customer` any signed-in customer, or one of the given roles; `staff` any signed-in member of staff, or
 * one holding at least one of the given permissions (`super` holds them all). Who lacks a second factor that is required may call only
 * what says `enrolling`.
 */
export type Access =
  | { kind: "public"; session?: "optional" }
  | { kind: "customer"; roles?: readonly Role[]; preview?: true }
  | { kind: "staff"; permissions?: readonly StaffPermission[]; enrolling?: true };

/**
 * One call as its client sends it, without the schemas of what it takes and answers: those stand with the endpoint of
 * the same name in `endpoints/`, so that an app carries no schema it does not check with.
 */
export interface Call<Id extends string = string> {
  /** Unique, dotted: `group.call`. */
  id: Id;
  method: "GET" | "POST";
  /** Full path on the server, without parameters. */
  path: `/api/${string}`;
  access: Access;
  /** True where repeating the call must not cancel the first one. */
  keepDuplicates?: boolean;
  /** Milliseconds, where not the client's default. */
  timeout?: number;
  /** True where the answer is a stream of server-sent events, each one reply. */
  stream?: true;
  /** True where the answer is a file: its name stands in Content-Disposition. */
  file?: true;
}

/** A call that is answered with a stream of events. */
export type StreamCall<Id extends string = string> = Call<Id> & { stream: true };

/** A call that is answered with a file. A refusal is an envelope as everywhere. */
export type FileCall<Id extends string = string> = Call<Id> & { file: true };

type Plain<Id extends string> = Omit<Call<Id>, "stream" | "file">;

/** Declares a call and keeps its id as a type. */
export const defineCall = <const Id extends string>(call: Plain<Id>): Call<Id> => call;

/** Declares a call that is answered with a stream of events. */
// @__NO_SIDE_EFFECTS__
export const defineStreamCall = <const Id extends string>(call: Plain<Id>): StreamCall<Id> => ({
  ...call,
  stream: true,
});

/** Declares a call that is answered with a file. */
// @__NO_SIDE_EFFECTS__
export const defineFileCall = <const Id extends string>(call: Plain<Id>): FileCall<Id> => ({
  ...call,
  file: true,
});

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
/** Staff who hold one of these. */
export const staff = (...permissions: readonly StaffPermission[]): Access => ({ kind: "staff", permissions });
