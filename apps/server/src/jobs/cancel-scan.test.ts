import {
  cancelJob,
  createWebsite,
  getAssessment,
  getHealth,
  type Job,
  listJobs,
  listLogs,
  listObjects,
  retryAssessment,
  retryJob,
  submitAssessment,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { failureOf } from "../testing/failure.ts";
import { failsWith, staysUntilEnded } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

const reason = { en: "The site was down", cn: "网站无法访问" };
const anew = { keepDuplicate: true };

withServer("the assessment behind a job", (server) => {
  let next = 0;
  const owner = () => server.as(server.people.owner);
  const chief = () => server.as(server.people.chief);

  /** Websites that nobody comes to an end with. */
  const addSites = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        next += 1;
        const url = `https://site-${next}.example/`;
        server.runner.play(url, staysUntilEnded);
        return owner().call(createWebsite, { name: `Site ${next}`, url, territories: ["EU"] }, anew);
      }),
    );
  const submit = async (count: number) => {
    const sites = await addSites(count);
    const asked = { object_ids: sites.map(({ id }) => id), authorised: true };
    return { ...(await owner().call(submitAssessment, asked)), sites };
  };
  const jobsOf = async (assessment: string) =>
    (await chief().call(listJobs, { kind: "scan" }, anew)).list.filter(
      (job) => job.assessment?.id === assessment,
    );
  const inState = (assessment: string, state: Job["state"]) =>
    until(async () => (await jobsOf(assessment)).find((job) => job.state === state));
  /** The job of an assessment whose worker is at one of these websites, for the first time or once more. */
  const atWork = async ({ id, sites }: Awaited<ReturnType<typeof submit>>, visits = 1) => {
    const job = await inState(id, "active");
    const urls = sites.map(({ url }) => url);
    await until(async () => server.runner.runs.filter((url) => urls.includes(url)).length === visits);
    return job;
  };
  const locked = async (ids: readonly string[]) =>
    (await owner().call(listObjects, {}, anew)).list.some((one) => ids.includes(one.id) && one.locked);
  const cancel = (id: string) => chief().call(cancelJob, { id, kind: "scan", reason }, anew);

  test("one under way is ended: its worker stops, what waits with it too, and the customer reads why", async () => {
    const submitted = await submit(2);
    const { id, sites } = submitted;
    // One object of a company at a time: the other waits.
    const running = await atWork(submitted);
    await inState(id, "created");
    expect(running).toMatchObject({ assessment: { id, company: "Ours" } });
    expect((await failureOf(chief().call(cancelJob, { id: running.id, kind: "scan" }))).fields).toEqual({
      reason: "required",
    });
    await cancel(running.id);
    const told = await owner().call(getAssessment, { id }, anew);
    expect(told).toMatchObject({ state: "failed", failure_reason: reason });
    expect(told.objects.map(({ failure }) => failure)).toEqual(["marked_failed", "marked_failed"]);
    expect(await locked(sites.map((site) => site.id))).toBe(false);
    expect((await jobsOf(id)).map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
    // The worker is gone: the company's next assessment is begun.
    const begun = await atWork(await submit(1));
    expect(server.runner.runs).toHaveLength(2);
    await cancel(begun.id);
    const lines = async (target_id: string) =>
      (await chief().call(listLogs, { target_id }, anew)).list.map(({ action }) => action);
    expect(await lines(running.id)).toEqual(["job.cancel"]);
    expect(await lines(id)).toContain("scan.mark_failed");
    expect((await jobsOf(id)).map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
  });

  test("one that has ended is not ended again, and begins anew by its customer or by staff", async () => {
    const submitted = await submit(1);
    const { id, sites } = submitted;
    const [site] = sites;
    const first = await atWork(submitted);
    await cancel(first.id);
    expect((await failureOf(cancel(first.id))).key).toBe("mis.job_cancelled");
    server.runner.play(site?.url ?? "", staysUntilEnded);
    await chief().call(retryJob, { id: first.id, kind: "scan" }, anew);
    const second = await atWork(submitted, 2);
    expect(second.id).not.toBe(first.id);
    expect(await locked([site?.id ?? ""])).toBe(true);
    const again = chief().call(retryJob, { id: first.id, kind: "scan" }, anew);
    expect((await failureOf(again)).key).toBe("mis.job_active");
    await cancel(second.id);
    await owner().call(retryAssessment, { id }, anew);
    await until(async () => (await owner().call(getAssessment, { id }, anew)).state === "expert_review");
    expect((await jobsOf(id)).map(({ state }) => state).toSorted()).toEqual([
      "cancelled",
      "cancelled",
      "completed",
    ]);
    expect((await failureOf(cancel(second.id))).key).toBe("mis.job_cancelled");
  });

  test("one whose visit failed is done, and says what became of it; health counts it", async () => {
    const [site] = await addSites(1);
    if (!site) throw new Error("no site");
    server.runner.play(site.url ?? "", failsWith("unreachable"));
    const { id } = await owner().call(submitAssessment, { object_ids: [site.id], authorised: true }, anew);
    const ended = await inState(id, "completed");
    expect(ended).toMatchObject({ failure: "unreachable", error: null });
    const { list, total, failed_visits } = await chief().call(listJobs, { failed_visit: true }, anew);
    expect([list.map((job) => job.id), total, failed_visits]).toEqual([[ended.id], 1, 1]);
    // It is the website that did not answer: nothing of the installation wants someone to look.
    expect((await chief().call(getHealth, {}, anew)).queue).toMatchObject({
      state: "ok",
      failed: 0,
      failed_visits: 1,
      broken_visits: 0,
    });
  });

  test("one that broke here is told by health as well", async () => {
    const [site] = await addSites(1);
    if (!site) throw new Error("no site");
    const breaks = () => Promise.reject(new TypeError("broken"));
    server.runner.play(site.url ?? "", breaks);
    const { id } = await owner().call(submitAssessment, { object_ids: [site.id], authorised: true }, anew);
    expect(await inState(id, "completed")).toMatchObject({ failure: "internal" });
    expect((await chief().call(getHealth, {}, anew)).queue).toMatchObject({
      state: "warning",
      failed: 0,
      failed_visits: 2,
      broken_visits: 1,
    });
  });

  test("whoever may not is refused", async () => {
    const { id } = await submit(1);
    const job = await inState(id, "active");
    const expert = server.as(server.people.expert).call(cancelJob, { id: job.id, kind: "scan", reason });
    expect((await failureOf(expert)).status).toBe(403);
    expect((await owner().call(getAssessment, { id }, anew)).state).toBe("assessing");
    await cancel(job.id);
  });
});
