import type { EvidenceColumn } from "@candor/api/entities";
import { Tag } from "@candor/ui/badges";
import { hidden } from "@candor/ui/tokens";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { durationParts } from "../duration.ts";
import * as css from "./EvidenceCell.css.ts";

export interface EvidenceCellProps {
  type: EvidenceColumn["type"];
  value: string | number | null | undefined;
}

/** One value of an evidence table, drawn as its column's type asks. An address is text, never a link. */
export function EvidenceCell({ type, value }: EvidenceCellProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  if (value === null || value === undefined || value === "") {
    return (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <span className={hidden}>{t("noValue")}</span>
      </span>
    );
  }
  const text = String(value);
  if (type === "tag") return <Tag color="gold">{text}</Tag>;
  if (type === "region")
    return /^[A-Za-z]{2}(?: [A-Za-z]{2})*$/.test(text)
      ? format.series(text.toUpperCase().split(" ").map(format.region))
      : text;
  if (typeof value === "number" && type === "number") return format.count(value);
  if (typeof value === "number" && type === "duration") {
    const { unit, value: amount } = durationParts(value);
    return t(`duration.${unit}`, { count: amount, value: format.count(amount) });
  }
  const mono =
    type === "url" || (type === "mono" && text.length > 48)
      ? css.url
      : type === "mono"
        ? css.mono
        : undefined;
  return (
    <span className={mono} title={text.length > 80 ? text : undefined} translate={mono ? "no" : undefined}>
      <span className={text.length > 80 ? css.long : undefined}>{text}</span>
    </span>
  );
}
