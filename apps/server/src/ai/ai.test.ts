import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiError, streamOf } from "@candor/api/client";
import type { RequestOf } from "@candor/api/contract";
import { askAi, configEndpoints, me } from "@candor/api/endpoints";
import { type AiEvent, type Language, PRODUCT_FEATURES } from "@candor/api/entities";
import { afterAll, expect, test } from "vitest";
import { company } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { type TestServer, withServer } from "../testing/with-server.ts";

type Person = Parameters<TestServer["as"]>[0];

async function ask(
  server: TestServer,
  person: Person,
  request: RequestOf<typeof askAi>,
  language: Language = "en",
): Promise<AiEvent[]> {
  const events: AiEvent[] = [];
  for await (const event of streamOf(server.as(person, language), askAi, request)) events.push(event);
  return events;
}

const textOf = (events: AiEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");
const sourcesOf = (events: AiEvent[]) =>
  events.flatMap((event) => (event.type === "sources" ? event.sources : []));

withServer(
  "the helper without a model",
  (server) => {
    test("says so, and answers from the catalogue and the help with its sources", async () => {
      const events = await ask(server, server.people.viewer, { question: "How do I connect Jira?" });
      expect(events[0]).toEqual({ type: "start", model: null });
      expect(sourcesOf(events)[0]).toMatchObject({ kind: "help", id: "connect-jira" });
      expect(textOf(events)).toMatch(/^No AI model is configured/);
      const chinese = await ask(
        server,
        server.people.owner,
        { question: "同意前设置了 Cookie 怎么办？" },
        "cn",
      );
      expect(sourcesOf(chinese).map(({ kind }) => kind)).toContain("check");
      expect(textOf(chinese)).toMatch(/^本系统尚未配置 AI 模型/);
    });

    test("admits that it found nothing", async () => {
      const events = await ask(server, server.people.owner, { question: "qqqqzz wwwwxx" });
      expect(sourcesOf(events)).toEqual([]);
      expect(textOf(events)).toContain("Nothing in the check catalogue");
    });

    test("is for customers, and knows no check of another company's", async () => {
      const question = "Why?";
      expect((await failureOf(ask(server, null, { question }))).status).toBe(401);
      expect((await failureOf(ask(server, server.people.owner, { question: " " }))).fields).toEqual({
        question: "required",
      });
      const context = { result_id: crypto.randomUUID() };
      expect((await failureOf(ask(server, server.people.stranger, { question, context }))).key).toBe(
        "check.not_found",
      );
    });
  },
  { on: "either" },
);

withServer(
  "the helper with a whitelist",
  (server) => {
    const { create, list, update } = configEndpoints.whitelist;
    const question = "What is a cookie?";
    const asking = (person: Person) =>
      ask(server, person, { question }).then(
        () => "answered",
        (error: ApiError) => error.key,
      );
    const feature = async (person: Person) =>
      (await server.as(person).call(me, {})).company.product_type & PRODUCT_FEATURES.assistant;

    test("is open to all without an entry, then to those whom one names, and hidden from the others", async () => {
      const { owner, viewer, stranger, chief } = server.people;
      const has = { product_type: 1 | PRODUCT_FEATURES.assistant };
      await server.database.db.update(company).set(has);
      expect(await asking(stranger)).toBe("answered");
      expect(await feature(stranger)).toBeTruthy();
      await server.as(chief).call(create, { key: owner.email, data: { kind: "email" } });
      expect(await Promise.all([owner, viewer, stranger].map(asking))).toEqual([
        "answered",
        "ai.not_admitted",
        "ai.not_admitted",
      ]);
      expect(await Promise.all([owner, viewer].map(feature))).toEqual([PRODUCT_FEATURES.assistant, 0]);
      const { company_id } = await server.as(viewer).call(me, {});
      const ofCompany = { key: company_id, data: { kind: "company" as const } };
      const entry = await server.as(chief).call(create, ofCompany);
      expect(await asking(viewer)).toBe("answered");
      expect(await asking(stranger)).toBe("ai.not_admitted");
      // One that is switched off names nobody.
      const off = { ...ofCompany, id: entry.id, revision: entry.revision, enable: false };
      await server.as(chief).call(update, off);
      expect(await asking(viewer)).toBe("ai.not_admitted");
      await server.as(chief).call(create, { key: "test.example", data: { kind: "domain" } });
      expect(await asking(stranger)).toBe("answered");
      expect((await server.as(chief).call(list, {})).total).toBe(3);
    });
  },
  { on: "either" },
);

/** An OpenAI-compatible endpoint on loopback. */
const asked: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
let answer: (response: ServerResponse) => void = () => {};
const model = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  asked.push({
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(parts).toString()),
  });
  answer(response);
}).listen(0, "127.0.0.1");
await once(model, "listening");
afterAll(() => {
  model.closeAllConnections();
  model.close();
});
const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

withServer(
  "the helper with a model",
  (server) => {
    test("passes its words on as they come, with the reference it was given", async () => {
      answer = (response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(`: open\n\n${chunk("Ask ")}`);
        response.end(`${chunk("first.")}data: [DONE]\n\n`);
      };
      const history = [{ role: "user" as const, text: "Hello" }];
      const events = await ask(server, server.people.owner, { question: "What is GPC?", history });
      expect(events[0]).toEqual({ type: "start", model: "test-model" });
      expect(textOf(events)).toBe("Ask first.");
      const { authorization, body } = asked.at(-1) ?? {
        authorization: "",
        body: {} as Record<string, unknown>,
      };
      expect(authorization).toBe("Bearer ai-key");
      expect(body).toMatchObject({ model: "test-model", stream: true });
      const messages = body.messages as { role: string; content: string }[];
      expect(messages.map(({ role }) => role)).toEqual(["system", "user", "user"]);
      expect(messages[0]?.content).toContain(sourcesOf(events)[0]?.title);
    });

    test.for([
      ["an error", (response: ServerResponse) => response.writeHead(500).end("secret detail")],
      ["nonsense", (response: ServerResponse) => response.writeHead(200).end("data: {]\n\n")],
      [
        "half an answer",
        (response: ServerResponse) => {
          response.writeHead(200);
          response.write(chunk("Half"), () => response.destroy());
        },
      ],
    ] as const)("%s becomes one message, without its detail", async ([, how]) => {
      answer = how;
      const failure = await failureOf(ask(server, server.people.owner, { question: "Why?" }));
      expect([failure.key, failure.message]).toEqual([
        "ai.failed",
        "The assistant could not answer just now. Try again in a moment.",
      ]);
    });

    test("whoever leaves ends the model's answer too", async () => {
      let ended: Promise<unknown> = Promise.reject();
      ended.catch(() => {});
      answer = (response) => {
        ended = once(response, "close");
        response.writeHead(200);
        response.write(chunk("More and more"));
      };
      for await (const event of streamOf(server.as(server.people.owner), askAi, { question: "Why?" })) {
        if (event.type === "text") break;
      }
      await ended;
    });
  },
  {
    on: "either",
    env: {
      AI_MODEL: "test-model",
      AI_API_KEY: "ai-key",
      AI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    },
  },
);
