import type { ScanResult } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import { isEdited } from "../../results.ts";
import * as css from "./ResultEditForm.css.ts";

export interface OvertakenProps {
  /** As it stands now. */
  result: ScanResult;
  /** The reader has seen it, and goes on with their own edit. */
  onRead: () => void;
}

/** Inside an edit: another expert's word on the same result since it was opened. What is typed stays. */
export function Overtaken({ result, onRead }: OvertakenProps) {
  const { t } = useTranslation(["scans", "common"]);
  const { time } = useFormat();
  const { edited_by, edited_at, outcome, level, note } = result;
  return (
    <div role="alert" className={css.overtaken}>
      <p>
        {isEdited(result)
          ? t("edit.overtaken", {
              who: edited_by ?? "",
              when: time(edited_at ?? ""),
              word: t("detail.word", { outcome: t(`outcome.${outcome}`), level: t(`common:level.${level}`) }),
            })
          : t("edit.overtakenRestored")}
      </p>
      {note && <blockquote className={css.theirs}>{note}</blockquote>}
      <Button size={32} onClick={onRead}>
        {t("edit.goOn")}
      </Button>
    </div>
  );
}
