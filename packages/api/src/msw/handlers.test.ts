import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createApiClient } from "../client/client.ts";
import { checkReply, createWebsite, listAssessments, signIn } from "../endpoints/index.ts";
import { failWith, handlersFor } from "./index.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createApiClient({
  baseUrl: "http://stories.test",
  getToken: () => null,
  getLanguage: () => "cn",
  validate: checkReply,
});
const credentials = { email: "a@b.example", password: "p" };

test("answers an endpoint with a reply that fits its contract", async () => {
  const reply = { token: "t", expires_at: "2026-11-18T14:20:00.000Z" };
  server.use(...handlersFor(signIn, ({ email }) => ({ ...reply, token: email })));
  await expect(client.call(signIn, credentials)).resolves.toEqual({ ...reply, token: credentials.email });
});

test("answers a refusal in the request's language, with its status and fields", async () => {
  server.use(...handlersFor(signIn, failWith("auth.too_frequent")));
  await expect(client.call(signIn, credentials)).rejects.toMatchObject({
    status: 429,
    message: "操作过于频繁，请稍后再试。",
  });
  server.use(...handlersFor(createWebsite, failWith("object.repeat_url", { url: "object.repeat_url" })));
  const call = client.call(createWebsite, { name: "", url: "a", territories: ["EU"] });
  await expect(call).rejects.toMatchObject({
    key: "object.repeat_url",
    fields: { url: "object.repeat_url" },
  });
});

test("refuses a request that the server would refuse, and can have no answer", async () => {
  server.use(...handlersFor(createWebsite, "network"), ...handlersFor(listAssessments, "network"));
  const invalid = client.call(createWebsite, { name: "", url: "", territories: [] });
  await expect(invalid).rejects.toMatchObject({ fields: { url: "required", territories: "required" } });
  await expect(client.call(listAssessments, {})).rejects.toMatchObject({ name: "NetworkError" });
});
