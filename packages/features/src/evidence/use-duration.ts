import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type Formatters, useFormat } from "../platform/index.ts";
import { durationParts } from "./duration.ts";

/** A number of milliseconds as tables of evidence say it. */
export function durationText(
  milliseconds: number,
  { t, format }: { t: TFunction<"evidence">; format: Formatters },
): string {
  const { unit, value } = durationParts(milliseconds);
  return t(`duration.${unit}`, { count: value, value: format.count(value) });
}

export function useDuration(): (milliseconds: number) => string {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  return useCallback((milliseconds) => durationText(milliseconds, { t, format }), [t, format]);
}
