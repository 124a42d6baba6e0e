import { TickProgress, Vernier } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../../../platform/index.ts";
import { STAGES } from "../../stages.ts";
import { type ScanRow, scanNumber } from "../../types.ts";
import * as css from "./ScanList.css.ts";

/** What a scan has found so far: a Vernier, its progress, or that there is nothing. */
export function ScanResultCell({ scan }: { scan: ScanRow }) {
  const { t } = useTranslation("scans");
  const { named, percent } = useFormat();
  const words = useStatusTexts();
  if (STAGES[scan.state].live) {
    const done = percent(scan.progress / 100);
    return (
      <TickProgress
        value={scan.progress}
        valueText={done}
        size="dense"
        aria-label={t("list.progress", { percent: done })}
      />
    );
  }
  if (!scan.counts || scan.state === "failed") return <span className={css.muted}>{t("list.noResult")}</span>;
  return (
    <Vernier
      counts={scan.counts}
      size="row"
      label={named(t("result.vernier", { number: scanNumber(scan) }), words.counts(scan.counts))}
    />
  );
}
