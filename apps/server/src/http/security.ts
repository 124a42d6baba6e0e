import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { isLoopback } from "../env/env.ts";
import { refuse } from "./envelope.ts";

interface SecurityOptions {
  scriptHashes: readonly string[];
  /** Origins of widgets that the operator chose: they may run scripts, be called, and draw pictures and frames. */
  scriptOrigins: readonly string[];
  publicUrl: string | undefined;
  /** Bound to loopback: then only loopback's own names may be asked for. */
  loopback: boolean;
}

/** The name in a Host header, without port and brackets. */
const nameOf = (host = "") => (URL.parse(`http://${host}`)?.hostname ?? "").replace(/^\[|\]$/g, "");

/** Headers for every answer, and a guard against names that were pointed at loopback. */
export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const widgets = options.scriptOrigins;
  const https = options.publicUrl?.startsWith("https:") ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...options.scriptHashes, ...widgets],
        // Positioned menus and charts carry style attributes; none of them comes from data.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...widgets],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...widgets],
        frameSrc: ["'self'", ...widgets],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    crossOriginOpenerPolicy: https || options.loopback ? { policy: "same-origin" } : false,
  });
  // What says nothing else about it is private: refusals of files and of bodies too.
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  const publicHost = options.publicUrl && nameOf(new URL(options.publicUrl).host);
  app.addHook("onRequest", async (request, reply) => {
    reply.header(
      "permissions-policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    );
    reply.header("x-request-id", request.id);
    // HTTP/1.1 wants one; Node's own refusal would come without headers and words.
    if (!request.headers.host && request.raw.httpVersion === "1.1")
      return refuse(request, reply, "common.invalid");
    if (!options.loopback) return;
    // A page elsewhere could have its own name resolve to 127.0.0.1 and so read what this server answers.
    // Its script may send any X-Forwarded-Host, but not another Host.
    const host = nameOf(request.headers.host);
    if (!isLoopback(host) && host !== publicHost) return refuse(request, reply, "common.unknown_host");
  });
}
