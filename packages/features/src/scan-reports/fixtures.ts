import type { diffScan, getReport, listReports, ReplyOf } from "@candor/api/contract";
import { scanDetail } from "../scans/testing/fixtures.ts";

const { scan, results } = scanDetail();
export const SCAN_ID = scan.id;
const [object] = scan.objects;
if (!object) throw new Error("The scan has no object");

const report = { ...object, score: 64, finished_at: "2026-11-18T09:12:00.000Z" };
export const REPORT_ID = report.scan_id;

export const REPORTS: ReplyOf<typeof listReports> = {
  number: scan.number,
  company_name: scan.company.name,
  list: [
    report,
    {
      ...report,
      scan_id: "00000000-0000-4000-8002-000000000099",
      object_name: "careers.example.com",
      url: "https://careers.example.com/",
      ...{ step: "visit", failure: "unreachable", counts: null, score: null, finished_at: null },
    },
  ],
  shares: [],
};

export const REPORT: ReplyOf<typeof getReport> = {
  assessment_id: scan.id,
  number: scan.number,
  report,
  results,
};

const version = (number: number, state: "complete" | "expert_review") => ({
  id: `00000000-0000-4000-8001-0000000${number}`,
  number,
  state,
  submitted_at: "2026-10-18T09:12:00.000Z",
});
const REASON = { en: "The banner was measured again by hand.", cn: "已人工重新测量同意弹窗。" };
const publication = (number: number) => ({
  number,
  at: `2026-11-${17 + number}T09:12:00.000Z`,
  by: number > 1 ? "He Ting" : null,
  reason: number > 1 ? REASON : null,
  kept: number > 1,
});
const CHANGES = ["passed_to_failed", "always_failed", "failed_to_passed", "newly_failed"] as const;
/** What each was before. */
const BEFORE = ["passed", results[1]?.status ?? null, "medium", null] as const;

export const DIFF: ReplyOf<typeof diffScan> = {
  scan: { ...version(20417, "expert_review"), id: scan.id, publications: [], publication: null },
  against: { ...version(20381, "complete"), publications: [publication(1)], publication: null },
  versions: [version(20381, "complete"), version(20340, "complete")],
  list: results.slice(0, 4).map((one, index) => ({
    result_id: one.id,
    object_name: one.object_name,
    check_id: one.check_id,
    scan_id: one.scan_id,
    title: one.title,
    change: CHANGES[index] ?? "always_passed",
    before: BEFORE[index] ?? null,
    after: index === 2 ? "passed" : one.status,
    differs: null,
    engine_outcome: index === 2 ? "failed" : null,
    edited_by: index === 2 ? "He Ting" : null,
    note: index === 2 ? "The banner stands above the footer." : null,
  })),
  counts: {
    ...{ passed_to_failed: 1, newly_failed: 1, always_failed: 1, failed_to_passed: 1 },
    ...{ newly_passed: 0, always_passed: 0, no_result: 0 },
  },
  edited: 1,
};

const [first, second, third, ...rest] = DIFF.list;
if (!first || !second || !third) throw new Error("The scan has too few results");
const table = results.flatMap(({ evidence }) => evidence).find(({ rows }) => rows.length > 1);
if (!table) throw new Error("The result has no evidence");

/** The second publication of a scan against its first one; of one result an older version of Candor kept no words. */
export const PUBLICATIONS: ReplyOf<typeof diffScan> = {
  ...DIFF,
  scan: {
    ...version(20417, "complete"),
    ...{ id: scan.id, publications: [1, 2, 3].map(publication), publication: 3 },
  },
  against: {
    ...version(20417, "complete"),
    ...{ id: scan.id, publications: [1, 2, 3].map(publication), publication: 1 },
  },
  list: [
    {
      ...second,
      ...{ change: "always_failed", before: "critical", after: "low" },
      differs: {
        level: { before: "critical", after: "low" },
        hidden: { before: true, after: false },
        texts: [
          {
            text: "summary",
            before: { en: "Four scripts ran before a choice.", cn: "有 4 个脚本在选择前运行。" },
            after: { en: "One script ran before a choice.", cn: "有 1 个脚本在选择前运行。" },
          },
          {
            text: "what_is_wrong",
            before: null,
            after: { en: "It sets a cookie.", cn: "它会设置 Cookie。" },
          },
        ],
        tables: [
          {
            ...{ id: table.id, title: table.title, columns: table.columns, partial: false },
            rows: table.rows.slice(0, 2).map((cells, index) => ({
              change: index === 0 ? ("removed" as const) : ("same" as const),
              cells,
            })),
            counts: { added: 0, removed: 1, same: 1 },
          },
        ],
      },
    },
    { ...first, change: null, before: null },
    { ...third, ...{ change: "always_passed", before: "passed" } },
    ...rest,
  ],
};
