import { MATURITY_LEVELS, MATURITY_THRESHOLDS, type MaturityLevel } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import type { ApplicationCardHead } from "./types.ts";

/** The title of a card: as staff named it, else by what the engine brings for it. */
export function useCardTitle() {
  const { t } = useTranslation("applications");
  const format = useFormat();
  return ({ title, source }: Pick<ApplicationCardHead, "title" | "source">): string =>
    title ? format.text(title) : t(`card.${source}`);
}

/** The maturity level of a score. */
export const maturityOf = (score: number): MaturityLevel =>
  MATURITY_LEVELS.findLast((level) => score >= MATURITY_THRESHOLDS[level]) ?? "basic";
