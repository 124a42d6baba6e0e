import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { OWNER, PACKAGE_MAX_BYTES, UPLOAD_PATH } from "@candor/api/contract";
import { ERRORS, type ErrorCode } from "@candor/api/errors";
import { Server, ERRORS as TUS_ERRORS } from "@tus/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Customer } from "../auth/sessions.ts";
import { HttpError } from "../http/http-error.ts";
import { languageOf } from "../http/language.ts";
import { authenticate } from "../routing/guard.ts";
import type { Services } from "../services.ts";
import { isNoSpace } from "../storage/no-space.ts";
import { announceUpload } from "./create.ts";
import { assertTus, TUS_BYTES, TUS_VERSION } from "./tus-request.ts";
import { discardUpload, ownUpload } from "./uploads.ts";

/** Refusals of the protocol's own, in our words. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: "upload.not_found",
  409: "upload.offset",
  410: "upload.not_found",
  413: "upload.too_large",
};

const tusError = z.object({ status_code: z.number(), body: z.string() });

function keyOf(error: unknown): ErrorCode {
  if (error instanceof HttpError) return error.key;
  if (isNoSpace(error)) return "upload.no_space";
  const said = tusError.safeParse(error).data ?? { status_code: 500, body: "" };
  if (said.body === TUS_ERRORS.ERR_SIZE_EXCEEDED.body) return "upload.excess";
  if (said.body === TUS_ERRORS.INVALID_METADATA.body || said.body === TUS_ERRORS.INVALID_LENGTH.body)
    return "upload.metadata";
  return BY_STATUS[said.status_code] ?? (said.status_code >= 500 ? "common.internal" : "upload.protocol");
}

function envelopeOf(error: unknown, acceptLanguage: string | null) {
  const key = keyOf(error);
  const { code, http, ...texts } = ERRORS[key];
  // A refusal that travels with 200 would tell the protocol that all is well.
  const body = { code, message: texts[languageOf(acceptLanguage ?? undefined)], data: null };
  return { status_code: http === 200 ? 409 : http, body: JSON.stringify(body) };
}

/** The library calls every text plain; ours are envelopes. */
class EnvelopeServer extends Server {
  override write(...given: Parameters<Server["write"]>) {
    const [, headers, , body] = given;
    if (body?.startsWith("{")) headers.set("content-type", "application/json; charset=utf-8");
    return super.write(...given);
  }
}

/** Receives files by tus 1.0. Only their sender's company reaches them, and nothing here sends one back. */
export async function serveUploads(app: FastifyInstance, services: Services): Promise<void> {
  const { uploads, log } = services;
  const callers = new WeakMap<IncomingMessage, Customer>();
  const tus = new EnvelopeServer({
    path: UPLOAD_PATH,
    datastore: uploads.store,
    maxSize: PACKAGE_MAX_BYTES,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    async onUploadCreate(request, { id, size, metadata }) {
      const customer = request.runtime?.node && callers.get(request.runtime.node.req as IncomingMessage);
      if (!customer) throw new HttpError("common.unauthenticated");
      await announceUpload(services, customer, { id, size, metadata });
      return { metadata: {} };
    },
    onResponseError(request, error) {
      const answer = envelopeOf(error, request.headers.get("accept-language"));
      if (answer.status_code >= 500) log.error({ err: error }, "upload failed");
      return answer;
    },
  });

  const hand = async (request: FastifyRequest, reply: FastifyReply, customer: Customer) => {
    assertTus(request);
    callers.set(request.raw, customer);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await tus.handle(request.raw, reply.raw);
  };

  const owner = async (request: FastifyRequest): Promise<Customer> => {
    const { customer } = await authenticate(services.db, OWNER, request);
    if (!customer) throw new HttpError("common.unauthenticated");
    return customer;
  };

  /** The id of the caller's own upload that still takes bytes. */
  async function openUpload({ params }: FastifyRequest, customer: Customer): Promise<string> {
    const { data: id } = z.uuid().safeParse((params as { id?: unknown }).id);
    const row = id ? await ownUpload(services.db, customer, id) : null;
    if (!row || row.checked_at) throw new HttpError("upload.not_found");
    return row.id;
  }

  await app.register(async (scope) => {
    // The bytes go to their file as they come: nothing is held in memory.
    scope.addContentTypeParser(TUS_BYTES, (_request, _payload, done) => done(null));
    scope.addHook("onRequest", async (_request, reply) => {
      // The protocol wants it on every answer, refusals too; and what is sent here is nobody else's.
      reply.headers({
        "tus-resumable": TUS_VERSION,
        "tus-version": TUS_VERSION,
        "cache-control": "no-store",
      });
    });
    scope.post(UPLOAD_PATH, async (request, reply) => hand(request, reply, await owner(request)));
    scope.route({
      method: ["HEAD", "PATCH"],
      url: `${UPLOAD_PATH}/:id`,
      async handler(request, reply) {
        const customer = await owner(request);
        await openUpload(request, customer);
        await hand(request, reply, customer);
      },
    });
    // Ours, not the library's: with the file goes the row, and with the row its place among the uploads at once.
    scope.delete(`${UPLOAD_PATH}/:id`, async (request, reply) => {
      const customer = await owner(request);
      assertTus(request);
      await discardUpload(services, customer, await openUpload(request, customer));
      return reply.code(204).send();
    });
  });
}
