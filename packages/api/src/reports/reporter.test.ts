/// <reference types="node" />
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createApiClient } from "../client/client.ts";
import { CancelledError } from "../client/errors.ts";
import { me, reportError, signIn } from "../contract/index.ts";
import { ERROR_REPORT_PATH } from "./path.ts";
import { createErrorReporter, type ErrorReporterOptions } from "./reporter.ts";

/** A server that takes reports, and answers any other call with a status. */
async function serve(status = 500) {
  const reports: { type: string; content: string }[] = [];
  let tell = () => {};
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.url !== ERROR_REPORT_PATH) {
      response.writeHead(status).end();
      return;
    }
    reports.push(JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead(status).end();
    tell();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    async arrived(count: number) {
      while (reports.length < count) {
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
      return reports.map(({ content }) => JSON.parse(content));
    },
  };
}

const page = { href: "https://candor.example/reset?code=hunter2&tab=1", hostname: "candor.example" };

const reporterFor = (baseUrl: string, options: Partial<ErrorReporterOptions> = {}) =>
  createErrorReporter({ baseUrl, build: "1.2.3", getPage: () => page, ...options });

test("a failed call is reported with what was sent, masked", async () => {
  const server = await serve(502);
  const reporter = reporterFor(server.url);
  const client = createApiClient({
    baseUrl: server.url,
    getToken: () => "token-hunter2",
    getLanguage: () => "en",
    onCallFailed: reporter.callFailed,
  });
  await client.call(signIn, { email: "a@b.example", password: "hunter2" }).catch(() => {});
  const [report] = await server.arrived(1);
  expect(server.reports[0]?.type).toBe("error");
  expect(report).toMatchObject({
    name: "ApiError",
    message: "Bad gateway.",
    build: "1.2.3",
    page: "https://candor.example/reset?code=***&tab=1",
    url: `${server.url}${signIn.path}`,
    request: {
      method: "POST",
      data: { email: "***", password: "***" },
      headers: { authorization: "***" },
    },
  });
  expect(JSON.stringify(report)).not.toContain("hunter2");
});

test("uncaught errors and unhandled rejections of a window are reported until listening ends", async () => {
  const server = await serve(200);
  const target = new EventTarget();
  const dispatch = (type: string, fields: object) =>
    target.dispatchEvent(Object.assign(new Event(type), fields));
  const end = reporterFor(server.url).listen(target);
  dispatch("error", {
    error: new TypeError("x is undefined"),
    message: "Uncaught",
    filename: "main.js?token=hunter2",
  });
  dispatch("unhandledrejection", { reason: "plain words" });
  dispatch("error", { message: "Script error." });
  const reports = await server.arrived(3);
  expect(reports.map(({ message }) => message).sort()).toEqual([
    "Script error.",
    "plain words",
    "x is undefined",
  ]);
  const first = reports.find(({ name }) => name === "TypeError");
  expect(first.stack).toContain("reporter.test.ts");
  expect(first.file).toBe("main.js?token=***");
  end();
  dispatch("error", { error: new Error("later") });
  expect(server.reports).toHaveLength(3);
});

/** Reports that a reporter sends, by a fetch that keeps them. */
function kept(options: Partial<ErrorReporterOptions> = {}) {
  const sent: { body: string; keepalive: boolean | undefined }[] = [];
  const fetcher: typeof fetch = async (_, init) => {
    sent.push({ body: String(init?.body), keepalive: init?.keepalive });
    throw new TypeError("offline");
  };
  return { sent, reporter: reporterFor("https://candor.example", { fetch: fetcher, ...options }) };
}

/** What masks reports has been fetched, and those that are told are on their way. */
async function written() {
  await import("./content.ts");
  await new Promise((done) => setTimeout(done));
}

test.for(["localhost", "app.localhost", "127.0.0.1", "127.3.2.1", "[::1]", "0.0.0.0", ""])(
  "nothing is reported from %s",
  async (hostname) => {
    const { sent, reporter } = kept({ getPage: () => ({ href: "x", hostname }) });
    reporter.report(new Error("x"));
    await written();
    expect(sent).toEqual([]);
  },
);

