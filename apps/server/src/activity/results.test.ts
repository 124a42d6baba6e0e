import {
  activityResult,
  activityResultDetail,
  createWebsite,
  getAssessment,
  previewActivityResult,
  previewActivityResultDetail,
  submitAssessment,
} from "@candor/api/endpoints";
import { beforeAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { auditLog, scan } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";
import { addActivityResult, publishActivityResult } from "./results.ts";

withServer(
  "results of free assessments",
  (server) => {
    let facts = "";
    const nobody = () => server.as(null);
    const chief = () => server.as(server.people.chief);

    beforeAll(async () => {
      const owner = server.as(server.people.owner);
      const fields = { name: "Shop", url: "https://site-1.example/", territories: ["EU" as const] };
      const { id: objectId } = await owner.call(createWebsite, fields);
      const { id } = await owner.call(submitAssessment, { object_ids: [objectId], authorised: true });
      await until(async () => (await owner.call(getAssessment, { id })).state === "expert_review");
      const [row] = await server.services.db.select().from(scan).where(eq(scan.assessment_id, id));
      facts = row?.facts ?? "";
    });

    const add = async (showType: 1 | 2) => {
      const rid = await addActivityResult(server.services.db, {
        cid: "spring",
        showType,
        company: "Linden",
        website: "https://site-1.example/",
        territories: ["CN"],
        facts,
        assessedAt: new Date(),
      });
      return { cid: "spring", rid };
    };
    const publish = (rid: string) => {
      const { id } = server.people.chief;
      const staff = { sessionId: "", id, name: "Chief", email: "", permissions: [], mustEnrol: false };
      return server.services.db.transaction((tx) => publishActivityResult(tx, staff, rid));
    };

    test.for([
      [1, "flows"],
      [2, "hosts"],
    ] as const)(
      "kind %i is shown to its visitor once published, and to staff before",
      async ([kind, table]) => {
        const wanted = await add(kind);
        expect((await failureOf(nobody().call(activityResult, wanted))).key).toBe("check.analysis_not_found");
        expect((await failureOf(nobody().call(activityResultDetail, wanted))).key).toBe(
          "check.analysis_not_found",
        );
        const previewed = await chief().call(previewActivityResult, wanted);
        expect(previewed).toMatchObject({ show_type: kind, company: "Linden", published_at: null });
        expect(previewed.summary.hosts).toBeGreaterThan(0);
        const tables = await chief().call(previewActivityResultDetail, wanted);
        expect(tables.tables[0]?.id).toBe(table);
        await publish(wanted.rid);
        await publish(wanted.rid);
        const shown = await nobody().call(activityResult, wanted);
        expect(shown.published_at).not.toBeNull();
        expect(shown.summary).toEqual(previewed.summary);
        expect(await nobody().call(activityResultDetail, wanted)).toEqual(tables);
        const logged = await server.services.db
          .select()
          .from(auditLog)
          .where(eq(auditLog.action, "activity.publish_result"));
        expect(logged).toHaveLength(kind);
      },
    );

    test("another campaign's address, or a guess, shows nothing", async () => {
      const wanted = await add(1);
      await publish(wanted.rid);
      for (const guess of [
        { ...wanted, cid: "autumn" },
        { ...wanted, rid: wanted.rid.slice(0, -1) },
        { ...wanted, rid: "%" },
      ])
        expect((await failureOf(nobody().call(activityResult, guess))).key).toBe("check.analysis_not_found");
      expect((await failureOf(nobody().call(activityResult, { cid: "", rid: "" }))).fields).toEqual({
        cid: "required",
        rid: "required",
      });
      const newcomer = server.as(server.people.newcomer);
      expect((await failureOf(newcomer.call(previewActivityResult, wanted))).status).toBe(403);
    });
  },
  { on: "either" },
);
