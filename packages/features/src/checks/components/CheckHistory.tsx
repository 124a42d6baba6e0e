import type { HistoryEvent } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./CheckDetailPanel.css.ts";

export interface CheckHistoryProps {
  /** Newest first. */
  history: readonly HistoryEvent[];
}

/** What happened to a check over time. */
export function CheckHistory({ history }: CheckHistoryProps) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  return (
    <ol className={css.history}>
      {history.map(({ kind, at, by, note }) => (
        <li
          key={`${kind}${at}`}
          className={kind.startsWith("detected") ? `${css.event} ${css.detected}` : css.event}
        >
          <div className={css.eventHead}>
            <span className={css.eventTitle}>{t(`history.${kind}`)}</span>
            <time className={css.eventAt} dateTime={at}>
              {format.dateTime(at)}
            </time>
          </div>
          {(by || note) && <p className={css.eventNote}>{[by, note].filter(Boolean).join(": ")}</p>}
        </li>
      ))}
    </ol>
  );
}
