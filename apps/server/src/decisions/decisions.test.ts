import { downloadOf } from "@candor/api/client";
import type { RequestOf } from "@candor/api/contract";
import {
  createWebsite,
  exportDecisions,
  getAssessment,
  listAssessments,
  listChecks,
  listDecisions,
  listErrorReports,
  listLogs,
  listMail,
  listScans,
  listScenarios,
  listStaff,
  publishScan,
  reportError,
  restoreCheck,
  saveView,
  setCheckPassed,
  setCheckResolved,
  setMemberRole,
  submitAssessment,
} from "@candor/api/endpoints";
import { readSheet } from "read-excel-file/node";
import { beforeAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { appUser, mail, object, scan, staff } from "../database/schema.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer("the ledger of decisions", (server) => {
  const owner = () => server.as(server.people.owner);
  const viewer = () => server.as(server.people.viewer);
  let siteId = "";

  async function assess(): Promise<void> {
    const { id } = await owner().call(submitAssessment, { object_ids: [siteId], authorised: true });
    await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
    await server.as(server.people.expert).call(publishScan, { id });
  }
  const ledger = (query: RequestOf<typeof listDecisions> = {}) => viewer().call(listDecisions, query);
  const failing = async () =>
    (await owner().call(listChecks, { resolutions: ["unmark_resolved"], page_size: 100 })).list;

  beforeAll(async () => {
    const site = { name: "Shop", url: "https://site-1.example/", territories: ["EU" as const] };
    siteId = (await owner().call(createWebsite, site)).id;
    await assess();
  });

  test("holds who decided what, why, and until when; what was replaced has ended", async () => {
    const [forever, once, marked, restored] = await failing();
    if (!forever || !once || !marked || !restored) throw new Error("too few fail");
    const set = (id: string, duration: "forever" | "next_assessment", reason: string) =>
      owner().call(setCheckPassed, { id, duration, reason });
    await set(forever.id, "forever", "Accepted by the board");
    await set(once.id, "next_assessment", "Mended on Monday");
    await owner().call(setCheckResolved, { id: marked.id, resolved: true });
    await set(restored.id, "forever", "By mistake");
    await owner().call(restoreCheck, { id: restored.id });
    await owner().call(setMemberRole, { id: server.people.viewer.id, role: "owner" });
    await owner().call(setMemberRole, { id: server.people.viewer.id, role: "viewer" });

    const { list, total, all, in_force, people } = await ledger();
    expect([total, all, in_force]).toEqual([8, 8, 4]);
    expect(people).toHaveLength(2);
    expect(list.map(({ kind, until: to, ended_at }) => [kind, to, ended_at !== null])).toEqual([
      ["role_changed", "forever", false],
      ["role_changed", "forever", true],
      ["manual_restored", null, false],
      ["manual_passed", "forever", true],
      ["marked_resolved", "next_assessment", false],
      ["manual_passed", "next_assessment", false],
      ["manual_passed", "forever", false],
      ["published", null, false],
    ]);
    expect(list[5]).toMatchObject({
      ...{ by: "The owner", by_staff: false, reason: "Mended on Monday" },
      check: { check_id: once.check_id, object_name: "Shop", result_id: once.id },
    });
    expect(list[0]?.person).toEqual({ name: "The viewer", role: "viewer" });
    expect(list.at(-1)).toMatchObject({ by_staff: true, assessment: { number: expect.any(Number) } });
  });

  test("a manual Passed and a mark that ran out with the next assessment show as ended", async () => {
    await assess();
    const { list } = await ledger({ state: "ended" });
    const ended = list.filter(({ until: to }) => to === "next_assessment");
    expect(ended.map(({ kind }) => kind)).toEqual(["marked_resolved", "manual_passed"]);
    const [published] = (await ledger({ kinds: ["published"] })).list;
    for (const one of ended) expect(one.ended_at).toBe(published?.at);
    const open = await ledger({ state: "in_force", kinds: ["manual_passed"] });
    expect(open.list.map(({ reason }) => reason)).toEqual(["Accepted by the board"]);
  });

  test("is filtered, searched, paged and exported", async () => {
    const whole = await ledger({ page_size: 100 });
    expect((await ledger({ by: ["The owner"] })).list.every(({ by }) => by === "The owner")).toBe(true);
    expect((await ledger({ search: "board" })).list.map(({ reason }) => reason)).toEqual([
      "Accepted by the board",
    ]);
    expect((await ledger({ search: "shop" })).total).toBe(
      whole.list.filter(({ check }) => check?.object_name === "Shop").length,
    );
    expect((await ledger({ search: "100%" })).total).toBe(0);
    expect((await ledger({ since: "2099-01-01T00:00:00.000Z" })).total).toBe(0);
    const oldest = await ledger({ descending: false, page_size: 20 });
    expect(oldest.list.map(({ id }) => id)).toEqual(whole.list.map(({ id }) => id).toReversed());
    const file = await downloadOf(viewer(), exportDecisions, { kinds: ["manual_passed"], format: "xlsx" });
    const rows = await readSheet(Buffer.from(await file.content.arrayBuffer()));
    expect(rows.slice(1).map((row) => row[5])).toEqual([
      ...["By mistake", "Mended on Monday", "Accepted by the board"],
    ]);
  });

  test("is found by the sound of a Chinese name, as in every list that tells names", async () => {
    const { db } = server.services;
    const expert = server.as(server.people.expert);
    const chief = server.as(server.people.chief);
    const before = (await ledger({ search: "shop" })).total;
    await db.update(object).set({ name: "林登商店" }).where(eq(object.id, siteId));
    await db.update(scan).set({ object_name: "林登商店" }).where(eq(scan.object_id, siteId));
    expect((await ledger({ search: "lindeng" })).total).toBe(before);
    expect((await ledger({ search: "ldsd" })).total).toBe(before);
    const checks = await viewer().call(listChecks, { search: "lindeng" });
    expect(checks.list[0]?.object_name).toBe("林登商店");
    expect((await expert.call(listScans, { search: "lindeng" })).total).toBeGreaterThan(0);
    expect((await expert.call(listScans, { search: "xingkong" })).total).toBe(0);

    const { id } = server.people.owner;
    await db.update(appUser).set({ name: "张伟" }).where(eq(appUser.id, id));
    await owner().call(saveView, { list: "checks", name: "中", query: "", is_default: false });
    expect((await chief.call(listLogs, { search: "zhangwei" })).list[0]).toMatchObject({
      actor_name: "张伟",
    });
    await db.update(staff).set({ username: "李雷" }).where(eq(staff.id, server.people.expert.id));
    expect((await chief.call(listStaff, { search: "lilei" })).list.map(({ id: one }) => one)).toEqual([
      server.people.expert.id,
    ]);
  });

  test("assessments, messages and error reports are found by the sound of what they are called", async () => {
    const { db } = server.services;
    const chief = server.as(server.people.chief);
    expect((await owner().call(listAssessments, { search: "lindeng" })).total).toBeGreaterThan(0);
    expect((await owner().call(listAssessments, { search: "xingkong" })).total).toBe(0);
    const written = { reason: "sound", to: "ada@test.example", subject: "确认您的邮箱", text: "", html: "" };
    await db.insert(mail).values(written);
    for (const search of ["queren", "qrndyx"])
      expect((await chief.call(listMail, { search })).list.map(({ subject }) => subject)).toEqual([
        "确认您的邮箱",
      ]);
    await owner().call(reportError, { type: "error", content: JSON.stringify({ message: "页面无法打开" }) });
    expect((await chief.call(listErrorReports, { search: "wufadakai" })).total).toBe(1);
  });

  test("scenarios are found by the sound of their names, and by the laws that their checks rest on", async () => {
    const chinese = server.as(server.people.owner, "cn");
    const ids = async (search: string) =>
      (await chinese.call(listScenarios, { search })).list.map(({ id }) => id);
    expect(await ids("tongyi")).toEqual(await ids("同意"));
    expect((await ids("tongyi")).length).toBeGreaterThan(0);
    expect((await ids("第三十八条")).length).toBeGreaterThan(0);
    expect(await ids("个保法第38条")).toEqual(await ids("第三十八条"));
    expect(await ids("不存在的法")).toEqual([]);
  });

  test("names are in the order of the reader's language", async () => {
    for (const name of ["阿里", "北京"])
      await owner().call(saveView, { list: "checks", name, query: "", is_default: false });
    const chinese = server.as(server.people.owner, "cn");
    const { list } = await chinese.call(saveView, {
      list: "checks",
      name: "中",
      query: "",
      is_default: false,
    });
    expect(list.map(({ name }) => name)).toEqual(["阿里", "北京", "中"]);
  });

  test("is a company's own", async () => {
    const stranger = server.as(server.people.stranger);
    expect(await stranger.call(listDecisions, {})).toMatchObject({ list: [], all: 0, people: [] });
  });
});
