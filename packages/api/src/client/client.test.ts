/// <reference types="node" />
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { askAi, info, listChecks, me, signIn, signOut } from "../contract/index.ts";
import { checkReply } from "../endpoints/check-reply.ts";
import { createApiClient } from "./client.ts";
import { type ApiError, type ClientError, isApiError } from "./errors.ts";
import { jsonFile } from "./json-file.ts";
import { type ApiClientOptions, DEFAULT_TIMEOUT_MS, type FailedCall } from "./options.ts";
import { streamOf } from "./stream.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** A real HTTP server on a free port of loopback. */
async function serve(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => answer(request, response, Buffer.concat(parts).toString()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  undo.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reply = (response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const clientOf = (baseUrl: string, options: Partial<ApiClientOptions> = {}) =>
  createApiClient({
    baseUrl,
    getToken: () => "token-1",
    getLanguage: () => "cn",
    getReturnTo: () => "/x?y=1",
    ...options,
  });

const failureOf = (call: Promise<unknown>): Promise<ClientError> =>
  call.then(
    () => Promise.reject(new Error("the call did not fail")),
    (error) => error,
  );

/** Answers that are given later, by hand. */
function held() {
  const waiting: ServerResponse[] = [];
  let tell: () => void = () => {};
  return {
    answer: ((_, response) => {
      waiting.push(response);
      tell();
    }) as Answer,
    waiting,
    async arrived(count: number) {
      while (waiting.length < count)
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
    },
  };
}

test("sends token, language, reference and body, and opens the envelope", async () => {
  const seen: { request?: IncomingMessage; body?: string } = {};
  const url = await serve((request, response, body) => {
    Object.assign(seen, { request, body });
    reply(response, { code: 0, message: "", data: { url: "/login" } });
  });
  const data = await clientOf(url).call(signOut, { redirect_url: "/a" });
  expect(data).toEqual({ url: "/login" });
  expect(seen.request).toMatchObject({ method: "POST", url: signOut.path });
  expect(seen.request?.headers).toMatchObject({
    authorization: "Bearer token-1",
    "accept-language": "zh-CN",
    "content-type": "application/json",
  });
  expect(seen.request?.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(seen.body ?? "")).toEqual({ redirect_url: "/a" });
});

test("a field whose JSON is in a file goes into the body as it is, and tells calls apart", async () => {
  const { answer, waiting, arrived } = held();
  const bodies: unknown[] = [];
  const client = clientOf(
    await serve((request, response, body) => {
      bodies.push(JSON.parse(body));
      answer(request, response, body);
    }),
  );
  const sent = ['"a\\"b é"', '"other"'].map((text) =>
    client.call(listChecks, {
      page: 1,
      status: undefined,
      search: jsonFile<string>(new Blob([text])),
    } as never),
  );
  await arrived(2);
  for (const response of waiting) reply(response, { code: 0, message: "", data: {} });
  await expect(Promise.all(sent)).resolves.toHaveLength(2);
  expect(bodies).toHaveLength(2);
  expect(bodies).toEqual(
    expect.arrayContaining([
      { page: 1, search: 'a"b é' },
      { page: 1, search: "other" },
    ]),
  );
});

test("a GET carries no body, and nobody's call no token", async () => {
  let seen: IncomingMessage | undefined;
  const url = await serve((request, response) => {
    seen = request;
    reply(response, { code: 0, message: "", data: {} });
  });
  await clientOf(url, { getToken: () => null }).call(me, {});
  expect(seen?.method).toBe("GET");
  expect(seen?.headers).not.toHaveProperty("authorization");
  expect(seen?.headers).not.toHaveProperty("content-type");
});

test("a refusal carries code, key, message, reference and fields, and is told once as a message", async () => {
  const url = await serve((_, response) =>
    reply(response, { code: 400, message: "看", data: { fields: { "objects.0.url": "required" } } }, 400, {
      "x-request-id": "ref-1",
    }),
  );
  const told: [string, ApiError][] = [];
  const client = clientOf(url, { onServerMessage: (message, error) => told.push([message, error]) });
  const error = await failureOf(client.call(me, {}));
  expect(error).toMatchObject({
    name: "ApiError",
    code: 400,
    key: "common.invalid",
    message: "看",
    status: 400,
    requestId: "ref-1",
    fields: { "objects.0.url": "required" },
    retryable: false,
  });
  expect(told).toEqual([["看", error]]);
  await failureOf(client.call(me, {}, { quiet: true }));
  expect(told).toHaveLength(1);
});

test("an answer without an envelope gets the words of its status", async () => {
  const url = await serve((_, response) => response.writeHead(502).end("<h1>proxy</h1>"));
  const failures: ClientError[] = [];
  const error = await failureOf(
    clientOf(url, { onFailure: (failure) => failures.push(failure) }).call(me, {}),
  );
  expect(error).toMatchObject({ name: "ApiError", status: 502, message: "网关错误。", retryable: true });
  expect(failures).toEqual([error]);
  const missing = await serve((_, response) => response.writeHead(404).end());
  const notFound = await failureOf(clientOf(missing, { getLanguage: () => "en" }).call(me, {}));
  expect(notFound.message).toBe(`Not found, request address error: ${missing}${me.path}`);
});

test.for([
  ["401", { code: 401, message: "Unauthorized", data: null }, 401],
  ["no data", { code: 0, message: "", data: null }, 200],
] as const)(
  "%s: the app is told once where to come back to, until a call succeeds",
  async ([, body, status]) => {
    let signedIn = false;
    const url = await serve((_, response) =>
      signedIn ? reply(response, { code: 0, message: "", data: {} }) : reply(response, body, status),
    );
    const told: string[] = [];
    const client = clientOf(url, { onUnauthenticated: ({ returnTo }) => told.push(returnTo) });
    const error = await failureOf(client.call(me, {}));
    await failureOf(client.call(info, {}));
    expect(isApiError(error) && error.key).toBe("common.unauthenticated");
    expect(told).toEqual(["/x?y=1"]);
    signedIn = true;
    await client.call(me, {});
    signedIn = false;
    await failureOf(client.call(me, {}));
    expect(told).toHaveLength(2);
  },
);

test("a repeated call ends the one before it; another call, and one that keeps duplicates, do not", async () => {
  const { answer, waiting, arrived } = held();
  const client = clientOf(await serve(answer));
  const first = failureOf(client.call(listChecks, { page: 1 }));
  await arrived(1);
  const other = client.call(listChecks, { page: 2 });
  const second = client.call(listChecks, { page: 1 });
  expect(await first).toMatchObject({ name: "CancelledError", because: "repeated", retryable: false });
  const kept = [
    client.call(signOut, {}),
    client.call(signOut, {}),
    client.call(me, {}),
    client.call(me, {}, { keepDuplicate: true }),
  ];
  await arrived(7);
  for (const response of waiting) reply(response, { code: 0, message: "", data: {} });
  await expect(Promise.all([other, second, ...kept])).resolves.toHaveLength(6);
});

test("the caller can give up, before and during; neither is told as a failure", async () => {
  const { answer, arrived } = held();
  const failures: ClientError[] = [];
  const client = clientOf(await serve(answer), { onFailure: (error) => failures.push(error) });
  const stop = new AbortController();
  const call = failureOf(client.call(me, {}, { signal: stop.signal }));
  await arrived(1);
  stop.abort();
  expect(await call).toMatchObject({ name: "CancelledError", because: "caller" });
  expect(await failureOf(client.call(me, {}, { signal: stop.signal }))).toMatchObject({ because: "caller" });
  expect(failures).toEqual([]);
});

test("no answer in time, and no server at all, are told apart", async () => {
  const { answer } = held();
  const url = await serve(answer);
  const late = await failureOf(clientOf(url, { timeoutMs: 30 }).call(me, {}));
  expect(late).toMatchObject({ name: "TimeoutError", after: 30, retryable: true });
  const cut = await serve((request) => request.socket.destroy());
  expect(await failureOf(clientOf(cut).call(me, {}))).toMatchObject({
    name: "NetworkError",
    retryable: true,
  });
});

test("validate turns an answer that breaks the contract into a ContractError", async () => {
  const url = await serve((_, response) => reply(response, { code: 0, message: "", data: { id: "no" } }));
  await expect(clientOf(url).call(me, {})).resolves.toEqual({ id: "no" });
  const error = await failureOf(clientOf(url, { validate: checkReply }).call(me, {}));
  expect(error).toMatchObject({ name: "ContractError", endpoint: "auth.me", retryable: false });
});

test("the order of keys does not make another call", async () => {
  const { answer, waiting, arrived } = held();
  const client = clientOf(await serve(answer));
  const first = failureOf(client.call(listChecks, { page: 1, search: "a", statuses: ["low", "medium"] }));
  await arrived(1);
  const other = client.call(listChecks, { statuses: ["medium", "low"], search: "a", page: 1 });
  await arrived(2);
  const second = client.call(listChecks, { statuses: ["low", "medium"], search: "a", page: 1 });
  expect(await first).toMatchObject({ because: "repeated" });
  await arrived(3);
  for (const response of waiting) reply(response, { code: 0, message: "", data: {} });
  await Promise.all([other, second]);
});

test("debounced, only the last call is sent, and the caller can still give up", async () => {
  const bodies: string[] = [];
  const url = await serve((_, response, body) => {
    bodies.push(body);
    reply(response, { code: 0, message: "", data: {} });
  });
  const failures: ClientError[] = [];
  const client = clientOf(url, { onFailure: (error) => failures.push(error) });
  const early = ["a", "ab"].map((search) =>
    failureOf(client.call(listChecks, { search }, { debounce: true })),
  );
  const last = client.call(listChecks, { search: "abc" }, { debounce: 5 });
  for (const error of await Promise.all(early)) expect(error).toMatchObject({ because: "repeated" });
  await last;
  expect(bodies).toEqual(['{"search":"abc"}']);
  const stop = new AbortController();
  const left = failureOf(client.call(listChecks, {}, { debounce: 60_000, signal: stop.signal }));
  stop.abort();
  expect(await left).toMatchObject({ because: "caller" });
  expect(failures).toEqual([]);
});

test("however many calls fail together, the token goes and the app is told once", async () => {
  const { answer, waiting, arrived } = held();
  let token: string | null = "token-1";
  let removed = 0;
  const told: string[] = [];
  const client = clientOf(await serve(answer), {
    getToken: () => token,
    removeToken: () => {
      token = null;
      removed += 1;
    },
    onUnauthenticated: ({ returnTo }) => told.push(returnTo),
  });
  const calls: Promise<unknown>[] = [];
  for (const count of [1, 2, 3, 4, 5]) {
    calls.push(client.call(me, {}, { keepDuplicate: true }));
    await arrived(count);
  }
  const [first, second, ...others] = calls;
  const failures = [first, ...others].map((call) => failureOf(call as Promise<unknown>));
  const over = (response: ServerResponse) => reply(response, { code: 401, message: "", data: null }, 401);
  const [before, late, ...after] = waiting as [ServerResponse, ServerResponse, ...ServerResponse[]];
  over(before);
  await failures[0];
  // What the server had answered before, and comes in late, begins no new session.
  reply(late, { code: 0, message: "", data: {} });
  await second;
  for (const response of after) over(response);
  await Promise.all(failures);
  expect([removed, told, token]).toEqual([1, ["/x?y=1"], null]);
});

test("a late answer to an old token does not end the session begun since", async () => {
  const { answer, waiting, arrived } = held();
  let token = "old";
  const told: unknown[] = [];
  const client = clientOf(await serve(answer), {
    getToken: () => token,
    removeToken: () => told.push("removed"),
    onUnauthenticated: () => told.push("told"),
  });
  const late = failureOf(client.call(me, {}));
  await arrived(1);
  token = "new";
  reply(waiting[0] as ServerResponse, { code: 401, message: "", data: null }, 401);
  expect(await late).toMatchObject({ key: "common.unauthenticated" });
  expect(told).toEqual([]);
});

test("no data is no sign of a missing session where none is needed", async () => {
  const url = await serve((_, response) => reply(response, { code: 0, message: "", data: null }));
  const told: unknown[] = [];
  const client = clientOf(url, { onUnauthenticated: (event) => told.push(event) });
  await expect(client.call(signIn, { email: "a", password: "b" })).resolves.toBeNull();
  expect(told).toEqual([]);
});

test.for([
  [400, "Bad request."],
  [403, "Access forbidden."],
  [408, "Request timeout."],
  [500, "Server error."],
  [501, "Signature verification failed."],
  [502, "Bad gateway."],
  [503, "Service unavailable."],
  [504, "Gateway timeout."],
  [505, "HTTP version not supported."],
  [509, "Signature verification failed."],
] as const)("status %i without an envelope is told as: %s", async ([status, words]) => {
  const url = await serve((_, response) => response.writeHead(status).end());
  const told: string[] = [];
  const server: string[] = [];
  const client = clientOf(url, {
    getLanguage: () => "en",
    onFailure: (_, message) => told.push(message),
    onServerMessage: (message) => server.push(message),
  });
  await failureOf(client.call(me, {}));
  expect([told, server]).toEqual([[words], []]);
});

test("what nobody can read is told in words for the reader, in the language of the page", async () => {
  const told: string[] = [];
  const clientFor = (url: string) =>
    clientOf(url, { getLanguage: () => "cn", onFailure: (_, message) => told.push(message) });
  await failureOf(clientFor(await serve((request) => request.socket.destroy())).call(me, {}));
  await failureOf(clientFor(await serve((_, response) => response.end("<h1>hello</h1>"))).call(me, {}));
  const loop: Record<string, unknown> = {};
  loop.search = loop;
  await failureOf(clientFor("http://127.0.0.1:1").call(listChecks, loop as { search: string }));
  expect(told).toEqual(["网络错误", "出现异常，请重试。", "出现异常，请重试。"]);
});

test("every failed call but a cancelled one is told for a report, quiet ones too", async () => {
  const url = await serve((_, response) => reply(response, { code: 2001, message: "no", data: null }));
  const failed: FailedCall[] = [];
  const client = clientOf(url, { onCallFailed: (one) => failed.push(one) });
  await failureOf(client.call(signIn, { email: "a", password: "hunter2" }, { quiet: true }));
  await failureOf(client.call(me, {}, { signal: AbortSignal.abort() }));
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatchObject({
    error: { code: 2001 },
    request: { method: "POST", url: `${url}${signIn.path}`, data: { email: "a" } },
  });
});

test("an endpoint's own time goes before the client's", async () => {
  const { answer } = held();
  const url = await serve(answer);
  expect(DEFAULT_TIMEOUT_MS).toBe(36_000_000);
  const late = await failureOf(clientOf(url).call({ ...me, timeout: 20 }, {}));
  expect(late).toMatchObject({ name: "TimeoutError", after: 20 });
});

async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const question = { question: "Why?" };

test("a stream gives its events as they come, split anywhere, and ends with its last word", async () => {
  const url = await serve(async (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const bytes = Buffer.from(
      ': hello\n\ndata: {"type":"text","text":"法律"}\r\n\r\ndata: {"type":\ndata: "text","text":"b"}\n\nevent: done\ndata: {}\n\n',
    );
    for (const byte of bytes) response.write(Buffer.from([byte]));
  });
  const events = await collect(streamOf(clientOf(url), askAi, question));
  expect(events).toEqual([
    { type: "text", text: "法律" },
    { type: "text", text: "b" },
  ]);
});

test("lines of JSON are a stream too", async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    response.end('{"type":"text","text":"a"}\n\n{"type":"text","text":"b"}\n');
  });
  expect(await collect(streamOf(clientOf(url), askAi, question))).toHaveLength(2);
});

