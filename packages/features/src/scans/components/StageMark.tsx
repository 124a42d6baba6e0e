import type { AssessmentState, ScanFailure } from "@candor/api/entities";
import { hidden } from "@candor/ui/tokens";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { STAGE_TICKS, STAGES } from "../stages.ts";
import * as css from "./StageMark.css.ts";

export interface StageMarkProps {
  state: AssessmentState;
  /** 0 to 100, told while it is assessed. */
  progress: number;
  /** Why the first object that failed did so. */
  failure?: ScanFailure | null;
}

/** How far an assessment has come: five ticks and the word. */
export function StageMark({ state, progress, failure }: StageMarkProps) {
  const { t } = useTranslation("scans");
  const { percent } = useFormat();
  const { ticks, tone } = STAGES[state];
  const word = () => {
    if (state === "assessing") return t("stage.assessing", { percent: percent(progress / 100) });
    if (state !== "failed" || !failure) return t(`stage.${state}`);
    return t("stage.failedBecause", { reason: t(`failureShort.${failure}`) });
  };
  return (
    <span className={css.stage}>
      <span className={css.ticks} aria-hidden="true">
        {Array.from({ length: STAGE_TICKS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick has no identity but its place
          <i key={index} className={index < ticks ? css.done[tone] : css.rest} />
        ))}
      </span>
      <span className={css.word}>
        <span className={hidden}>{t("stage.position", { done: ticks, total: STAGE_TICKS })} </span>
        {word()}
      </span>
    </span>
  );
}

/** Why a failed scan failed: the first of its objects that did. */
export const failureOf = (objects: readonly { failure: ScanFailure | null }[]): ScanFailure | null =>
  objects.find(({ failure }) => failure !== null)?.failure ?? null;
