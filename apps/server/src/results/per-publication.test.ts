import type { Call } from "@candor/api/contract";
import {
  assessmentTimes,
  checkAssets,
  compareChecks,
  createWebsite,
  dashboard,
  getAssessment,
  home,
  listChecks,
  listObjects,
  listRisks,
  listScenarios,
  overviewSheet,
  publishScan,
  setCheckOwner,
  setCheckPassed,
  setCheckResolved,
  submitAssessment,
} from "@candor/api/endpoints";
import { CHECK_STATUSES, type CheckStatus, LEVELS } from "@candor/api/entities";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

/** What another process of the same installation has kept of published results. */
withServer(
  "what is kept of published results",
  (server) => {
    const apps: FastifyInstance[] = [];
    const url = "https://site-1.example/";
    let site = "";

    /** A server that shares nothing with the others but the database. */
    async function anotherServer(): Promise<FastifyInstance> {
      const app = await buildApp({ services: server.services });
      apps.push(app);
      return app;
    }

    async function publish(facts: Parameters<typeof bringsFacts>[0]): Promise<void> {
      server.runner.play(url, bringsFacts(facts));
      const owner = server.as(server.people.owner);
      const { id } = await owner.call(submitAssessment, { object_ids: [site], authorised: true });
      await until(async () => (await owner.call(getAssessment, { id })).state === "expert_review");
      await server.as(server.people.expert).call(publishScan, { id });
    }

    const firstOf = async (statuses: readonly CheckStatus[]) => {
      const [row] = (await server.as(server.people.owner).call(listChecks, { statuses: [...statuses] })).list;
      if (!row) throw new Error("there is no such check");
      return row;
    };
    const failing = () => firstOf(LEVELS);

    /** All that one server says of the company's results. */
    async function told(app: FastifyInstance): Promise<Record<string, unknown>> {
      const calls: [Call, object][] = [
        [home, {}],
        [dashboard, {}],
        [overviewSheet, {}],
        [listRisks, {}],
        [listScenarios, {}],
        [listChecks, {}],
        [listObjects, {}],
        [compareChecks, {}],
        [checkAssets, { check_id: (await firstOf(CHECK_STATUSES)).check_id }],
        [assessmentTimes, {}],
      ];
      const replies: Record<string, unknown> = {};
      for (const [call, payload] of calls) {
        const headers = { authorization: `Bearer ${server.people.owner.token}` };
        const reply = await app.inject({ method: "POST", url: call.path, payload, headers });
        expect(reply.statusCode, `${call.id}: ${reply.body}`).toBe(200);
        replies[call.id] = reply.json().data;
      }
      return replies;
    }

    beforeAll(async () => {
      const given = { name: "Shop", url, territories: ["EU" as const] };
      site = (await server.as(server.people.owner).call(createWebsite, given)).id;
      await publish("careful");
      await publish("careless");
    });
    afterAll(async () => {
      for (const app of apps) await app.close();
    });

    const changes: [string, () => Promise<unknown>][] = [
      [
        "an owner is named",
        async () => {
          const { id } = await failing();
          return server
            .as(server.people.owner)
            .call(setCheckOwner, { id, owner_id: server.people.viewer.id });
        },
      ],
      [
        "a check is marked as resolved",
        async () =>
          server.as(server.people.owner).call(setCheckResolved, { id: (await failing()).id, resolved: true }),
      ],
      [
        "a check is set to Passed",
        async () =>
          server.as(server.people.owner).call(setCheckPassed, {
            ...{ id: (await failing()).id, duration: "next_assessment" as const, reason: "Known" },
          }),
      ],
      ["results are published", () => publish("careful")],
    ];

    test.for(changes)("is read anew by every other process when %s", async ([, change]) => {
      const other = await anotherServer();
      const before = await told(other);
      await change();
      const after = await told(other);
      expect(after).toEqual(await told(await anotherServer()));
      expect(after).not.toEqual(before);
    });
  },
  { on: "either" },
);
