import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import type { Present } from "../../types.ts";
import * as css from "./ResultPanel.css.ts";

export interface PresentNoteProps {
  /** Others who have the same result open. */
  present: readonly Present[];
}

/** Who else is at this result; who came second is told that somebody was there before. Empty while nobody is. */
export function PresentNote({ present }: PresentNoteProps) {
  const { t } = useTranslation("scans");
  const { time } = useFormat();
  return (
    <div role="status" className={present.length > 0 ? css.present : undefined}>
      {present.map(({ name, editing, since, first }) => {
        const what = first ? (editing ? "firstEdits" : "first") : editing ? "edits" : "also";
        return <p key={name}>{t(`present.${what}`, { who: name, when: time(since) })}</p>;
      })}
    </div>
  );
}
