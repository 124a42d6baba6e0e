import type { Call } from "../contract/call.ts";
import { endpoints } from "./all.ts";

const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));

/** Holds an answer against the contract: what a client that validates is given. Data that the contract does not declare is left out. */
export function checkReply(call: Call, data: unknown): unknown {
  const endpoint = byId.get(call.id);
  if (!endpoint) throw new Error(`no endpoint is called ${call.id}`);
  return endpoint.reply.parse(data);
}
