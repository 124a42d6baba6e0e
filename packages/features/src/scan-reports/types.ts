import type { diffScan, getReport, listReports, ReplyOf } from "@candor/api/contract";

export type Diff = ReplyOf<typeof diffScan>;

/** A check of one object, before and after. */
export type Changed = Diff["list"][number];

/** What two publications of one result say otherwise. */
export type ResultDiffers = NonNullable<Changed["differs"]>;

export type Publication = Diff["scan"]["publications"][number];

/** One object's results inside a scan. */
export type Report = ReplyOf<typeof listReports>["list"][number];

export type ReportResult = ReplyOf<typeof getReport>["results"][number];
