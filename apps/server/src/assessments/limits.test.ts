import { randomUUID } from "node:crypto";
import {
  assessmentLimits,
  createObject,
  createWebsite,
  listObjects,
  submitAssessment,
} from "@candor/api/endpoints";
import { ASSET_TYPES, PLAN_LIMITS, PLANS } from "@candor/api/entities";
import { expect, test } from "vitest";
import { eq, sql } from "../database/drizzle.ts";
import { assessment, company, object } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";

withServer("what a plan allows", (server) => {
  const stranger = () => server.as(server.people.stranger);
  const setPlan = (plan: keyof typeof PLANS) =>
    server.services.db
      .update(company)
      .set({ product_version: PLANS[plan] })
      .where(eq(company.name, "Theirs"));
  const website = (index: number) => ({
    name: `Site ${index}`,
    url: `https://site-${index}.example/`,
    territories: ["EU" as const],
  });

  test("says how many objects there are and may be, and which can be assessed", async () => {
    await setPlan("professional");
    await stranger().call(createWebsite, website(1));
    const limits = await stranger().call(assessmentLimits, {});
    expect(limits).toMatchObject({ countdown_days: 7, days_left: 0, next_start_at: null, export: true });
    expect(limits.types.map(({ asset_type }) => asset_type)).toEqual([...ASSET_TYPES]);
    expect(limits.types[0]).toEqual({ asset_type: "website", used: 1, limit: 5, assessed: true });
    expect(limits.types.filter(({ assessed }) => assessed)).toHaveLength(1);
  });

  test("two submitted at once do not both begin before the countdown", async () => {
    const ids = await Promise.all(
      [50, 51].map(async (index) => (await stranger().call(createWebsite, website(index), {})).id),
    );
    const tried = await Promise.allSettled(
      ids.map((id) =>
        stranger().call(submitAssessment, { object_ids: [id], authorised: true }, { keepDuplicate: true }),
      ),
    );
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await server.services.db.update(assessment).set({ submitted_at: sql`now() - interval '8 days'` });
    await server.services.db.update(object).set({ locked_by: null });
  });

  test("counts the days until the next assessment, and refuses one before", async () => {
    const { list } = await stranger().call(listObjects, {});
    const request = { object_ids: list.map(({ id }) => id), authorised: true as const };
    const { id } = await stranger().call(submitAssessment, request);
    expect(await stranger().call(assessmentLimits, {})).toMatchObject({ days_left: 7 });
    const { db } = server.services;
    await db
      .update(assessment)
      .set({ submitted_at: sql`now() - interval '5 days 1 hour'` })
      .where(eq(assessment.id, id));
    expect(await stranger().call(assessmentLimits, {})).toMatchObject({ days_left: 2 });
    const answer = await fetch(`${server.url}${submitAssessment.path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${server.people.stranger.token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(request),
    });
    expect(await answer.json()).toMatchObject({ code: 3002, data: { details: { days_left: 2 } } });
    await setPlan("enterprise");
    expect(await stranger().call(assessmentLimits, {})).toMatchObject({ days_left: 0, countdown_days: 0 });
  });

  test("takes all objects of the largest plan at once", async () => {
    const submit = (count: number) => {
      const object_ids = Array.from({ length: count }, () => randomUUID());
      return failureOf(stranger().call(submitAssessment, { object_ids, authorised: true }));
    };
    const { objectsPerType } = PLAN_LIMITS.enterprise;
    const most = Object.values(objectsPerType).reduce((sum, limit) => sum + limit, 0);
    expect((await submit(most)).key).toBe("object.not_found");
    expect((await submit(most + 1)).key).toBe("common.invalid");
  });

  test("types without an engine are refused whole, and nothing is locked", async () => {
    const cloud = { asset_type: "aws" as const, name: "Cloud", account_number: "123456789012" };
    const made = await stranger().call(createObject, cloud);
    const site = await stranger().call(createWebsite, website(2));
    const mixed = stranger().call(submitAssessment, { object_ids: [site.id, made.id], authorised: true });
    expect((await failureOf(mixed)).key).toBe("assessment.type_unavailable");
    const rows = await server.services.db.select().from(object).where(eq(object.id, site.id));
    expect(rows[0]?.locked_by).toBeNull();
  });

  test("each type has its own number", async () => {
    await setPlan("freetrial");
    const cloud = { asset_type: "aws" as const, name: "Cloud 2", account_number: "210987654321" };
    expect((await failureOf(stranger().call(createObject, cloud))).key).toBe("object.limit_reached");
    const desktop = { asset_type: "macos" as const, name: "Desk", territories: ["EU" as const] };
    expect((await stranger().call(createObject, desktop)).asset_type).toBe("macos");
  });
});
