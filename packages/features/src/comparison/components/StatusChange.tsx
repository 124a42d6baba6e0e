import { Icon } from "@candor/ui/icons";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { StatusText } from "../../evidence/index.ts";
import type { ComparisonRow } from "../types.ts";
import * as css from "./comparison.css.ts";

export interface StatusChangeProps {
  row: Pick<ComparisonRow, "before" | "after">;
}

/** Result of the earlier assessment and of the later one; once where they are the same. */
export function StatusChange({ row: { before, after } }: StatusChangeProps) {
  const { t } = useTranslation("comparison");
  const side = (one: ComparisonRow["before"]) =>
    one ? <StatusText status={one.status} /> : <span className={css.quiet}>{t("noResult")}</span>;
  if (before && after && before.status === after.status) return side(after);
  return (
    <span className={css.statuses}>
      {side(before)}
      <Icon of={ArrowRight} size={14} className={css.arrow} />
      {side(after)}
    </span>
  );
}
