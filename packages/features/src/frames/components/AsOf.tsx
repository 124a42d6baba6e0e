import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./frames.css.ts";

export interface AsOfProps {
  /** When the state shown was published. */
  at: string | null | undefined;
  /** Goes to the last results. */
  onLast: () => void;
}

/** Says that a screen shows an earlier assessment. Drawn only where it does. */
export function AsOf({ at, onLast }: AsOfProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (!at) return null;
  return (
    <div className={css.note}>
      <span>{t("list.asOf", { date: date(at) })}</span>
      <Button size={24} variant="link" onClick={onLast}>
        {t("list.asOfLast")}
      </Button>
    </div>
  );
}
