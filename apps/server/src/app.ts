import { randomUUID } from "node:crypto";
import { endpoints, unstorableFields } from "@candor/api/endpoints";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { campaignTypeOf } from "./campaign/activity.ts";
import { handlersOf } from "./endpoints/index.ts";
import { offerCompression } from "./http/compression.ts";
import { refuse } from "./http/envelope.ts";
import { answerErrors } from "./http/errors.ts";
import { serveFiles } from "./http/files.ts";
import { HttpError } from "./http/http-error.ts";
import { type AppFolders, inlineScriptHashes, serveApps } from "./http/pages/apps.ts";
import { serveDocs } from "./http/pages/docs.ts";
import { readablePage } from "./http/pages/pages.ts";
import { serveWidgets } from "./http/pages/widgets.ts";
import { serveProbes } from "./http/probes.ts";
import { trustedProxies } from "./http/proxy.ts";
import { secure } from "./http/security.ts";
import { answerUnasked, answerUnparsed, UNROUTED_HEADERS } from "./http/unparsed.ts";
import { readDescribed } from "./results/described.ts";
import { serveContract } from "./routing/contract.ts";
import type { Services } from "./services.ts";
import { serveUploads } from "./uploads/serve.ts";

export interface AppOptions {
  services: Services;
  /** Folders of the built apps; none: the API alone. */
  apps?: AppFolders;
}

/** Longest body taken, in bytes. */
const BODY_LIMIT = 1_048_576;

/** Time for a whole request to arrive: a client that sends a byte now and then is let go. */
const REQUEST_TIMEOUT_MS = 60_000;

/** The HTTP server, ready to listen or to be injected into. It starts no job and opens no port. */
export async function buildApp({ services, apps }: AppOptions): Promise<FastifyInstance> {
  const { env } = services;
  const app = Fastify({
    loggerInstance: services.log,
    trustProxy: trustedProxies(env.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // An address that does not parse never reaches a route, nor what adds headers to the answers of routes.
    frameworkErrors: (_error, request, reply) =>
      refuse(request, reply.headers(UNROUTED_HEADERS), "common.invalid"),
    clientErrorHandler: answerUnparsed,
    http: { requireHostHeader: false },
    requestIdHeader: false,
    rewriteUrl: ({ url = "/" }) => readablePage(url),
    genReqId: ({ headers }) => ownRequestId(headers["x-request-id"]) ?? randomUUID(),
  });
  answerUnasked(app.server);
  answerErrors(app);
  await keepDescribed(app, services);
  const scriptHashes = apps ? await inlineScriptHashes(apps) : [];
  const { scriptOrigins } = env.site;
  await offerCompression(app);
  await secure(app, { scriptHashes, scriptOrigins, publicUrl: env.publicUrl, loopback: env.loopback });
  app.addHook("preValidation", async ({ url, params, query }) => {
    // Pages read their addresses themselves; every other address is held to the contract's rule of text.
    const fields = url.startsWith("/api/") ? unstorableFields({ ...Object(params), ...Object(query) }) : {};
    if (Object.keys(fields).length > 0) throw new HttpError("common.characters", fields);
  });
  await app.register(rateLimit, { max: env.rateLimit, timeWindow: "1 minute" });
  serveProbes(app, services.db);
  serveContract(app, {
    db: services.db,
    endpoints,
    handlers: handlersOf(services),
    secureCookies: () => env.publicUrl?.startsWith("https:") ?? false,
  });
  serveFiles(app, services);
  await serveUploads(app, services);
  await serveDocs(app, endpoints);
  await serveWidgets(app);
  if (apps) await serveApps(app, apps, (cid) => campaignTypeOf(services.db, cid));
  else
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
      refuse(request, reply, "common.not_found"),
    );
  return app;
}

/** How soon words that another process changed are read, in milliseconds. */
const DESCRIBED_MS = 15_000;

/** Holds staff's words of checks ready. */
async function keepDescribed(app: FastifyInstance, { db, log }: Services): Promise<void> {
  await readDescribed(db);
  const reading = setInterval(() => {
    readDescribed(db).catch((err) => log.error({ err }, "described checks"));
  }, DESCRIBED_MS);
  reading.unref();
  app.addHook("onClose", async () => clearInterval(reading));
}

/** A caller's reference, where it cannot break a log line. */
function ownRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}
