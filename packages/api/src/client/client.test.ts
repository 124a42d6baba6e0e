/// <reference types="node" />
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { info, listChecks, me, signOut } from "../contract/index.ts";
import { createApiClient } from "./client.ts";
import { type ApiError, type ClientError, isApiError } from "./errors.ts";
import type { ApiClientOptions } from "./options.ts";

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
  const error = await failureOf(clientOf(url, { validate: true }).call(me, {}));
  expect(error).toMatchObject({ name: "ContractError", endpoint: "auth.me", retryable: false });
});
