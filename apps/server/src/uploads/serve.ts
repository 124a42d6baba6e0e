import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { OWNER, PACKAGE_MAX_BYTES, UPLOAD_PATH } from "@candor/api/contract";
import { ERRORS, type ErrorCode } from "@candor/api/errors";
import { Server } from "@tus/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Customer } from "../auth/sessions.ts";
import { letIn } from "../http/guard.ts";
import { languageOf } from "../http/language.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { announceUpload } from "./create.ts";
import { ownUpload } from "./uploads.ts";

/** The one content type that tus sends bytes with. */
const BYTES = "application/offset+octet-stream";

/** Refusals of the protocol's own, in our words. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: "upload.metadata",
  404: "upload.not_found",
  410: "upload.not_found",
  413: "upload.too_large",
};

/** The disk is full, or what this process may have of it. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

function keyOf(error: unknown): ErrorCode | null {
  if (error instanceof Refusal) return error.key;
  if (error instanceof Error && "code" in error && NO_ROOM.has(String(error.code))) return "upload.no_space";
  const status = error instanceof Object && "status_code" in error ? Number(error.status_code) : 500;
  return BY_STATUS[status] ?? (status >= 500 ? "common.internal" : null);
}

function envelopeOf(error: unknown, acceptLanguage: string | null) {
  const key = keyOf(error);
  if (!key) return undefined;
  const { code, http, ...texts } = ERRORS[key];
  // A refusal that travels with 200 would tell the protocol that all is well.
  const body = { code, message: texts[languageOf(acceptLanguage ?? undefined)], data: null };
  return { status_code: http === 200 ? 409 : http, body: JSON.stringify(body) };
}

/** Receives files by tus 1.0. Only their sender's company reaches them, and nothing here sends one back. */
export async function serveUploads(app: FastifyInstance, services: Services): Promise<void> {
  const { uploads, log } = services;
  const callers = new WeakMap<IncomingMessage, Customer>();
  const tus = new Server({
    path: UPLOAD_PATH,
    datastore: uploads.store,
    maxSize: PACKAGE_MAX_BYTES,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    async onUploadCreate(request, { id, size, metadata }) {
      const customer = request.runtime?.node && callers.get(request.runtime.node.req as IncomingMessage);
      if (!customer) throw new Refusal("common.unauthenticated");
      await announceUpload(services, customer, { id, size, metadata });
      return { metadata: {} };
    },
    onResponseError(request, error) {
      const answer = envelopeOf(error, request.headers.get("accept-language"));
      if (answer && answer.status_code >= 500) log.error({ err: error }, "upload failed");
      return answer;
    },
  });

  const hand = async (request: FastifyRequest, reply: FastifyReply, customer: Customer) => {
    callers.set(request.raw, customer);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await tus.handle(request.raw, reply.raw);
  };

  const owner = async (request: FastifyRequest): Promise<Customer> => {
    const { customer } = await letIn(services.db, OWNER, request);
    if (!customer) throw new Refusal("common.unauthenticated");
    return customer;
  };

  await app.register(async (scope) => {
    // The bytes go to their file as they come: nothing is held in memory.
    scope.addContentTypeParser(BYTES, (_request, _payload, done) => done(null));
    scope.post(UPLOAD_PATH, async (request, reply) => hand(request, reply, await owner(request)));
    scope.route({
      method: ["HEAD", "PATCH", "DELETE"],
      url: `${UPLOAD_PATH}/:id`,
      async handler(request, reply) {
        const customer = await owner(request);
        const { success, data: id } = z.uuid().safeParse((request.params as { id?: unknown }).id);
        const row = success ? await ownUpload(services.db, customer, id) : null;
        if (!row || row.checked_at) throw new Refusal("upload.not_found");
        await hand(request, reply, customer);
      },
    });
  });
}
