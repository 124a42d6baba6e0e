import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { cancelJob, inviteMember, listJobs, listLogs, listMail, retryJob } from "@candor/api/endpoints";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { sql } from "../database/drizzle.ts";
import { smtpOutbox } from "../mail/outbox.ts";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

/** Nobody listens there: each delivery waits for its next try. */
const NOBODY = "smtp://127.0.0.1:9";

withServer(
  "the queue as staff see it",
  (server) => {
    const chief = () => server.as(server.people.chief);
    const mails = async () => (await chief().call(listJobs, { kind: "mail" }, { keepDuplicate: true })).list;

    test("a delivery that fails waits with its cause, is cancelled, and is tried again", async () => {
      await server
        .as(server.people.owner)
        .call(inviteMember, { email: "ada@linden.example", role: "viewer" });
      const waiting = await until(async () => (await mails()).find(({ state }) => state === "retry"));
      const { list } = await chief().call(listMail, {});
      expect(waiting).toMatchObject({
        kind: "mail",
        about: `${list[0]?.subject} · ada@linden.example`,
        tries_max: 8,
        ended_at: null,
      });
      expect(waiting.error).toContain("ECONNREFUSED");
      expect(waiting.next_at).not.toBeNull();
      const { id } = waiting;
      const { db } = server.services;
      const putOff = () =>
        db.execute(sql`update pgboss.job set start_after = now() + interval '1 hour'
        where name = 'mail' and state in ('retry', 'cancelled')`);
      await putOff();
      await chief().call(retryJob, { id, kind: "mail" });
      await until(async () =>
        (await mails()).find((one) => one.state === "retry" && one.tries > waiting.tries),
      );
      await putOff();
      // Under way again: what it met before is not its word any more.
      const became = (state: string) =>
        db.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state where name = 'mail'`);
      await became("active");
      expect((await mails())[0]).toMatchObject({ state: "active", error: null });
      const late = [cancelJob, retryJob].map((call) =>
        failureOf(chief().call(call, { id, kind: "mail" }, { keepDuplicate: true })),
      );
      expect((await Promise.all(late)).map(({ key }) => key)).toEqual(["mis.job_active", "mis.job_active"]);
      await became("retry");
      await chief().call(cancelJob, { id, kind: "mail" });
      expect((await mails())[0]).toMatchObject({ state: "cancelled", next_at: null });
      const twice = chief().call(cancelJob, { id, kind: "mail" }, { keepDuplicate: true });
      expect((await failureOf(twice)).key).toBe("mis.job_cancelled");
      await chief().call(retryJob, { id, kind: "mail" }, { keepDuplicate: true });
      await until(async () =>
        (await mails()).find((one) => one.state === "retry" && one.tries > waiting.tries + 1),
      );
      const { counts, total } = await chief().call(listJobs, { state: "retry" }, { keepDuplicate: true });
      expect([counts.retry, total]).toEqual([1, 1]);
      const log = await chief().call(listLogs, { target_id: id });
      expect(log.list.map(({ action }) => action)).toEqual(["job.retry", "job.cancel", "job.retry"]);
    });

    test("one that has used up its tries gets another; one that is not there is refused", async () => {
      const { db } = server.services;
      await db.execute(sql`update pgboss.job set state = 'failed', completed_on = now(), retry_count = 8
        where name = 'mail' and state in ('retry', 'created')`);
      const [failed] = (await mails()).filter(({ state }) => state === "failed");
      if (!failed) throw new Error("no job");
      await chief().call(retryJob, { id: failed.id, kind: "mail" });
      await until(async () =>
        (await mails()).find((one) => one.id === failed.id && one.tries > failed.tries),
      );
      const gone = chief().call(retryJob, { id: crypto.randomUUID(), kind: "mail" });
      expect((await failureOf(gone)).key).toBe("mis.not_found");
      expect((await failureOf(server.as(server.people.expert).call(listJobs, {}))).status).toBe(403);
    });
  },
  { outbox: ({ db }) => smtpOutbox(db, { url: NOBODY, from: "Candor <candor@localhost>" }) },
);

/** Knows nobody. */
const strict = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo(_address, _session, done) {
    done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
  },
});
strict.listen(0, "127.0.0.1");
await once(strict.server, "listening");
afterAll(() => new Promise<void>((resolve) => strict.close(() => resolve())));

withServer(
  "a message that its mail server refuses",
  (server) => {
    test("has failed for good, says why, and can be tried again", async () => {
      const chief = server.as(server.people.chief);
      const only = async () =>
        (await chief.call(listJobs, { kind: "mail" }, { keepDuplicate: true })).list[0];
      await server
        .as(server.people.owner)
        .call(inviteMember, { email: "nobody@linden.example", role: "viewer" });
      const ended = await until(async () => {
        const job = await only();
        return job?.ended_at ? job : undefined;
      });
      expect(ended).toMatchObject({ state: "failed", tries: 0, next_at: null });
      expect(ended.error).toContain("550 no such mailbox");
      await chief.call(retryJob, { id: ended.id, kind: "mail" });
      await until(async () => {
        const job = await only();
        return job?.state === "failed" && job.ended_at !== ended.ended_at;
      });
    });
  },
  {
    on: "either",
    outbox: ({ db }) =>
      smtpOutbox(db, {
        url: `smtp://127.0.0.1:${(strict.server.address() as AddressInfo).port}`,
        from: "Candor <candor@localhost>",
      }),
  },
);
