import type { Bilingual, Outcome, ScanResult } from "@candor/api/entities";

/** Texts of a result that an expert may put in place of the engine's. */
export const RESULT_TEXTS = ["summary", "what_is_wrong", "how_to_fix"] as const;
export type ResultText = (typeof RESULT_TEXTS)[number];

const NOTHING: Bilingual = { en: "", cn: "" };

/** The engine's own texts of a result; steps stand on a line each. */
export const engineTexts = ({
  summary,
  what_is_wrong,
  how_to_fix: { en, cn },
}: Pick<ScanResult, ResultText>): Record<ResultText, Bilingual> => ({
  summary,
  what_is_wrong: what_is_wrong ?? NOTHING,
  how_to_fix: { en: en.join("\n"), cn: cn.join("\n") },
});

/** Only a failure has a level to choose. */
export const hasLevel = (outcome: Outcome): boolean => outcome === "failed";
