import type { RequestOf } from "@candor/api/contract";
import {
  changeStaffCompany,
  checkLogs,
  exportLogs,
  info,
  listLogs,
  logSettings,
  saveLogSettings,
  saveView,
  updateStaff,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { sql } from "../database/drizzle.ts";
import { auditLog } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";
import { checkChain } from "./log-chain.ts";
import { sweepLogs } from "./log-retention.ts";

withServer("the audit log", (server) => {
  const chief = () => server.as(server.people.chief);
  const owner = () => server.as(server.people.owner);
  const rename = (username: string) =>
    chief().call(updateStaff, { id: server.people.expert.id, username }, { keepDuplicate: true });
  const check = () => checkChain(server.services.db);
  /** What only somebody with the database in their hands can do. */
  const byForce = async (change: ReturnType<typeof sql>) => {
    const { db } = server.services;
    await db.execute(sql`alter table audit_log disable trigger user`);
    await db.execute(change);
    await db.execute(sql`alter table audit_log enable trigger user`);
  };

  test("is read by action, by company, by time and by name, and by super alone", async () => {
    const { company_id } = await owner().call(info, {});
    const renamed = (name: string) =>
      chief().call(changeStaffCompany, { id: company_id, name }, { keepDuplicate: true });
    await renamed("Aster");
    await renamed("Birch");
    await rename("Ada");
    await owner().call(saveView, { list: "checks", name: "Mine", query: "", is_default: false });
    const first = await chief().call(listLogs, { page_size: 20 });
    expect(first.actions).toEqual(
      expect.arrayContaining(["company.staff_update", "staff.update", "view.save"]),
    );
    const times = first.list.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    const found = async (request: RequestOf<typeof listLogs>) =>
      (await chief().call(listLogs, request)).list.map(({ action }) => action);
    expect(await found({ action: "company" })).toEqual(["company.staff_update", "company.staff_update"]);
    expect(await found({ action: "compan_" })).toEqual([]);
    expect(await found({ target_id: server.people.expert.id })).toEqual(["staff.update"]);
    expect(await found({ from: "2999-01-01T00:00:00.000Z" })).toEqual([]);
    expect(await found({ actor_kind: "customer" })).toEqual(["view.save"]);
    const here = first.list.find(({ action }) => action === "staff.update")?.address ?? "";
    expect(await found({ address: here, target_id: server.people.expert.id })).toEqual(["staff.update"]);
    expect(await found({ address: here.slice(0, -1) })).toEqual([]);
    // What customers do is told with its address, too.
    expect(await found({ address: here, actor_kind: "customer" })).toEqual(["view.save"]);
    expect(await found({ company_id })).toEqual(["view.save"]);
    expect(await found({ search: "bIRCH" })).toEqual(["view.save"]);
    expect(await found({ search: "STAFF_up" })).toHaveLength(2);
    expect(await found({ search: "nobody of that name" })).toEqual([]);
    expect((await failureOf(server.as(server.people.expert).call(listLogs, {}))).status).toBe(403);
    expect((await failureOf(owner().call(listLogs, {}))).status).toBe(401);
    expect(await chief().call(checkLogs, {})).toMatchObject({ fault: null, lines: first.total });
  });

  test("lines are added and never changed or removed, whoever asks the database", async () => {
    const { db } = server.services;
    await rename("Grace");
    expect(await check()).toMatchObject({ fault: null });
    await expect(db.update(auditLog).set({ address: "other" })).rejects.toThrow();
    await expect(db.delete(auditLog)).rejects.toThrow();
    await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow();
    expect((await check()).fault).toBeNull();
  });

  test("a line that was changed or taken away by force shows, also the last one", async () => {
    const { db } = server.services;
    for (const name of ["One", "Two", "Three"]) await rename(name);
    const { last_seq, lines, fault } = await check();
    expect([fault, lines]).toEqual([null, last_seq]);
    const middle = last_seq - 1;
    await db.execute(sql`create table kept as select * from audit_log`);
    const putBack = (seq: number) =>
      db.execute(sql`insert into audit_log select * from kept where seq = ${seq}`);
    await byForce(sql`update audit_log set actor_name = 'Nobody' where seq = ${middle}`);
    expect((await check()).fault).toMatchObject({ kind: "changed", seq: middle });
    await byForce(sql`delete from audit_log where seq = ${middle}`);
    expect((await check()).fault).toMatchObject({ kind: "removed", seq: middle });
    await putBack(middle);
    expect((await check()).fault).toBeNull();
    await byForce(sql`delete from audit_log where seq = ${last_seq}`);
    expect((await check()).fault).toMatchObject({ kind: "removed", seq: last_seq });
    await putBack(last_seq);
    expect((await check()).fault).toBeNull();
    await db.execute(sql`drop table kept`);
  });

  test("lines older than they are kept go, the chain stays whole, and both are told in the log", async () => {
    const { db } = server.services;
    await db.insert(auditLog).values({
      actor_kind: "system",
      action: "test.old",
      at: new Date(Date.now() - 400 * 86_400_000),
    });
    const short = chief().call(saveLogSettings, { keep_days: 30 });
    expect((await failureOf(short)).fields).toHaveProperty("keep_days");
    await chief().call(saveLogSettings, { keep_days: 365, seen: { keep_days: null } });
    const blind = chief().call(saveLogSettings, { keep_days: 730, seen: { keep_days: null } });
    expect((await failureOf(blind)).key).toBe("mis.changed_meanwhile");
    expect(await chief().call(logSettings, {})).toMatchObject({ keep_days: 365 });
    // It was written last, and lines go from the first on: nothing before it is as old.
    await sweepLogs(db);
    expect((await chief().call(listLogs, { action: "test.old" })).total).toBe(1);
    await byForce(sql`update audit_log set at = at - interval '400 days'`);
    await db.execute(sql`update audit_chain set keep_days = 365`);
    await rename("Later");
    await sweepLogs(db);
    const { list } = await chief().call(listLogs, {}, { keepDuplicate: true });
    expect(list.map(({ action }) => action)).toEqual(["log.retention", "staff.update"]);
    expect((await check()).fault).toBeNull();
    expect((await chief().call(logSettings, {}, { keepDuplicate: true })).first_at).toBe(list[1]?.at);
    await chief().call(saveLogSettings, { keep_days: null });
  });

  test("is exported as it is filtered, and that is a line of it", async () => {
    const answer = await fetch(`${server.url}${exportLogs.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${server.people.chief.token}`, "content-type": "application/json" },
      body: JSON.stringify({ action: "staff" }),
    });
    const [head, ...lines] = (await answer.text()).trim().split("\r\n");
    expect(head).toContain('"seq","at","actor_kind"');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.includes("staff.update"))).toBe(true);
    expect((await chief().call(listLogs, { action: "log.export" })).list[0]?.detail).toContain(
      '"action":"staff"',
    );
  });
});
