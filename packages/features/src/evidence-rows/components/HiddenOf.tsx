import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { hiddenLines, type Line } from "../lines.ts";
import * as css from "./evidence-rows.css.ts";

/** How many rows there are over a table where customers get fewer. */
export function HiddenOf({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation("evidence-rows");
  const { count } = useFormat();
  const hidden = hiddenLines(lines, new Set()).length;
  if (hidden === 0) return null;
  return (
    <p className={css.quiet}>
      {t("hiddenOf", { count: lines.length, value: count(lines.length), hidden: count(hidden) })}
    </p>
  );
}
