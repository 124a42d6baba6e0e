import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { inReviewState, leavesFocusToPage, useFormat, useSharedValue } from "../../platform/index.ts";
import * as css from "./frames.css.ts";

export interface AsOfProps {
  /** When the state shown was published. */
  at: string | null | undefined;
  /** Goes to the last results. */
  onLast: () => void;
  /** Why another assessment is shown than was chosen; default: of when it is. */
  reason?: string | undefined;
}

/** Says that a screen shows an earlier assessment, or to a preview one in review. Drawn only where it does. */
export function AsOf({ at, onLast, reason }: AsOfProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const inReview = useSharedValue(inReviewState);
  if (!at) return null;
  return (
    <div ref={leavesFocusToPage} className={css.note}>
      <span>
        {inReview === null
          ? (reason ?? t("list.asOf", { date: date(at) }))
          : t("list.inReview", { number: `S-${inReview}` })}
      </span>
      <Button size={24} variant="link" onClick={onLast}>
        {t("list.asOfLast")}
      </Button>
    </div>
  );
}
