import {
  assessmentTimes,
  createWebsite,
  dashboard,
  editResult,
  failScan,
  getAssessment,
  getCheck,
  getScan,
  info,
  listAssessments,
  listChecks,
  listMail,
  listObjects,
  listScans,
  publishScan,
  regenerateScan,
  rescanScan,
  restoreResult,
  retryAssessment,
  setObjectEnabled,
  submitAssessment,
} from "@candor/api/endpoints";
import type { AssessmentState } from "@candor/api/entities";
import { expect, test } from "vitest";
import { eq, sql } from "../database/drizzle.ts";
import { scan } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { bringsFacts, failsWith, recordedBlob, staysUntilEnded } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer("the life of an assessment", (server) => {
  let next = 0;

  const addSite = async () => {
    next += 1;
    const url = `https://site-${next}.example/`;
    const fields = { name: `Site ${next}`, url, territories: ["EU" as const] };
    return { ...(await server.as(server.people.owner).call(createWebsite, fields)), url };
  };
  const submit = (...ids: string[]) =>
    server.as(server.people.owner).call(submitAssessment, { object_ids: ids, authorised: true });
  const reaches = (id: string, state: AssessmentState) =>
    until(async () => {
      const now = await server.as(server.people.owner).call(getAssessment, { id }, { keepDuplicate: true });
      return now.state === state && now;
    });
  const expert = () => server.as(server.people.expert);

  test("goes from submission to publication, and the customer sees results only then", async () => {
    const site = await addSite();
    const owner = server.as(server.people.owner);
    const submitted = await submit(site.id);
    expect(submitted).toMatchObject({ submitted_by: "The owner", counts: null, score: null });
    expect(["awaiting", "assessing"]).toContain(submitted.state);
    expect((await owner.call(listObjects, {})).list.find(({ id }) => id === site.id)?.locked).toBe(true);
    expect((await failureOf(submit(site.id))).key).toBe("object.locked");

    const review = await reaches(submitted.id, "expert_review");
    expect(review).toMatchObject({ progress: 100, counts: null, score: null });
    expect((await owner.call(listChecks, {})).total).toBe(0);
    expect((await owner.call(dashboard, {})).running?.id).toBe(submitted.id);

    const before = await expert().call(getScan, { id: submitted.id });
    const failed = before.results.find(({ outcome }) => outcome === "failed");
    if (!failed?.status) throw new Error("nothing failed");
    expect(failed.what_is_wrong).not.toBeNull();
    expect(before.scan.counts?.[failed.status]).toBeGreaterThan(0);
    const edit = { result_id: failed.id, outcome: "passed" as const, level: failed.level, hidden: false };
    expect((await failureOf(expert().call(editResult, { ...edit, note: " " }))).fields).toEqual({
      note: "required",
    });
    const edited = await expert().call(editResult, { ...edit, note: "Seen by eye" });
    expect(edited).toMatchObject({
      engine_outcome: "failed",
      outcome: "passed",
      status: "passed",
      what_is_wrong: null,
      edited_by: "The expert",
      note: "Seen by eye",
    });

    const done = await expert().call(publishScan, { id: submitted.id });
    expect(done).toMatchObject({ state: "complete", expert: "The expert" });
    const refused = await failureOf(expert().call(editResult, { ...edit, note: "Too late" }));
    expect(refused.key).toBe("scan.published");

    const checks = await owner.call(listChecks, { page_size: 100 });
    expect(checks.total).toBe(checks.list.length);
    expect(checks.counts).toEqual(done.counts);
    expect(checks.objects).toEqual([{ id: site.id, name: site.name, asset_type: "website" }]);
    const detail = await owner.call(getCheck, { id: failed.id });
    expect(detail.status).toBe("passed");
    expect(detail.summary).not.toEqual(failed.summary);
    const shown = await owner.call(getCheck, { id: checks.list.at(0)?.id ?? "" });
    const pictures = await Promise.all(shown.screenshots.map(({ url }) => fetch(`${server.url}${url}`)));
    expect(pictures.map(({ status }) => status)).toEqual(shown.screenshots.map(() => 200));
    expect(pictures.length).toBeGreaterThan(0);
    expect(detail.history.map(({ kind }) => kind)).toEqual([
      "report_pushed",
      "result_edited",
      "detected_failed",
      "assessment_submitted",
    ]);
    const overview = await owner.call(dashboard, {});
    expect(overview).toMatchObject({ counts: done.counts, object_total: 1, running: null });
    expect(overview.maturity?.score).toBe(done.score);
    expect((await owner.call(listObjects, {})).list[0]).toMatchObject({ locked: false, assessed: true });
    expect((await owner.call(info, {})).last_scan).toBe(done.number);
  });

  test("tells every member by mail, each in their language, once", async () => {
    const { list } = await expert().call(listMail, {});
    const { owner, viewer } = server.people;
    expect(list.map(({ to }) => to).sort()).toEqual([owner.email, viewer.email].sort());
    const chinese = list.find(({ to }) => to === viewer.email);
    expect(chinese?.subject).toMatch(/^您的评估 S-\d+ 已完成$/);
    expect(chinese?.text).toContain(`${server.url}/dashboard`);
    expect(list.find(({ to }) => to === owner.email)?.subject).toMatch(/^Your assessment S-\d+ is complete$/);
  });

  test("assessments come in pages, are found by object and number, and offer their times once published", async () => {
    const owner = server.as(server.people.owner);
    const { list, all, total } = await owner.call(listAssessments, {});
    const [newest] = list;
    if (!newest) throw new Error("nothing assessed");
    expect([total, list.length]).toEqual([all, Math.min(all, 20)]);
    expect(list.map(({ number }) => number)).toEqual(
      list.map(({ number }) => number).toSorted((a, b) => b - a),
    );
    const found = async (search: string) => (await owner.call(listAssessments, { search })).list;
    expect((await found(`s-${newest.number}`)).map(({ id }) => id)).toEqual([newest.id]);
    const [object] = newest.objects;
    for (const one of await found(object?.object_name ?? ""))
      expect(one.objects.map(({ object_name }) => object_name)).toContain(object?.object_name);
    expect(await found("100%")).toEqual([]);
    const complete = await owner.call(listAssessments, { states: ["complete"], sort: "finished" });
    const { list: times } = await owner.call(assessmentTimes, {});
    expect(times.map(({ id }) => id).sort()).toEqual(complete.list.map(({ id }) => id).sort());
    const ofObject = await owner.call(assessmentTimes, { object_id: object?.object_id });
    for (const one of ofObject.list) expect(one.object_ids).toEqual([object?.object_id]);
    const stranger = server.as(server.people.stranger);
    expect((await stranger.call(listAssessments, {})).all).toBe(0);
    expect((await stranger.call(assessmentTimes, { object_id: object?.object_id })).list).toEqual([]);
  });

  test("results, screenshots and mail are nobody else's", async () => {
    const stranger = server.as(server.people.stranger);
    const { list } = await server.as(server.people.owner).call(listChecks, {});
    const [check] = list;
    const [assessment] = (await server.as(server.people.owner).call(listAssessments, {})).list;
    if (!check || !assessment) throw new Error("nothing published");
    expect((await failureOf(stranger.call(getCheck, { id: check.id }))).key).toBe("check.not_found");
    expect((await failureOf(stranger.call(getAssessment, { id: assessment.id }))).key).toBe(
      "assessment.not_found",
    );
    expect((await stranger.call(listChecks, { assessment_id: assessment.id })).total).toBe(0);
    expect((await stranger.call(listChecks, { object_id: check.object_id })).total).toBe(0);
    const refused = failureOf(stranger.call(retryAssessment, { id: assessment.id }));
    expect((await refused).key).toBe("assessment.not_found");
  });

  test("a site that cannot be reached fails with its reason, and can be corrected and tried again", async () => {
    const good = await addSite();
    const bad = await addSite();
    server.runner.play(bad.url, failsWith("unreachable"));
    const { id } = await submit(good.id, bad.id);
    const failed = await reaches(id, "failed");
    expect(failed.objects.map(({ failure }) => failure)).toEqual([null, "unreachable"]);
    const { list } = await server.as(server.people.owner).call(listObjects, {});
    expect(list.some(({ locked }) => locked)).toBe(false);
    const early = await failureOf(expert().call(publishScan, { id }));
    expect(early.key).toBe("scan.not_in_review");
    const runs = server.runner.runs.length;
    await server.as(server.people.owner).call(retryAssessment, { id });
    await reaches(id, "expert_review");
    expect(server.runner.runs.slice(runs)).toEqual([bad.url]);
    const again = await failureOf(server.as(server.people.owner).call(retryAssessment, { id }));
    expect(again.key).toBe("assessment.not_failed");
  });

  test("a worker that dies is tried once more by itself", async () => {
    const site = await addSite();
    server.runner.play(site.url, failsWith("worker_lost"));
    const { id } = await submit(site.id);
    await reaches(id, "expert_review");
    expect(server.runner.runs.filter((url) => url === site.url)).toHaveLength(2);
  });

  test("a worker that dies twice fails the assessment, and the customer can try again", async () => {
    const site = await addSite();
    server.runner.play(site.url, failsWith("worker_lost"), failsWith("worker_lost"));
    const { id } = await submit(site.id);
    const failed = await reaches(id, "failed");
    expect(failed.objects[0]?.failure).toBe("worker_lost");
    await server.as(server.people.owner).call(retryAssessment, { id });
    await reaches(id, "expert_review");
  });

  test("an answer of a run that another process has replaced changes nothing", async () => {
    const site = await addSite();
    const late = Promise.withResolvers<void>();
    server.runner.play(site.url, async (run) => {
      await late.promise;
      return bringsFacts("careful")(run);
    });
    const { id, objects } = await submit(site.id);
    const mine = eq(scan.object_id, site.id);
    const { db, jobs } = server.services;
    await until(async () => server.runner.runs.includes(site.url));
    await db
      .update(scan)
      .set({ attempt: sql`${scan.attempt} + 1` })
      .where(mine);
    late.resolve();
    await until(async () => !(await jobs.openScan(objects[0]?.scan_id ?? "")));
    const [row] = await db.select().from(scan).where(mine);
    expect(row).toMatchObject({ facts: null, finished_at: null, progress: 0 });
    expect((await expert().call(getScan, { id })).results).toEqual([]);
    await expert().call(failScan, { id, reason: { en: "The site was down", cn: "网站无法访问" } });
  });

  test("staff can end a run, and it can be tried again", async () => {
    const site = await addSite();
    server.runner.play(site.url, staysUntilEnded);
    const { id } = await submit(site.id);
    await until(async () => {
      const { objects } = await server.as(server.people.owner).call(getAssessment, { id });
      return objects[0]?.step === "visit" && objects[0].progress === 30;
    });
    expect((await failureOf(expert().call(rescanScan, { id }))).key).toBe("scan.running");
    const reason = { en: "The site was down", cn: "网站无法访问" };
    expect((await expert().call(failScan, { id, reason })).state).toBe("failed");
    const told = await server.as(server.people.owner).call(getAssessment, { id });
    expect(told.failure_reason).toEqual(reason);
    await server.as(server.people.owner).call(retryAssessment, { id });
    const done = await reaches(id, "expert_review");
    expect(done.objects[0]).toMatchObject({ failure: null, step: "done" });
  });

  test("what an expert says does not apply has no status and counts nowhere", async () => {
    const { id } = await submit((await addSite()).id);
    await reaches(id, "expert_review");
    const { results, counts } = await expert().call(getScan, { id });
    for (const { outcome, status } of results) expect(status === null).toBe(outcome === "not_applicable");
    const judged = results.find(({ status }) => status === "passed");
    if (!judged) throw new Error("nothing passed");
    const edit = { result_id: judged.id, outcome: "not_applicable" as const, level: judged.level };
    const edited = await expert().call(editResult, { ...edit, hidden: false, note: "No such service" });
    expect(edited).toMatchObject({ outcome: "not_applicable", status: null, what_is_wrong: null });
    const after = await expert().call(getScan, { id });
    expect(after.counts?.passed).toBe((counts?.passed ?? 0) - 1);
    expect(after.results.at(-1)?.status).toBeNull();
  });

  test("regenerating gives the same results and keeps the expert's word; restoring takes it away", async () => {
    const site = await addSite();
    const { id } = await submit(site.id);
    await reaches(id, "expert_review");
    const [first] = (await expert().call(getScan, { id })).results;
    if (!first) throw new Error("no results");
    const edit = { result_id: first.id, outcome: "potential" as const, level: "low" as const, hidden: true };
    await expert().call(editResult, { ...edit, note: "Not theirs" });
    const before = await expert().call(getScan, { id });
    await expert().call(regenerateScan, { id });
    const after = await expert().call(getScan, { id });
    expect(after.results).toEqual(before.results);
    expect(after.counts).toEqual(before.counts);
    const restored = await expert().call(restoreResult, { result_id: first.id });
    expect(restored).toEqual({ ...first, screenshots: restored.screenshots });
  });

  test("a rescan brings new facts, and each object's last publication is what counts", async () => {
    const site = await addSite();
    const { id } = await submit(site.id);
    await reaches(id, "expert_review");
    const careless = (await expert().call(getScan, { id })).counts;
    server.runner.play(site.url, bringsFacts("careful"));
    await expert().call(rescanScan, { id });
    await reaches(id, "expert_review");
    const careful = (await expert().call(getScan, { id })).counts;
    expect(careful?.passed).toBeGreaterThan(careless?.passed ?? 0);
    await expert().call(publishScan, { id });
    const second = await submit(site.id);
    await reaches(second.id, "expert_review");
    await expert().call(publishScan, { id: second.id });
    const owner = server.as(server.people.owner);
    expect((await owner.call(listChecks, { object_id: site.id })).counts).toEqual(careless);
    expect((await owner.call(listChecks, { object_id: site.id, assessment_id: id })).counts).toEqual(careful);
    const overview = await owner.call(dashboard, {});
    const shown = overview.objects.find((one) => one.id === site.id);
    expect(shown?.issue_change).toBeGreaterThan(0);
    expect(overview.comparison).toMatchObject({ assessed_again: 1 });
    expect(overview.trend.find(({ object_id }) => object_id === site.id)?.points).toHaveLength(2);
  });

  test("what cannot be submitted is refused whole", async () => {
    const site = await addSite();
    const owner = server.as(server.people.owner);
    const missing = await failureOf(submit(site.id, crypto.randomUUID()));
    expect(missing.key).toBe("object.not_found");
    await owner.call(setObjectEnabled, { id: site.id, enabled: false });
    expect((await failureOf(submit(site.id))).key).toBe("object.disabled");
    await owner.call(setObjectEnabled, { id: site.id, enabled: true });
    const unticked = owner.call(submitAssessment, { object_ids: [site.id], authorised: false });
    expect((await failureOf(unticked)).key).toBe("assessment.not_authorised");
    const theirs = server
      .as(server.people.stranger)
      .call(submitAssessment, { object_ids: [site.id], authorised: true });
    expect((await failureOf(theirs)).key).toBe("object.not_found");
    expect((await owner.call(listObjects, {})).list.find(({ id }) => id === site.id)?.locked).toBe(false);
  });

  test("staff find assessments by number, company, object and state", async () => {
    const all = await expert().call(listScans, {});
    const [newest] = all.list;
    if (!newest) throw new Error("no scans");
    const found = async (search: string) =>
      (await expert().call(listScans, { search })).list.map(({ id }) => id);
    expect(await found(`S-${newest.number}`)).toEqual([newest.id]);
    expect(await found("ours")).toHaveLength(all.total);
    expect(await found(newest.objects[0]?.object_name ?? "")).toContain(newest.id);
    expect(await found("100%")).toEqual([]);
    const complete = await expert().call(listScans, { states: ["complete"] });
    expect(complete.list.every(({ state }) => state === "complete")).toBe(true);
    expect(all.awaiting_review).toBe(all.list.filter(({ state }) => state === "expert_review").length);
  });

  test("a screenshot's address works for minutes, for that file only, and nothing in it can run", async () => {
    const { signer, blobs } = server.services;
    const sha256 = await blobs.put(recordedBlob.data, "image/png");
    const answer = await fetch(`${server.url}${signer.sign(sha256)}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "inline",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(recordedBlob.data));
    const other = await blobs.put(Buffer.from("<script>alert(1)</script>"), "text/html");
    const page = await fetch(`${server.url}${signer.sign(other)}`);
    expect([page.headers.get("content-type"), page.headers.get("content-disposition")]).toEqual([
      "application/octet-stream",
      "attachment",
    ]);
    const moved = signer.sign(sha256).replace(sha256, other);
    expect((await fetch(`${server.url}${moved}`)).status).toBe(403);
    const later = signer.sign(sha256).replace(/e=(\d+)/, (_, at) => `e=${Number(at) + 300}`);
    expect((await fetch(`${server.url}${later}`)).status).toBe(403);
  });
});