test("a stream that is refused, fails on the way or is cut off says which", async () => {
  const told: string[] = [];
  const failedBy = async (answer: Answer) => {
    const client = clientOf(await serve(answer), {
      onServerMessage: (message) => told.push(message),
      onFailure: (error) => told.push(error.name),
    });
    return failureOf(collect(streamOf(client, askAi, question)));
  };
  const stream = { "content-type": "text/event-stream" };
  const refused = await failedBy((_, response) =>
    reply(response, { code: 429, message: "wait", data: null }, 429),
  );
  expect(refused).toMatchObject({ name: "ApiError", key: "common.rate_limited" });
  const failed = await failedBy((_, response) =>
    response
      .writeHead(200, stream)
      .end('event: error\ndata: {"code":6201,"message":"later","data":null}\n\n'),
  );
  expect(failed).toMatchObject({ name: "ApiError", key: "ai.failed", message: "later" });
  const cut = await failedBy((_, response) => response.writeHead(200, stream).end('data: {"type":"text"'));
  expect(cut).toMatchObject({ name: "NetworkError" });
  expect(told).toEqual(["wait", "later", "NetworkError"]);
});

test("leaving a stream ends the call, asking again ends the one before", async () => {
  let closed: Promise<unknown> = Promise.reject();
  closed.catch(() => {});
  const url = await serve((request, response) => {
    closed = once(request.socket, "close");
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('data: {"type":"text","text":"a"}\n\n');
  });
  const client = clientOf(url);
  for await (const _ of streamOf(client, askAi, question)) break;
  await closed;
  const first = streamOf(client, askAi, question);
  await first.next();
  const end = failureOf(first.next());
  const second = streamOf(client, askAi, question);
  await second.next();
  expect(await end).toMatchObject({ name: "CancelledError", because: "repeated" });
  await second.return();
});
