import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { Dialog } from "../overlays/index.ts";
import * as css from "./BulkOutcome.css.ts";

export interface BulkOutcomeProps {
  /** What the call answered, row by row. */
  reply: { done: number; list: readonly { refused: { message: string } | null }[] };
  /** Name of each row, in the same order. */
  names: readonly string[];
  onClose: () => void;
}

/** What became of several rows where not all of them could be changed: which ones, and why. */
export function BulkOutcome({ reply, names, onClose }: BulkOutcomeProps) {
  const { t } = useTranslation();
  const { done, list } = reply;
  const left = list.flatMap(({ refused }, at) => (refused ? [{ at, reason: refused.message }] : []));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("bulk.title", { count: left.length })}
      description={done > 0 ? t("bulk.done", { count: done }) : t("bulk.none")}
      closeLabel={t("action.close")}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("action.close")}
        </Button>
      }
    >
      <ul className={css.list}>
        {left.map(({ at, reason }) => (
          <li key={at}>
            <b className={css.name}>{names[at]}</b>
            <span className={css.reason}>{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
