import { Readable } from "node:stream";
import type { Endpoint } from "@candor/api/endpoints";
import { ERRORS } from "@candor/api/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";
import { languageOf } from "./language.ts";

const event = (name: string | null, data: unknown) =>
  `${name === null ? "" : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

/** A failure after the first event: the status is long gone, so it comes as an event of its own. */
function failure(request: FastifyRequest, error: unknown): string {
  const key = error instanceof HttpError ? error.key : "common.internal";
  if (key === "common.internal") {
    request.log.error({ err: error, requestId: request.id }, "stream failed");
  }
  const entry = ERRORS[key];
  const message = entry[languageOf(request.headers["accept-language"])];
  return event("error", { code: entry.code, message, data: null });
}

async function* textOf(endpoint: Endpoint, request: FastifyRequest, events: AsyncIterable<unknown>) {
  try {
    for await (const data of events) yield event(null, endpoint.reply.parse(data));
    yield event("done", {});
  } catch (error) {
    yield failure(request, error);
  }
}

/**
 * Answers with server-sent events, each checked against the endpoint's reply, and a last one named `done`:
 * whoever does not see it knows that the answer was cut off. A caller who leaves ends the iteration.
 */
export function sendEvents(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
): FastifyReply {
  return (
    reply
      .type("text/event-stream; charset=utf-8")
      // A proxy in front must not wait for the whole answer.
      .header("x-accel-buffering", "no")
      .send(Readable.from(textOf(endpoint, request, events), { objectMode: false }))
  );
}
