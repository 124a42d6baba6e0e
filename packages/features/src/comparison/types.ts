import type { compareCheck, compareChecks, ReplyOf } from "@candor/api/contract";

export type Comparison = ReplyOf<typeof compareChecks>;
export type ComparisonRow = Comparison["list"][number];
export type CheckComparison = ReplyOf<typeof compareCheck>;
