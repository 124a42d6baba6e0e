import type { diffScan, getReport, listReports, ReplyOf } from "@candor/api/contract";

/** A check of one object, before and after. */
export type Changed = ReplyOf<typeof diffScan>["list"][number];

/** One object's results inside a scan. */
export type Report = ReplyOf<typeof listReports>["list"][number];

export type ReportResult = ReplyOf<typeof getReport>["results"][number];
