import type { ErrorCode } from "@candor/api/errors";
import { ERRORS, messageTo } from "@candor/api/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "./language.ts";

/** Answers with success. */
export const succeed = (reply: FastifyReply, data: unknown) => reply.send({ code: 0, message: "", data });

/** Answers with a refusal in the request's language. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  key: ErrorCode,
  {
    fields,
    details,
  }: { fields?: Readonly<Record<string, string>>; details?: Readonly<Record<string, number>> } = {},
) {
  const entry = ERRORS[key];
  const message = messageTo(request.url, key, languageOf(request.headers["accept-language"]));
  const data = fields || details ? { fields, details } : null;
  return reply.code(entry.http).send({ code: entry.code, message, data });
}
