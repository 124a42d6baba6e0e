import {
  createWebsite,
  editResult,
  getAssessment,
  getCheck,
  getScan,
  listChecks,
  listComments,
  setCheckResolved,
  submitAssessment,
} from "@candor/api/endpoints";
import { beforeAll, expect, test } from "vitest";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "staff's preview of results in review",
  (server) => {
    const owner = () => server.as(server.people.owner);
    const preview = () => server.as(server.people.preview);
    let assessment_id = "";
    const table = () => preview().call(listChecks, { assessment_id, page_size: 100 });

    beforeAll(async () => {
      const url = "https://site-0.example/";
      const site = await owner().call(createWebsite, { name: "Shop", url, territories: ["EU"] });
      const submitted = await owner().call(submitAssessment, { object_ids: [site.id], authorised: true });
      assessment_id = submitted.id;
      await until(
        async () => (await owner().call(getAssessment, { id: assessment_id })).state === "expert_review",
      );
    });

    test("reads them by the customer's own calls; the company's people do not", async () => {
      const { list, total, counts } = await table();
      expect(total).toBe(list.length);
      expect(total).toBeGreaterThan(10);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
      const id = list[0]?.id ?? "";
      expect(await preview().call(getCheck, { id })).toMatchObject({ id, assessment_id, current: false });
      expect(await preview().call(listComments, { check: id })).toEqual({ list: [] });
      expect(await owner().call(listChecks, { assessment_id })).toMatchObject({ list: [], total: 0 });
      expect((await failureOf(owner().call(getCheck, { id }))).key).toBe("check.not_found");
      expect((await failureOf(owner().call(listComments, { check: id }))).key).toBe("check.not_found");
      // Without naming the assessment a preview sees what its people see.
      expect(await preview().call(listChecks, {})).toMatchObject({ total: 0 });
    });

    test("follows the expert at once, and changes nothing", async () => {
      const { list } = await table();
      const failing = list.find(({ resolution }) => resolution === "unmark_resolved");
      const refused = await failureOf(
        preview().call(setCheckResolved, { id: failing?.id ?? "", resolved: true }),
      );
      expect(refused.key).toBe("auth.preview_forbidden");
      const chief = server.as(server.people.chief);
      const { results } = await chief.call(getScan, { id: assessment_id });
      const found = results.find(({ check_id }) => check_id === failing?.check_id);
      await chief.call(editResult, {
        ...{ result_id: found?.id ?? "", outcome: "passed" as const, level: "low" as const },
        ...{ hidden: false, note: "Seen by hand" },
      });
      const after = (await table()).list.find(({ check_id }) => check_id === failing?.check_id);
      expect(after?.status).toBe("passed");
    });
  },
  { on: "either" },
);
