import { downloadOf } from "@candor/api/client";
import {
  addCloudConnection,
  assessmentLimits,
  createObject,
  createWebsite,
  exportCard,
  exportChecks,
  getAssessment,
  getCompany,
  info,
  inviteMember,
  listAssessments,
  listChecks,
  listCloudConnections,
  listMembers,
  listObjects,
  resendInvitation,
  retryAssessment,
  submitAssessment,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { appUser, assessment, company } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

const AWS = {
  ...{ AWS_ACCESS_KEY_ID: "AKIAEXAMPLE", AWS_SECRET_ACCESS_KEY: "secret", AWS_ACCOUNT_ID: "999988887777" },
};

withServer(
  "a plan that has ended",
  (server) => {
    test("adds, assesses, invites and exports nothing, and everything stays readable", async () => {
      const { db } = server.services;
      const owner = server.as(server.people.owner);
      const [user] = await db.select().from(appUser).where(eq(appUser.id, server.people.owner.id));
      const site = { name: "", url: "https://site-1.example/", territories: ["EU" as const] };
      const { id } = await owner.call(createWebsite, site);
      const setEnd = (expires_at: Date | null) =>
        db
          .update(company)
          .set({ expires_at })
          .where(eq(company.id, user?.company_id ?? ""));
      const other = { ...site, url: "https://site-3.example/" };
      const invited = await owner.call(inviteMember, { email: "open@test.example", role: "viewer" });
      const begun = await owner.call(submitAssessment, {
        object_ids: [(await owner.call(createWebsite, other)).id],
        authorised: true,
      });
      await until(async () => (await owner.call(getAssessment, { id: begun.id })).state === "expert_review");
      await db.update(assessment).set({ state: "failed" });
      await setEnd(new Date(Date.now() - 1_000));
      const refused = [
        () => owner.call(createWebsite, { ...site, url: "https://site-2.example/" }),
        () => owner.call(createObject, { asset_type: "windows", name: "Desk", territories: ["EU"] }),
        () => owner.call(submitAssessment, { object_ids: [id], authorised: true }),
        () => owner.call(retryAssessment, { id: begun.id }),
        () => owner.call(inviteMember, { email: "new@test.example", role: "viewer" }),
        () => owner.call(resendInvitation, { id: invited.id }),
        () => downloadOf(owner, exportChecks, {}),
        () => downloadOf(owner, exportCard, { object_id: id, scan_id: id, card_key: "sdks", table: "sdks" }),
        () => owner.call(createObject, { asset_type: "aws", name: "Cloud", account_number: "123456789012" }),
        () => owner.call(addCloudConnection, { account_id: "123456789012" }),
      ];
      // Said before it is refused.
      for (const list of [info, listAssessments, listObjects, listMembers, listCloudConnections])
        expect(await owner.call(list, {})).toMatchObject({ plan_ended: true });
      for (const call of refused)
        expect((await failureOf(call())).key, String(call)).toBe("member.plan_ended");
      expect((await owner.call(listObjects, {})).list).toHaveLength(2);
      await owner.call(listChecks, {});
      expect((await owner.call(assessmentLimits, {})).export).toBe(false);
      expect((await owner.call(getCompany, {})).subscription.expired).toBe(true);
      await setEnd(new Date(Date.now() + 86_400_000));
      await downloadOf(owner, exportChecks, {});
      await owner.call(submitAssessment, { object_ids: [id], authorised: true });
    });
  },
  { on: "either", env: AWS },
);
