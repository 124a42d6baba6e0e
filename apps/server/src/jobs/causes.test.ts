import { createWebsite, getAssessment, getScan, listObjects, submitAssessment } from "@candor/api/endpoints";
import type { WebsiteFacts } from "@candor/engine";
import { expect, test } from "vitest";
import { DrizzleQueryError } from "../database/drizzle.ts";
import { readFacts } from "../facts/stored.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { type TestServer, withServer } from "../testing/with-server.ts";
import { canPass, RunAgainError } from "./causes.ts";

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

test.for([
  ["a stop of the server", new RunAgainError("stop"), true],
  ["a deadlock", new DrizzleQueryError("", [], withCode("40P01")), true],
  ["a database that restarts", new DrizzleQueryError("", [], withCode("57P01")), true],
  ["a full disk", withCode("ENOSPC"), true],
  ["a mail server that is away", withCode("ECONNECTION"), true],
  ["a mail server that is busy", withCode("EENVELOPE", { responseCode: 451 }), true],
  ["an address that the mail server does not know", withCode("EENVELOPE", { responseCode: 550 }), false],
  ["a text that the database does not take", new DrizzleQueryError("", [], withCode("22P05")), false],
  ["a fault of our own", new TypeError("x is not a function"), false],
] as const)("%s: %s passes %s", ([, cause, passes]) => {
  expect(canPass(cause)).toBe(passes);
});

const logLines: string[] = [];

withServer(
  "an assessment that cannot come to its end",
  (server) => {
    let next = 0;
    const owner = () => server.as(server.people.owner);

    /** Submits a website whose facts are `change`d, and tells how that ended. */
    async function assessed(change: (facts: WebsiteFacts) => unknown) {
      next += 1;
      const url = `https://site-${next}.example/`;
      const { id } = await owner().call(createWebsite, { name: "", url, territories: ["EU"] });
      server.runner.play(
        url,
        ...Array.from({ length: 5 }, () => async (run: Parameters<TestServer["runner"]["run"]>[1]) => {
          const brought = await bringsFacts("careless")(run);
          return brought.ok ? { ...brought, facts: change(brought.facts) as WebsiteFacts } : brought;
        }),
      );
      const { id: assessment } = await owner().call(submitAssessment, { object_ids: [id], authorised: true });
      const ended = await until(async () => {
        const now = await owner().call(getAssessment, { id: assessment }, { keepDuplicate: true });
        return (now.state === "failed" || now.state === "expert_review") && now;
      });
      const locked = (await owner().call(listObjects, {})).list.find((one) => one.id === id)?.locked;
      return { ended, locked, visits: server.runner.runs.filter((one) => one === url).length };
    }

    test("is one visit and one failure with its cause in the log, where the facts are broken", async () => {
      logLines.length = 0;
      const { ended, locked, visits } = await assessed((facts) => ({ ...facts, policies: [{ url: 5 }] }));
      expect([ended.state, ended.objects[0]?.failure, locked, visits]).toEqual([
        "failed",
        "internal",
        false,
        1,
      ]);
      expect(logLines.filter((line) => line.includes("FactsInvalidError")).length).toBe(1);
    });

    test("takes texts that no database holds, replaced and noted", async () => {
      const { ended, visits } = await assessed((facts) => {
        const [link] = facts.passes.base?.links ?? [];
        if (!link) throw new Error("no link");
        link.text = "Privacy\0 policy \uD83D";
        return facts;
      });
      expect([ended.state, visits]).toEqual(["expert_review", 1]);
      const { results } = await server.as(server.people.chief).call(getScan, { id: ended.id });
      expect(results.length).toBeGreaterThan(10);
      const scan = await server.services.db.query.scan.findFirst({
        where: ({ assessment_id }, { eq }) => eq(assessment_id, ended.id),
      });
      const facts = await readFacts(server.services, scan?.facts ?? "");
      expect([facts?.replacedTexts, facts?.passes.base?.links[0]?.text]).toEqual([
        1,
        "Privacy\uFFFD policy \uFFFD",
      ]);
    });
  },
  { logLines },
);
