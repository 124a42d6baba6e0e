import {
  beginCorrection,
  confirmResults,
  createScan,
  createWebsite,
  diffScan,
  discardCorrection,
  editResult,
  failScan,
  getAssessment,
  getCheck,
  getScan,
  info,
  listDecisions,
  listMail,
  publishCorrection,
  publishScan,
  regenerateScan,
  rescanScan,
  restoreResult,
  scanPresence,
  setCheckResolved as setResolved,
} from "@candor/api/endpoints";
import type { ScanResult } from "@candor/api/entities";
import { beforeAll, expect, test } from "vitest";
import { asc, eq } from "../database/drizzle.ts";
import { correction, replacedResult } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

const REASON = { en: "Measured again by hand.", cn: "已人工重新测量。" };

withServer(
  "what experts say of results",
  (server) => {
    let object_id = "";
    let id = "";
    const chief = () => server.as(server.people.chief);
    const expert = () => server.as(server.people.expert);
    const owner = () => server.as(server.people.owner);
    const results = async () => (await expert().call(getScan, { id }, { keepDuplicate: true })).results;
    const again = async ({ id: wanted }: Pick<ScanResult, "id">) => {
      const found = (await results()).find((one) => one.id === wanted);
      if (!found) throw new Error(`No result ${wanted}`);
      return found;
    };
    const failing = async () => (await results()).filter(({ engine_outcome }) => engine_outcome === "failed");
    const word = ({ id: result_id }: Pick<ScanResult, "id">) => ({
      ...{
        result_id,
        outcome: "failed" as const,
        level: "low" as const,
        hidden: false,
        note: "Looked at it",
      },
    });

    beforeAll(async () => {
      const { company_id } = await owner().call(info, {});
      const fields = { name: "Shop", url: "https://site-1.example/", territories: ["EU" as const] };
      object_id = (await owner().call(createWebsite, fields)).id;
      ({ id } = await chief().call(createScan, { company_id, object_ids: [object_id] }));
      await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
    });

    test("confirms what stands as it was read, and leaves what an expert says otherwise", async () => {
      const [first, second, third] = await failing();
      if (!first || !second || !third) throw new Error("too little fails");
      await expert().call(editResult, word(third));
      const read = ({ id: result_id, engine_outcome: outcome, engine_level: level }: ScanResult) => ({
        ...{ result_id, outcome, level },
      });
      const asked = [read(first), { ...read(second), outcome: "passed" as const }, read(third)];
      expect(await expert().call(confirmResults, { id, results: asked })).toEqual({
        confirmed: 1,
        skipped: 2,
      });
      expect(await again(first)).toMatchObject({ confirmed_by: "The expert", edited_by: null });
      expect([(await again(second)).confirmed_by, (await again(third)).confirmed_by]).toEqual([null, null]);
      await expert().call(regenerateScan, { id });
      expect((await again(first)).confirmed_by).toBe("The expert");
      await expert().call(confirmResults, { id, results: [read(first)], confirmed: false });
      expect((await again(first)).confirmed_by).toBeNull();
      await expert().call(restoreResult, { result_id: third.id });
    });

    test("an expert's texts and rows stand for the customer; the engine's stay beside them", async () => {
      const result = (await failing()).find(({ evidence }) => (evidence[0]?.rows.length ?? 0) > 0);
      const [table] = result?.evidence ?? [];
      const [row, ...others] = table?.rows ?? [];
      const key = table?.columns[0]?.key ?? "";
      if (!result || !table || !row) throw new Error("nothing with evidence fails");
      const texts = {
        summary: { en: "One thing was seen.", cn: "发现一处。" },
        what_is_wrong: null,
        how_to_fix: { en: "First.\n\nThen.", cn: "首先。\n然后。" },
      };
      const strange = { ...word(result), tables: [{ id: table.id, rows: [{ nothing: 1 }] }] };
      expect((await failureOf(expert().call(editResult, strange))).fields).toEqual({
        "tables.0.rows.0": "unknown",
      });
      const rows = [{ ...row, [key]: "by hand" }];
      const edited = await expert().call(editResult, {
        ...{ ...word(result), texts, tables: [{ id: table.id, rows }] },
      });
      expect(edited.evidence[0]?.rows).toEqual(rows);
      expect(edited.engine_evidence?.[0]?.rows).toEqual([row, ...others]);
      expect([edited.texts, edited.summary]).toEqual([texts, result.summary]);
      await expert().call(regenerateScan, { id });
      const kept = await again(result);
      expect([kept.evidence[0]?.rows, kept.texts]).toEqual([rows, texts]);
      // What an edit does not name stays.
      const level = await expert().call(editResult, { ...word(result), level: "medium" });
      expect([level.texts, level.evidence[0]?.rows]).toEqual([texts, rows]);
      const back = await expert().call(restoreResult, { result_id: result.id });
      expect(back).toMatchObject({ texts: null, engine_evidence: null, evidence: result.evidence });
      await expert().call(editResult, { ...word(result), texts, tables: [{ id: table.id, rows }] });
      await expert().call(publishScan, { id });
      const seen = await owner().call(getCheck, { id: result.id });
      expect(seen.summary).toEqual(texts.summary);
      expect(seen.how_to_fix).toEqual({ en: ["First.", "Then."], cn: ["首先。", "然后。"] });
      expect(seen.evidence[0]?.rows).toEqual(rows);
      expect(seen.correction).toBeNull();
    });

    test("a correction is seen by nobody until it is published, and is said to the customer then", async () => {
      const marked = (await results()).find(({ status }) => status === "medium" || status === "critical");
      const other = (await results()).find((one) => one.outcome === "failed" && one.id !== marked?.id);
      if (!marked || !other) throw new Error("nothing fails");
      await owner().call(setResolved, { id: marked.id, resolved: true });
      expect((await failureOf(expert().call(editResult, word(marked)))).key).toBe("scan.published");
      const publish = () => expert().call(publishCorrection, { id, reason: REASON });
      expect((await failureOf(publish())).key).toBe("scan.no_correction");
      const open = await expert().call(beginCorrection, { id });
      expect(open.correcting?.by).toBe("The expert");
      expect((await failureOf(chief().call(beginCorrection, { id }))).key).toBe("scan.correcting");
      expect((await failureOf(publish())).key).toBe("scan.correction_empty");

      const before = await owner().call(getCheck, { id: marked.id });
      const pending = await expert().call(editResult, { ...word(marked), outcome: "passed" });
      expect(pending).toMatchObject({ pending: true, status: "passed", edited_by: "The expert" });
      await chief().call(editResult, { ...word(other), hidden: true });
      const blind = { ...word(marked), seen: null };
      expect((await failureOf(chief().call(editResult, blind))).key).toBe("scan.edited_meanwhile");
      expect(await owner().call(getCheck, { id: marked.id })).toEqual(before);
      expect((await owner().call(getAssessment, { id })).correction).toBeNull();

      const diff = await chief().call(diffScan, { id });
      expect(diff.against?.id).toBe(id);
      const changed = { failed_to_passed: 1, passed_to_failed: 0, newly_failed: 0, newly_passed: 0 };
      expect(diff.counts).toMatchObject(changed);
      expect(diff.list.find((one) => one.result_id === marked.id)).toMatchObject({
        change: "failed_to_passed",
        after: "passed",
        edited_by: "The expert",
      });

      const score = (await owner().call(getAssessment, { id })).score ?? 0;
      const both = await Promise.allSettled([
        publish(),
        chief().call(publishCorrection, { id, reason: REASON }),
      ]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const after = await owner().call(getCheck, { id: marked.id });
      expect(after).toMatchObject({
        status: "passed",
        resolution: "no_required",
        correction: { reason: REASON },
      });
      expect(after.history[0]).toMatchObject({ kind: "result_corrected", by: "The expert" });
      expect((await failureOf(owner().call(getCheck, { id: other.id }))).key).toBe("check.not_found");
      const told = await owner().call(getAssessment, { id });
      expect(told.correction?.reason).toEqual(REASON);
      expect(told.score ?? 0).toBeGreaterThanOrEqual(score);
      const { corrections, scan } = await expert().call(getScan, { id });
      expect(corrections).toMatchObject([{ changed: 2, reason: REASON }]);
      expect(scan.correcting).toBeNull();
      expect((await results()).some((one) => one.pending)).toBe(false);

      const { list: ledger } = await owner().call(listDecisions, {});
      expect(ledger[0]).toMatchObject({
        kind: "corrected",
        reason: REASON.en,
        by_staff: true,
        assessment: { id },
      });
      expect(ledger.find(({ kind }) => kind === "marked_resolved")?.ended_at).not.toBeNull();
      const { list: mail } = await chief().call(listMail, {});
      const corrected = mail.filter(({ subject }) => /Correction to|有更正/.test(subject));
      const { owner: first, viewer } = server.people;
      expect(corrected.map(({ to }) => to).sort()).toEqual([first.email, viewer.email].sort());
      expect(corrected.find(({ to }) => to === viewer.email)?.text).toContain(REASON.cn);
      expect(corrected.find(({ to }) => to === first.email)?.text).toMatch(
        /corrected 2 results.*\n\nWhy: Meas/,
      );
    });

    test("what was said by hand stays under a correction, and one that is ended leaves nothing", async () => {
      const [result] = (await failing()).filter(({ outcome, hidden }) => outcome === "failed" && !hidden);
      if (!result) throw new Error("nothing fails");
      await owner().call(setResolved, { id: result.id, resolved: true });
      await expert().call(beginCorrection, { id });
      await expert().call(editResult, { ...word(result), level: "critical" });
      await expert().call(discardCorrection, { id });
      expect((await failureOf(expert().call(discardCorrection, { id }))).key).toBe("scan.no_correction");
      expect(await again(result)).toMatchObject({ level: result.level, pending: false });
      await expert().call(beginCorrection, { id });
      await expert().call(editResult, { ...word(result), level: "critical" });
      await expert().call(publishCorrection, { id, reason: REASON });
      const check = await owner().call(getCheck, { id: result.id });
      expect(check).toMatchObject({ level: "critical", status: "resolved", resolution: "mark_resolved" });
    });

    test("a correction is neither ended nor published with edits that whoever ends it has not seen", async () => {
      const [mine, theirs] = (await results()).filter(({ hidden }) => !hidden);
      if (!mine || !theirs) throw new Error("too little is shown");
      const scan = async () => (await expert().call(getScan, { id }, { keepDuplicate: true })).scan;
      await expert().call(beginCorrection, { id });
      await expert().call(editResult, word(mine));
      const seen = await scan();
      await chief().call(editResult, word(theirs));
      const ended = expert().call(discardCorrection, { id, seen });
      expect((await failureOf(ended)).key).toBe("scan.changed_meanwhile");
      const published = expert().call(publishCorrection, { id, reason: REASON, seen });
      expect((await failureOf(published)).key).toBe("scan.changed_meanwhile");
      expect(await again(theirs)).toMatchObject({ pending: true });
      await expert().call(discardCorrection, { id, seen: await scan() });
      expect(await again(theirs)).toMatchObject({ pending: false });
    });

    test("what each publication said is read again, and what was not kept is called so", async () => {
      const shown = (await results()).filter(({ hidden }) => !hidden);
      const worded = shown.find(
        ({ texts, evidence }) => texts && evidence.some(({ rows }) => rows.length > 0),
      );
      const [table] = worded?.evidence ?? [];
      if (!worded || !table) throw new Error("nothing has an expert's texts");
      const text = { en: "Two things were seen.", cn: "发现两处。" };
      const texts = { summary: text, what_is_wrong: null, how_to_fix: null };
      await expert().call(beginCorrection, { id });
      const change = { ...word(worded), level: "critical" as const, texts };
      await chief().call(editResult, { ...change, tables: [{ id: table.id, rows: [] }] });
      await expert().call(publishCorrection, { id, reason: REASON });
      const diff = (asked: object) => chief().call(diffScan, { id, ...asked }, { keepDuplicate: true });
      const of = (reply: Awaited<ReturnType<typeof diff>>, { id: wanted } = worded) =>
        reply.list.find((one) => one.result_id === wanted);

      const last = await diff({ publication: 4 });
      expect(last.scan).toMatchObject({ id, publication: 4 });
      expect(last.scan.publications.map(({ number, reason, kept }) => [number, reason, kept])).toEqual([
        [1, null, true],
        ...[2, 3, 4].map((number) => [number, REASON, true]),
      ]);
      expect(last.against).toMatchObject({ id, publication: 3 });
      expect(last.list.filter(({ differs }) => differs).map(({ result_id }) => result_id)).toEqual([
        worded.id,
      ]);
      expect(of(last)).toMatchObject({
        ...{ before: worded.status, after: "critical", edited_by: "The expert" },
        differs: {
          level: { before: worded.level, after: "critical" },
          hidden: null,
          texts: [
            { text: "summary", before: worded.texts?.summary, after: text },
            { text: "how_to_fix", before: { en: "First.\nThen.", cn: "首先。\n然后。" } },
          ],
          tables: [{ id: table.id, counts: { added: 0, removed: table.rows.length, same: 0 } }],
        },
      });
      // The first correction passed one result and hid another; nothing of the last one shows there.
      const second = await diff({ publication: 2, against: id, against_publication: 1 });
      const changed = second.list.filter(({ differs }) => differs);
      expect(changed.map(({ before, after }) => [before !== null, after])).toEqual(
        expect.arrayContaining([
          [true, "passed"],
          [true, null],
        ]),
      );
      expect(changed).toHaveLength(2);
      expect(changed.find(({ after }) => after === null)?.differs?.hidden).toEqual({
        before: false,
        after: true,
      });
      const back = await diff({ publication: 1, against: id, against_publication: 2 });
      expect(back.counts.passed_to_failed).toBe(second.counts.failed_to_passed);
      const first = await diff({ publication: 1 });
      expect(first.against).toBeNull();
      expect(of(first)).toMatchObject({ after: worded.status });
      expect((await failureOf(diff({ publication: 5 }))).key).toBe("scan.publication_not_found");
      expect((await failureOf(diff({ against_publication: 5 }))).key).toBe("scan.publication_not_found");

      // A correction of before what was said was kept.
      const { db } = server.services;
      const [old] = await db.select().from(correction).orderBy(asc(correction.at)).limit(1);
      const of1 = eq(correction.id, old?.id ?? "");
      await db.update(correction).set({ kept: false }).where(of1);
      await db.delete(replacedResult).where(eq(replacedResult.correction_id, old?.id ?? ""));
      const lost = await diff({ publication: 2 });
      expect(lost.scan.publications.map(({ kept }) => kept)).toEqual([false, true, true, true]);
      const unknown = lost.list.filter(({ change: one }) => one === null);
      expect(unknown.map((one) => one.result_id).sort()).toEqual(changed.map((one) => one.result_id).sort());
      expect(unknown.map(({ before, differs }) => [before, differs])).toEqual([
        [null, null],
        [null, null],
      ]);
      expect(await diff({ publication: 4 })).toMatchObject({ list: last.list });
    });

    test("a review is neither published, replaced nor ended with edits that whoever does so has not seen", async () => {
      const { company_id } = await owner().call(info, {});
      const made = await chief().call(createScan, { company_id, object_ids: [object_id] });
      await until(async () => (await owner().call(getAssessment, made)).state === "expert_review");
      const { scan: seen, results: found } = await expert().call(getScan, { id: made.id });
      const [one] = found;
      if (!one) throw new Error("nothing was found");
      await chief().call(editResult, word(one));
      for (const done of [publishScan, rescanScan]) {
        const blind = expert().call(done, { id: made.id, seen });
        expect((await failureOf(blind)).key).toBe("scan.changed_meanwhile");
      }
      const blind = expert().call(failScan, { id: made.id, reason: REASON, seen });
      expect((await failureOf(blind)).key).toBe("scan.changed_meanwhile");
      const { scan: now } = await expert().call(getScan, { id: made.id });
      expect((await expert().call(publishScan, { id: made.id, seen: now })).state).toBe("complete");
    });

    test("two experts on one result see each other, and who came second is told so", async () => {
      const [result] = await results();
      const at = { id, result_id: result?.id ?? null };
      expect(await expert().call(scanPresence, { ...at, editing: true })).toEqual({ others: [] });
      const second = await chief().call(scanPresence, at);
      expect(second.others).toMatchObject([
        { name: "The expert", result_id: at.result_id, editing: true, first: true },
      ]);
      const first = await expert().call(scanPresence, { ...at, editing: true }, { keepDuplicate: true });
      expect(first.others).toMatchObject([{ result_id: at.result_id, editing: false, first: false }]);
      await chief().call(scanPresence, { id, result_id: null });
      const left = await expert().call(scanPresence, { ...at, editing: true }, { keepDuplicate: true });
      expect(left.others).toMatchObject([{ result_id: null, first: false }]);
    });
  },
  { on: "either" },
);
