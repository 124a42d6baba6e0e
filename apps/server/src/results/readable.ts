import { type Bilingual, bilingual, evidenceTable } from "@candor/api/entities";
import type { Finding } from "@candor/engine/rules";
import { z } from "zod";
import type { result } from "../database/schema.ts";

type ResultRow = typeof result.$inferSelect;

const UNREADABLE: Bilingual = {
  en: "What was stored about this check cannot be read. Assess the object again.",
  cn: "此项检查的已存内容无法读取，请重新评估该对象。",
};

/** What a result tells beside its verdict, as every screen and export reads it. */
const told = z.object({
  summary: bilingual,
  uncertainReason: z.nullable(bilingual),
  evidence: z.array(evidenceTable),
  screenshots: z.array(
    z.object({
      blob: z.string().regex(/^[0-9a-f]{64}$/),
      caption: bilingual,
      width: z.int(),
      height: z.int(),
    }),
  ),
});

const nothing = { summary: UNREADABLE, evidence: [], screenshots: [] };

/** A check of which nothing can be said, because what was seen cannot be read. */
export const unreadable = (finding: Pick<Finding, "checkId" | "ruleVersion" | "level">): Finding => {
  const { checkId, ruleVersion, level } = finding;
  return { checkId, ruleVersion, level, outcome: "uncertain", uncertainReason: UNREADABLE, ...nothing };
};

/** The finding, if it can be shown to anyone; else an uncertain one. */
export const readableFinding = (finding: Finding): Finding =>
  told.safeParse(finding).success ? finding : unreadable(finding);

/** A stored result as it may be shown: what it tells is broken only where something else than this server wrote it. */
export function readableRow(row: ResultRow): ResultRow {
  if (told.safeParse({ ...row, uncertainReason: row.uncertain_reason }).success) return row;
  const uncertain = { engine_outcome: "uncertain", outcome: "uncertain", status: "uncertain" } as const;
  return { ...row, ...nothing, ...uncertain, uncertain_reason: UNREADABLE };
}
