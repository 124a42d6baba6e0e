import type { ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type { Endpoint, FileEndpoint, StreamEndpoint } from "@candor/api/endpoints";
import type { Language } from "@candor/api/entities";
import type { Customer, Origin, StaffMember } from "../auth/sessions.ts";
import type { DeviceCookie } from "../http/cookies.ts";
import type { FileReply } from "../http/file-reply.ts";

/** What every handler gets. */
export interface Call<E extends Endpoint> {
  input: ParsedRequestOf<E>;
  language: Language;
  /** The client's address. */
  address: string;
  /** Aborted when the caller has gone: for answers that take their time. */
  gone: AbortSignal;
  /** Makes a browser known to an account that was signed in to with it. */
  knownDevice: DeviceCookie;
  /** What the client says it is: the start of its User-Agent. Nothing but a hint to the person. */
  device: string | null;
}

/** A call of an endpoint open to all that knows the customer where one is signed in. */
export interface OpenCall<E extends Endpoint> extends Call<E> {
  customer?: Customer;
}

/** Where a session that the call begins comes from. */
export const originOf = ({ address, device }: Origin): Origin => ({ address, device });

export interface CustomerCall<E extends Endpoint> extends Call<E> {
  customer: Customer;
}

export interface StaffCall<E extends Endpoint> extends Call<E> {
  staff: StaffMember;
}

/** An endpoint with what answers it. */
export interface Handler {
  endpoint: Endpoint;
  /** The caller has been let in as the endpoint's `access` says, and the input has been checked. */
  run(call: Call<Endpoint> & { customer?: Customer; staff?: StaffMember }): Promise<unknown>;
}

function bind<E extends Endpoint, C>(
  kind: Endpoint["access"]["kind"],
  endpoint: E,
  run: (call: C) => Promise<ReplyOf<E>>,
): Handler {
  if (endpoint.access.kind !== kind)
    throw new Error(`${endpoint.id} is for ${endpoint.access.kind}, not ${kind}`);
  return { endpoint, run: run as Handler["run"] };
}

/** Answers anyone. */
export const forAnyone = <E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<ReplyOf<E>>,
): Handler => bind("public", endpoint, run);

/** Answers anyone, and knows a signed-in customer: for endpoints whose session is optional. */
export const forOpen = <E extends Endpoint>(
  endpoint: E,
  run: (call: OpenCall<E>) => Promise<ReplyOf<E>>,
): Handler => bind("public", endpoint, run);

/** Answers a signed-in customer of the endpoint's roles. */
export const forCustomer = <E extends Endpoint>(
  endpoint: E,
  run: (call: CustomerCall<E>) => Promise<ReplyOf<E>>,
): Handler => bind("customer", endpoint, run);

/** Answers a signed-in customer with a stream of events. A refusal before the first event is a plain answer. */
export const forCustomerStream = <E extends StreamEndpoint>(
  endpoint: E,
  run: (call: CustomerCall<E>) => Promise<AsyncIterable<ReplyOf<E>>>,
): Handler => {
  if (endpoint.access.kind !== "customer") throw new Error(`${endpoint.id} is not for customers`);
  return { endpoint, run: run as Handler["run"] };
};

/** Answers a signed-in customer with a file. */
export const forCustomerFile = <E extends FileEndpoint>(
  endpoint: E,
  run: (call: CustomerCall<E>) => Promise<FileReply>,
): Handler => {
  if (endpoint.access.kind !== "customer") throw new Error(`${endpoint.id} is not for customers`);
  return { endpoint, run: run as Handler["run"] };
};

/** Answers signed-in staff with the endpoint's permission. */
export const forStaff = <E extends Endpoint>(
  endpoint: E,
  run: (call: StaffCall<E>) => Promise<ReplyOf<E>>,
): Handler => bind("staff", endpoint, run);

/** Answers signed-in staff with a file. */
export const forStaffFile = <E extends FileEndpoint>(
  endpoint: E,
  run: (call: StaffCall<E>) => Promise<FileReply>,
): Handler => {
  if (endpoint.access.kind !== "staff") throw new Error(`${endpoint.id} is not for staff`);
  return { endpoint, run: run as Handler["run"] };
};
