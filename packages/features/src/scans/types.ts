import type { getScan, listScans, ReplyOf, scanPresence } from "@candor/api/contract";

/** An assessment as staff see it in the list and at the head of its results. */
export type ScanRow = ReplyOf<typeof listScans>["list"][number];

/** One assessment with every result. */
export type ScanDetail = ReplyOf<typeof getScan>;

/** The number as people say it. */
export const scanNumber = ({ number }: Pick<ScanRow, "number">): string => `S-${number}`;

/** A correction that was published. */
export type Corrected = ScanDetail["corrections"][number];

/** Somebody else who has the scan open. */
export type Present = ReplyOf<typeof scanPresence>["others"][number];
