import type { getScan, listScans, ReplyOf } from "@candor/api/contract";

/** An assessment as staff see it in the list and at the head of its results. */
export type ScanRow = ReplyOf<typeof listScans>["list"][number];

/** One assessment with every result. */
export type ScanDetail = ReplyOf<typeof getScan>;

/** The number as people say it. */
export const scanNumber = ({ number }: Pick<ScanRow, "number">): string => `S-${number}`;
