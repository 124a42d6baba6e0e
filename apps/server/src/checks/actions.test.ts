import type { RequestOf } from "@candor/api/contract";
import {
  addComment,
  createWebsite,
  dashboard,
  deleteComment,
  editComment,
  getAssessment,
  getCheck,
  listChecks,
  listComments,
  listObjects,
  publishScan,
  restoreCheck,
  setCheckOwner,
  setCheckOwners,
  setCheckPassed,
  setCheckResolved,
  setChecksResolved,
  submitAssessment,
} from "@candor/api/endpoints";
import type { CheckRow } from "@candor/api/entities";
import { checkTexts } from "@candor/engine/rules";
import { beforeAll, expect, test } from "vitest";
import { eq, inArray } from "../database/drizzle.ts";
import { auditLog } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "what people do to checks",
  (server) => {
    let siteId = "";
    const owner = () => server.as(server.people.owner);
    const viewer = () => server.as(server.people.viewer);
    const stranger = () => server.as(server.people.stranger);

    async function assess(): Promise<string> {
      const { id } = await owner().call(submitAssessment, { object_ids: [siteId], authorised: true });
      await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
      await server.as(server.people.expert).call(publishScan, { id });
      return id;
    }
    const rows = async (query: RequestOf<typeof listChecks> = {}) =>
      (await owner().call(listChecks, { page_size: 100, ...query })).list;
    const rowOf = async (checkId: string): Promise<CheckRow> => {
      const found = (await rows()).find(({ check_id }) => check_id === checkId);
      if (!found) throw new Error(`no ${checkId}`);
      return found;
    };
    const firstOf = async (status: CheckRow["status"]): Promise<CheckRow> => {
      const [found] = await rows({ statuses: [status] });
      if (!found) throw new Error(`nothing is ${status}`);
      return found;
    };

    beforeAll(async () => {
      const fields = {
        name: "=cmd|'/c calc'!A1",
        url: "https://site-1.example/",
        territories: ["EU" as const],
      };
      siteId = (await owner().call(createWebsite, fields)).id;
      await assess();
    });

    test("a failing check is marked resolved and unmarked, counted, told and logged", async () => {
      const { id, status } = await firstOf("critical");
      const before = (await owner().call(listChecks, {})).counts;
      const marked = await owner().call(setCheckResolved, { id, resolved: true });
      expect(marked).toMatchObject({ id, status: "resolved", resolution: "mark_resolved", manual: null });
      const after = (await owner().call(listChecks, {})).counts;
      expect([after[status], after.resolved]).toEqual([before[status] - 1, before.resolved + 1]);
      expect((await owner().call(dashboard, {})).counts).toEqual(after);
      expect((await owner().call(listObjects, {})).list[0]?.counts).toEqual(after);
      expect((await rows({ resolutions: ["mark_resolved"] })).map((row) => row.id)).toEqual([id]);
      const other = failureOf(viewer().call(setCheckResolved, { id, resolved: true }));
      expect((await other).key).toBe("common.forbidden");
      const back = await owner().call(setCheckResolved, { id, resolved: false });
      expect(back).toMatchObject({ status, resolution: "unmark_resolved" });
      expect((await owner().call(listChecks, {})).counts).toEqual(before);
      const { history } = await owner().call(getCheck, { id });
      expect(history.slice(0, 2).map(({ kind, by }) => [kind, by])).toEqual([
        ["unmarked_resolved", "The owner"],
        ["marked_resolved", "The owner"],
      ]);
      const logged = await server.services.db.select().from(auditLog).where(eq(auditLog.target_id, id));
      expect(logged.map(({ action }) => action)).toEqual(["check.set_resolved", "check.set_resolved"]);
    });

    test("a check is set to Passed with a reason, and restored to what was detected", async () => {
      const { id, status } = await firstOf("medium");
      const blank = owner().call(setCheckPassed, { id, duration: "forever", reason: "  " });
      expect(await failureOf(blank)).toMatchObject({
        key: "check.reason_missing",
        fields: { reason: "required" },
      });
      const passed = await owner().call(setCheckPassed, {
        id,
        duration: "next_assessment",
        reason: "Handled on another host",
      });
      expect(passed).toMatchObject({
        status: "passed",
        manual: "next_assessment",
        resolution: "no_required",
      });
      const detail = await owner().call(getCheck, { id });
      expect(detail).toMatchObject({
        what_is_wrong: null,
        current: true,
        manual_status: { reason: "Handled on another host", by: "The owner", detected: status },
      });
      // Nothing was found to be well: its name says no such thing, and is sorted as it reads.
      expect(detail.title).toEqual(checkTexts[detail.check_id]?.title.plain);
      const titles = (await rows({ sort: "title" })).map(({ title }) => title.en);
      expect(titles).toContain(detail.title.en);
      expect(titles).toEqual(titles.toSorted(new Intl.Collator("en").compare));
      expect(detail.history[0]).toMatchObject({ kind: "manual_passed", note: "Handled on another host" });
      expect((await rows({ manual: true })).map((row) => row.id)).toEqual([id]);
      expect((await rows({ manual: false })).some((row) => row.id === id)).toBe(false);
      const twice = owner().call(setCheckPassed, { id, duration: "forever", reason: "Again" });
      expect((await failureOf(twice)).key).toBe("check.already_passed");
      const resolved = owner().call(setCheckResolved, { id, resolved: true });
      expect((await failureOf(resolved)).key).toBe("check.not_failing");
      const restored = await owner().call(restoreCheck, { id });
      expect(restored).toMatchObject({ status, manual: null });
      expect((await owner().call(getCheck, { id })).manual_status).toBeNull();
      const never = await firstOf("low");
      expect((await failureOf(owner().call(restoreCheck, { id: never.id }))).key).toBe("check.not_manual");
    });

    test("a check is assigned to a member, who may then mark it resolved", async () => {
      const { id } = await firstOf("low");
      const { viewer: member, stranger: other } = server.people;
      expect((await failureOf(viewer().call(setCheckResolved, { id, resolved: true }))).status).toBe(403);
      const unknown = owner().call(setCheckOwner, { id, owner_id: other.id });
      expect((await failureOf(unknown)).key).toBe("check.owner_unknown");
      const assigned = await owner().call(setCheckOwner, { id, owner_id: member.id });
      expect(assigned).toMatchObject({ owner: "The viewer", owner_id: member.id });
      expect((await rows({ owners: [member.id] })).map((row) => row.id)).toEqual([id]);
      expect((await rows({ owners: [null] })).some((row) => row.id === id)).toBe(false);
      const marked = await viewer().call(setCheckResolved, { id, resolved: true });
      expect(marked.status).toBe("resolved");
      await viewer().call(setCheckResolved, { id, resolved: false });
      expect((await owner().call(getCheck, { id })).history.map(({ kind }) => kind)).toContain(
        "owner_assigned",
      );
      expect((await owner().call(setCheckOwner, { id, owner_id: null })).owner).toBeNull();
    });

    test("who saw a check before somebody changed it is told, and nothing is overwritten", async () => {
      const { id, changed_at: seen } = await firstOf("critical");
      const [first, second] = [owner(), server.as(server.people.owner)];
      await first.call(setCheckOwner, { id, seen, owner_id: server.people.viewer.id });
      const late = await Promise.all(
        [
          second.call(setCheckOwner, { id, seen, owner_id: null }),
          second.call(setCheckResolved, { id, seen, resolved: true }),
          second.call(setCheckPassed, { id, seen, duration: "forever", reason: "x" }),
          second.call(restoreCheck, { id, seen }),
        ].map(failureOf),
      );
      expect(late.map(({ key }) => key)).toEqual(Array(4).fill("check.changed"));
      const now = await rowOf((await owner().call(getCheck, { id })).check_id);
      expect(now).toMatchObject({ owner: "The viewer", resolution: "unmark_resolved" });
      await second.call(setCheckOwner, { id, seen: now.changed_at, owner_id: null });
    });

    test("what was done and is asked for once more, as after a lost answer, is done once", async () => {
      const { id, changed_at: seen } = await firstOf("critical");
      const events = async () => (await owner().call(getCheck, { id })).history.length;
      const viewerId = server.people.viewer.id;
      const twice = async (ask: () => Promise<unknown>) => {
        const before = await events();
        await ask();
        await ask();
        expect(await events()).toBe(before + 1);
      };
      await twice(() => owner().call(setCheckOwner, { id, seen, owner_id: viewerId }));
      const { changed_at } = await owner().call(getCheck, { id });
      const one = { checks: [{ id, seen: changed_at }] };
      await twice(async () => {
        expect((await owner().call(setChecksResolved, { ...one, resolved: true })).done).toBe(1);
      });
      await twice(() => owner().call(setCheckResolved, { id, resolved: false }));
      const passed = { id, duration: "forever", reason: "Accepted" } as const;
      await twice(() => owner().call(setCheckPassed, passed));
      const otherwise = { ...passed, duration: "next_assessment" } as const;
      expect((await failureOf(owner().call(setCheckPassed, otherwise))).key).toBe("check.already_passed");
      await twice(() => owner().call(restoreCheck, { id }));
      // Somebody else who wants the same is told that it is so.
      await viewer().call(setCheckResolved, { id, resolved: true });
      const late = owner().call(setCheckResolved, { id, resolved: true });
      expect((await failureOf(late)).key).toBe("check.not_failing");
      await owner().call(setCheckResolved, { id, resolved: false });
      await owner().call(setCheckOwner, { id, owner_id: null });
    });

    test("a comment that is sent once more, as after a lost answer, is said once", async () => {
      const { id } = await firstOf("critical");
      const say = (text: string) => owner().call(addComment, { check: id, text });
      const first = await say("Mended");
      expect((await say("Mended ")).id).toBe(first.id);
      const other = await viewer().call(addComment, { check: id, text: "Mended" });
      expect(other.id).not.toBe(first.id);
      const again = await say("Mended");
      expect(again.id).not.toBe(first.id);
      for (const comment of [first, again]) await owner().call(deleteComment, { id: comment.id });
      await viewer().call(deleteComment, { id: other.id });
    });

    test("several are assigned in one call; what cannot be is told row by row, the rest is done and logged", async () => {
      const [one, other, changed] = await rows({ statuses: ["critical", "medium"] });
      if (!one || !other || !changed) throw new Error("too few fail");
      const owner_id = server.people.viewer.id;
      await owner().call(setCheckOwner, { id: changed.id, owner_id: null });
      const nowhere = "00000000-0000-4000-8000-000000000000";
      const checks = [
        { id: one.id, seen: one.changed_at },
        { id: nowhere },
        { id: other.id },
        { id: changed.id, seen: changed.changed_at },
      ];
      const unknown = owner().call(setCheckOwners, { checks, owner_id: server.people.stranger.id });
      expect((await failureOf(unknown)).key).toBe("check.owner_unknown");
      expect((await failureOf(viewer().call(setCheckOwners, { checks, owner_id }))).status).toBe(403);
      const { done, list } = await owner().call(setCheckOwners, { checks, owner_id });
      expect([done, ...list.map(({ refused }) => refused?.code)]).toEqual([
        ...[2, undefined, "check.not_found"],
        ...[undefined, "check.changed"],
      ]);
      expect(new Set((await rows({ owners: [owner_id] })).map(({ id }) => id))).toEqual(
        new Set([one.id, other.id]),
      );
      expect((await owner().call(listChecks, {})).owners).toEqual([{ id: owner_id, name: "The viewer" }]);
      const logged = await server.services.db.select().from(auditLog).where(eq(auditLog.target_id, other.id));
      expect(logged.map(({ action }) => action)).toContain("check.set_owner");
      await owner().call(setCheckOwners, { checks: checks.slice(0, 3), owner_id: null });
    });

    test("several are marked resolved in one call: a member those that are theirs", async () => {
      const [mine, notMine] = await rows({ resolutions: ["unmark_resolved"] });
      const [passed] = await rows({ statuses: ["passed"] });
      if (!mine || !notMine || !passed) throw new Error("too few");
      await owner().call(setCheckOwner, { id: mine.id, owner_id: server.people.viewer.id });
      const before = (await owner().call(listChecks, {})).counts;
      const checks = [mine, notMine, passed].map(({ id }) => ({ id }));
      const asMember = await viewer().call(setChecksResolved, { checks, resolved: true });
      const codes = (answer: typeof asMember) => answer.list.map(({ refused }) => refused?.code ?? "done");
      expect(codes(asMember)).toEqual(["done", "common.forbidden", "common.forbidden"]);
      const asOwner = await owner().call(setChecksResolved, { checks, resolved: true });
      expect(codes(asOwner)).toEqual(["check.not_failing", "done", "check.not_failing"]);
      expect((await owner().call(listChecks, {})).counts.resolved).toBe(before.resolved + 2);
      const undone = await owner().call(setChecksResolved, { checks, resolved: false });
      expect(codes(undone)).toEqual(["done", "done", "check.not_resolved"]);
      expect((await owner().call(listChecks, {})).counts).toEqual(before);
      expect((await owner().call(listObjects, {})).list[0]?.counts).toEqual(before);
      await owner().call(setCheckOwner, { id: mine.id, owner_id: null });
    });

    test("comments are everyone's to read and their author's to change", async () => {
      const { id } = await firstOf("critical");
      const said = await viewer().call(addComment, { check: id, text: " <b>Looks wrong</b> " });
      expect(said).toMatchObject({
        text: "<b>Looks wrong</b>",
        author: "The viewer",
        own: true,
        edited_at: null,
      });
      expect((await owner().call(listComments, { check: id })).list).toMatchObject([
        { id: said.id, own: false },
      ]);
      const edit = { id: said.id, text: "Looks right" };
      expect((await failureOf(owner().call(editComment, edit))).key).toBe("check.comment_not_found");
      expect((await failureOf(stranger().call(editComment, edit))).key).toBe("check.comment_not_found");
      expect((await failureOf(stranger().call(listComments, { check: id }))).key).toBe("check.not_found");
      const intruding = stranger().call(addComment, { check: id, text: "x" });
      expect((await failureOf(intruding)).key).toBe("check.not_found");
      const edited = await viewer().call(editComment, edit);
      expect(edited.text).toBe("Looks right");
      expect(edited.edited_at).not.toBeNull();
      expect((await failureOf(viewer().call(addComment, { check: id, text: " " }))).fields).toEqual({
        text: "required",
      });
      const gone = { id: said.id };
      expect((await failureOf(owner().call(deleteComment, gone))).key).toBe("check.comment_not_found");
      await viewer().call(deleteComment, gone);
      // Once more, as after a lost answer.
      await viewer().call(deleteComment, gone);
      const { db } = server.services;
      const lines = await db.select().from(auditLog).where(eq(auditLog.target_id, said.id));
      expect(lines.filter(({ action }) => action === "comment.delete")).toHaveLength(1);
      expect((await failureOf(owner().call(deleteComment, gone))).key).toBe("check.comment_not_found");
      expect((await owner().call(listComments, { check: id })).list).toEqual([]);
    });

    test("an answer to a ticket is a comment, and an event of the check's history, once", async () => {
      const { id } = await firstOf("critical");
      const answer = () => viewer().call(addComment, { check: id, text: "The agency", answer: "not_ours" });
      const said = await answer();
      expect((await answer()).id).toBe(said.id);
      expect((await owner().call(listComments, { check: id })).list).toMatchObject([{ text: "The agency" }]);
      const told = (await owner().call(getCheck, { id })).history.filter(({ kind }) =>
        /^answered/.test(kind),
      );
      expect(told).toMatchObject([{ kind: "answered_not_ours", by: "The viewer", note: null }]);
      const unknown = { check: id, text: "x", answer: "later" as "fixed" };
      expect((await failureOf(viewer().call(addComment, unknown))).key).toBe("common.invalid");
      await viewer().call(deleteComment, { id: said.id });
    });

    test("the same words with another answer correct the first, and are an answer after a comment", async () => {
      const { id } = await firstOf("critical");
      const text = "See mail";
      const told = async () =>
        (await owner().call(getCheck, { id })).history.filter(({ kind }) => /^answered/.test(kind)).length;
      const before = await told();
      const said: string[] = [];
      for (const answer of [undefined, "not_ours", "fixed", undefined] as const) {
        const say = () => viewer().call(addComment, { check: id, text, ...(answer && { answer }) });
        const comment = await say();
        expect(said).not.toContain(comment.id);
        expect((await say()).id).toBe(comment.id);
        said.push(comment.id);
      }
      const { history } = await owner().call(getCheck, { id });
      expect(history.slice(0, 2).map(({ kind }) => kind)).toEqual(["answered_fixed", "answered_not_ours"]);
      expect(await told()).toBe(before + 2);
      const { db } = server.services;
      const logged = await db.select().from(auditLog).where(inArray(auditLog.target_id, said));
      expect(logged.map(({ detail }) => detail?.answer ?? null).toSorted()).toEqual([
        ...["fixed", "not_ours"],
        ...[null, null],
      ]);
      for (const comment of said) await viewer().call(deleteComment, { id: comment });
    });

    test("nobody else's checks can be changed", async () => {
      const { id } = await firstOf("critical");
      const refusals = await Promise.all([
        failureOf(stranger().call(setCheckOwner, { id, owner_id: null })),
        failureOf(stranger().call(setCheckResolved, { id, resolved: true })),
        failureOf(stranger().call(setCheckPassed, { id, duration: "forever", reason: "x" })),
        failureOf(stranger().call(restoreCheck, { id })),
      ]);
      expect(new Set(refusals.map(({ key }) => key))).toEqual(new Set(["check.not_found"]));
    });

    test("after the next assessment owners, comments and what was set forever stay; the rest shows as detected", async () => {
      const open = (await rows()).filter(({ resolution }) => resolution === "unmark_resolved");
      const [forever, once, resolved, assigned] = open;
      if (!forever || !once || !resolved || !assigned) throw new Error("too few fail");
      const reason = "Accepted";
      await owner().call(setCheckPassed, { id: forever.id, duration: "forever", reason });
      await owner().call(setCheckPassed, { id: once.id, duration: "next_assessment", reason });
      await owner().call(setCheckResolved, { id: resolved.id, resolved: true });
      await owner().call(setCheckOwner, { id: assigned.id, owner_id: server.people.viewer.id });
      await owner().call(addComment, { check: assigned.id, text: "Ours to mend" });
      await assess();
      expect(await rowOf(forever.check_id)).toMatchObject({ status: "passed", manual: "forever" });
      expect(await rowOf(once.check_id)).toMatchObject({ status: once.status, manual: null });
      expect(await rowOf(resolved.check_id)).toMatchObject({ status: resolved.status });
      const now = await rowOf(assigned.check_id);
      expect(now).toMatchObject({ owner: "The viewer", status: assigned.status });
      expect(now.id).not.toBe(assigned.id);
      expect((await owner().call(listComments, { check: now.id })).list).toMatchObject([
        { text: "Ours to mend", own: true },
      ]);
      const { counts, list } = await owner().call(listChecks, { page_size: 100 });
      expect(list.filter(({ status }) => status === "passed")).toHaveLength(counts.passed);
      const old = await failureOf(owner().call(setCheckResolved, { id: once.id, resolved: true }));
      expect(old.key).toBe("check.not_current");
      expect((await owner().call(getCheck, { id: once.id })).current).toBe(false);
      const restored = await owner().call(restoreCheck, { id: (await rowOf(forever.check_id)).id });
      expect(restored.status).toBe(forever.status);
    });
  },
  { on: "either" },
);
