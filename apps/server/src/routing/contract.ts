import type { ServerResponse } from "node:http";
import { checkRequest, type Endpoint } from "@candor/api/endpoints";
import type { FastifyInstance } from "fastify";
import { DEVICE_COOKIE, DEVICE_MS } from "../auth/throttle/known-devices.ts";
import type { Db } from "../database/transaction.ts";
import { withCallerAddress } from "../http/caller-address.ts";
import { COMPRESSED } from "../http/compression.ts";
import { cookieOf, setCookie } from "../http/cookies.ts";
import { succeed } from "../http/envelope.ts";
import { sendEvents } from "../http/events.ts";
import { type FileReply, sendFile } from "../http/file-reply.ts";
import { HttpError } from "../http/http-error.ts";
import { languageOf } from "../http/language.ts";
import { authenticate } from "./guard.ts";
import type { Handler } from "./handler.ts";

/** Characters kept of a User-Agent. */
const DEVICE_MAX = 200;

/** The contract and the handlers do not match one to one. */
export class ContractGapError extends Error {
  override readonly name = "ContractGapError";
}

/** Milliseconds that calls under way have to end when the server stops. */
const CLOSE_GRACE_MS = 5_000;

function pair(endpoints: readonly Endpoint[], handlers: readonly Handler[]): Handler[] {
  const byEndpoint = new Map(handlers.map((handler) => [handler.endpoint, handler]));
  const missing = endpoints.filter((endpoint) => !byEndpoint.has(endpoint)).map(({ id }) => id);
  const stray = handlers
    .filter(({ endpoint }) => !endpoints.includes(endpoint))
    .map(({ endpoint }) => endpoint.id);
  if (missing.length > 0) throw new ContractGapError(`No handler for ${missing.join(", ")}`);
  if (stray.length > 0) throw new ContractGapError(`Not in the contract: ${stray.join(", ")}`);
  return [...byEndpoint.values()];
}

/**
 * Serves every endpoint of the contract: lets the caller in, checks the request, runs the handler, and
 * checks the reply, which also strips what the contract does not declare.
 */
export function serveContract(
  app: FastifyInstance,
  {
    db,
    endpoints,
    handlers,
    secureCookies = () => false,
  }: {
    db: Db;
    endpoints: readonly Endpoint[];
    handlers: readonly Handler[];
    /** Do people reach this server by https? Asked for each cookie: the address may be known only once it listens. */
    secureCookies?: () => boolean;
  },
): void {
  // A stream that is still open would keep the server from closing for as long as it lasts.
  const streams = new Set<ServerResponse>();
  app.addHook("preClose", async () => {
    for (const stream of streams) stream.destroy();
    // A connection that was opened and never used is not idle to Node: it too must not hold up a stop.
    setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS).unref();
  });
  for (const { endpoint, run } of pair(endpoints, handlers)) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      // A stream of events and a file are sent as they come.
      ...(endpoint.stream || endpoint.file ? {} : { compress: COMPRESSED }),
      config: endpoint.perMinute ? { rateLimit: { max: endpoint.perMinute, timeWindow: "1 minute" } } : {},
      async handler(request, reply) {
        reply.header("cache-control", "no-store");
        const caller = await authenticate(db, endpoint.access, request);
        const given = endpoint.method === "GET" ? request.query : (request.body ?? {});
        const checked = checkRequest(endpoint, given);
        if (!checked.ok) throw new HttpError(checked.code, checked.fields);
        const language = languageOf(request.headers["accept-language"]);
        const gone = new AbortController();
        reply.raw.once("close", () => gone.abort());
        const data = await withCallerAddress(request.ip, () =>
          run({
            input: checked.input,
            language,
            address: request.ip,
            gone: gone.signal,
            knownDevice: {
              value: cookieOf(request, DEVICE_COOKIE),
              keep: (value) =>
                setCookie(reply, DEVICE_COOKIE, value, {
                  path: "/api",
                  maxAgeS: DEVICE_MS / 1000,
                  secure: secureCookies(),
                }),
            },
            device: request.headers["user-agent"]?.slice(0, DEVICE_MAX) ?? null,
            ...caller,
          }),
        );
        if (endpoint.stream) {
          streams.add(reply.raw);
          reply.raw.once("close", () => streams.delete(reply.raw));
          return sendEvents(endpoint, request, reply, data as AsyncIterable<unknown>);
        }
        if (endpoint.file) return sendFile(reply, data as FileReply);
        return succeed(reply, endpoint.reply.parse(data));
      },
    });
  }
}
