import { delay, type HttpHandler, HttpResponse, http } from "msw";
import { checkRequest } from "../endpoints/check-request.ts";
import type { Endpoint } from "../endpoints/endpoint.ts";
import type { ParsedRequestOf, ReplyOf } from "../endpoints/types.ts";
import type { Language } from "../entities/tables.ts";
import { ERRORS, messageTo } from "../errors/catalogue.ts";
import type { ErrorCode } from "../errors/codes.ts";

/** A refusal from the catalogue, for a story or a test. */
export interface StoryFailure {
  readonly failure: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a story's server answers: a reply, a refusal, `network` for no answer, `pending` for one that never comes. */
export type StoryReply<E extends Endpoint> = ReplyOf<E> | StoryFailure | "network" | "pending";

/** Answers each request by itself, e.g. to play a change over time. */
export type StoryResolver<E extends Endpoint> = (
  request: ParsedRequestOf<E>,
) => StoryReply<E> | Promise<StoryReply<E>>;

/** Answers with an error of the catalogue, in the language that the request asks for. */
export function failWith(failure: ErrorCode, fields: Readonly<Record<string, string>> = {}): StoryFailure {
  return { failure, fields };
}

const isFailure = (reply: unknown): reply is StoryFailure =>
  typeof reply === "object" && reply !== null && "failure" in reply && "fields" in reply;

function languageOf(request: Request): Language {
  return /^zh|^cn/.test(request.headers.get("accept-language") ?? "") ? "cn" : "en";
}

async function requestOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  return request.json();
}

/** MSW handlers of one endpoint, derived from the contract: method, path, request, reply and envelope. */
export function handlersFor<E extends Endpoint>(
  endpoint: E,
  reply: StoryReply<E> | StoryResolver<E>,
): HttpHandler[] {
  const answerTo = typeof reply === "function" ? (reply as StoryResolver<E>) : () => reply;
  const method = endpoint.method === "GET" ? http.get : http.post;
  return [
    method(`*${endpoint.path}`, async ({ request }) => {
      const refuse = (code: ErrorCode, fields: Readonly<Record<string, string>>) => {
        const entry = ERRORS[code];
        const data = Object.keys(fields).length === 0 ? null : { fields };
        const body = { code: entry.code, message: messageTo(endpoint.path, code, languageOf(request)), data };
        return HttpResponse.json(body, { status: entry.http });
      };
      const checked = checkRequest(endpoint, await requestOf(endpoint, request));
      if (!checked.ok) return refuse(checked.code, checked.fields);
      const answer = await answerTo(checked.input);
      if (answer === "network") return HttpResponse.error();
      if (answer === "pending") await delay("infinite");
      if (isFailure(answer)) return refuse(answer.failure, answer.fields);
      return HttpResponse.json({ code: 0, message: "", data: endpoint.reply.parse(answer) as object });
    }),
  ];
}
