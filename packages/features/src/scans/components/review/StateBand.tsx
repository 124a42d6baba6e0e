import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Pencil, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import { diffHref } from "../../../scan-reports/address.ts";
import { CorrectionDialog } from "../../parts.ts";
import type { Corrected, ScanRow } from "../../types.ts";
import type { CorrectionStep } from "../actions/CorrectionDialog.tsx";
import { failureOf } from "../StageMark.tsx";
import * as css from "./ScanHead.css.ts";

export interface StateBandProps {
  scan: ScanRow;
  /** Edits that wait for the correction to be published. */
  pending: number;
  /** The last correction that was published; null: none was. */
  corrected: Corrected | null;
  /** How often it was published. */
  publications: number;
  /** The step of a correction that is asked about. */
  step: CorrectionStep | null;
  onStep: (step: CorrectionStep | null) => void;
}

/** Why results cannot be edited now, and the way to correct what is published; nothing while they are reviewed. */
export function StateBand({ scan, pending, corrected, publications, step, onStep }: StateBandProps) {
  const { t } = useTranslation(["scans", "failures"]);
  const format = useFormat();
  const { correcting } = scan;
  const failure = failureOf(scan.objects);
  const engines = failure ? t(`failures:reason.${failure}`) : null;
  const why = scan.failure_reason ? format.text(scan.failure_reason) : engines;
  const published = () => {
    if (correcting) {
      const open = { who: correcting.by, when: format.dateTime(correcting.since) };
      return format.sentences([t("correction.open", open), t("correction.pending", { count: pending })]);
    }
    const on = t("result.readOnly", { when: format.dateTime(scan.published_at ?? scan.updated_at) });
    if (!corrected) return on;
    const { at, by, reason } = corrected;
    const last = { when: format.dateTime(at), who: by ?? "", reason: format.text(reason) };
    return format.sentences([on, t("correction.last", last)]);
  };
  const text = {
    awaiting: () => t("result.running"),
    assessing: () => t("result.running"),
    expert_review: () => null,
    complete: published,
    failed: () => format.sentences([why, t("result.failedState")]),
  }[scan.state]();
  if (!text) return null;
  return (
    <div className={css.band}>
      <span className={css.state}>{text}</span>
      {scan.state === "complete" && (
        <span className={css.steps}>
          {corrected && !correcting && (
            <Button size={32} variant="quiet" href={diffHref(scan.id, publications)}>
              {t("correction.changes")}
            </Button>
          )}
          {correcting ? (
            <>
              <Button size={32} variant="quiet" onClick={() => onStep("discard")}>
                {t("correction.discard.action")}
              </Button>
              <Button
                size={32}
                variant="primary"
                icon={<Icon of={Send} />}
                aria-disabled={pending === 0}
                title={pending === 0 ? t("correction.nothing") : undefined}
                onClick={() => onStep("publish")}
              >
                {t("correction.publish.action")}
              </Button>
            </>
          ) : (
            <Button size={32} icon={<Icon of={Pencil} />} onClick={() => onStep("begin")}>
              {t("correction.begin.action")}
            </Button>
          )}
        </span>
      )}
      {step && <CorrectionDialog scan={scan} pending={pending} step={step} onClose={() => onStep(null)} />}
    </div>
  );
}