test("remarks on layout, what was given up, and refusals are no errors", async () => {
  const { sent, reporter } = kept();
  reporter.report(new Error("ResizeObserver loop completed with undelivered notifications."));
  reporter.report("ResizeObserver loop limit exceeded");
  reporter.report(new CancelledError("caller"));
  reporter.report(new DOMException("gone", "AbortError"));
  await written();
  expect(sent).toEqual([]);
});

test("a failing report, and a failed call of the report itself, are never reported", async () => {
  const { sent, reporter } = kept();
  const client = createApiClient({
    baseUrl: "http://127.0.0.1:1",
    getToken: () => null,
    getLanguage: () => "en",
    onCallFailed: reporter.callFailed,
  });
  await client.call(reportError, { type: "error", content: "{}" }).catch(() => {});
  await written();
  expect(sent).toHaveLength(0);
  await client.call(me, {}).catch((error) => reporter.report(error));
  await written();
  // The same error, told by the call and again by whoever did not catch it.
  expect(sent).toHaveLength(1);
});

test("at most so many a minute", async () => {
  const { sent, reporter } = kept({ perMinute: 3 });
  for (let index = 0; index < 10; index += 1) reporter.report(new Error(`error ${index}`));
  await written();
  expect(sent).toHaveLength(3);
});

test("what a browser lets outlive a page is not overdrawn: the report goes without it", async () => {
  const flying: { bytes: number; keepalive: boolean | undefined }[] = [];
  const reporter = reporterFor("", {
    fetch: (_, init) => {
      const bytes = new TextEncoder().encode(String(init?.body)).length;
      flying.push({ bytes, keepalive: init?.keepalive });
      return new Promise(() => {});
    },
  });
  for (const one of [1, 2, 3, 4]) {
    const error = new Error(`${one}`);
    error.stack = "误".repeat(10_000);
    reporter.report(error);
  }
  await written();
  expect(flying.map(({ keepalive }) => keepalive)).toEqual([true, true, true, false]);
  const held = flying.filter(({ keepalive }) => keepalive).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(held).toBeLessThan(65_536);
});

test("a report outlives its page, and is short enough for that whatever the error is", async () => {
  const { sent, reporter } = kept();
  const error = new Error("错".repeat(100_000));
  error.stack = "误".repeat(100_000);
  reporter.report(error, { url: "/a", request: { data: "数".repeat(200_000) } });
  reporter.report(null);
  reporter.report(Object.freeze({ toString: () => "odd" }));
  await written();
  expect(sent).toHaveLength(3);
  for (const { body, keepalive } of sent) {
    expect(keepalive).toBe(true);
    expect(new TextEncoder().encode(body).length).toBeLessThan(60_000);
  }
});

test("where it is traced, a report says which calls came before, masked; else not", async () => {
  const server = await serve(404);
  const untold = reporterFor(server.url);
  const told = reporterFor(server.url);
  await told.trace();
  for (let call = 0; call < 25; call++) await (await fetch(`${server.url}/api/${call}`)).text();
  await (await fetch(`${server.url}/reset/${"c".repeat(43)}?code=hunter2`)).text();
  await expect.poll(() => performance.getEntriesByType("resource").at(-1)?.name).toContain("/reset/");
  untold.report(new Error("first"));
  told.report(new Error("second"));
  const [first, second] = await server.arrived(2);
  expect(first).not.toHaveProperty("trace");
  expect(second.trace).toHaveLength(20);
  expect(second.trace.at(-1)).toEqual({
    path: "/reset/***",
    at: expect.any(Number),
    ms: expect.any(Number),
    status: 404,
  });
  expect(second.trace.at(-2).path).toBe("/api/24");
});

test("where what masks a report does not arrive, its error is told by name alone", async () => {
  vi.doMock("./content.ts", () => {
    throw new Error("not there");
  });
  onTestFinished(() => vi.doUnmock("./content.ts"));
  vi.resetModules();
  const { createErrorReporter: create } = await import("./reporter.ts");
  const server = await serve(200);
  create({ baseUrl: server.url, build: "1.2.3", getPage: () => page }).report(new TypeError("hunter2"));
  expect(await server.arrived(1)).toEqual([{ name: "TypeError", message: "", build: "1.2.3" }]);
});
