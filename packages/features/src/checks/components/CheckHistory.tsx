import type { HistoryEvent } from "@candor/api/entities";
import { Timeline } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";

export interface CheckHistoryProps {
  /** Newest first. */
  history: readonly HistoryEvent[];
}

/** What happened to a check over time. */
export function CheckHistory({ history }: CheckHistoryProps) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  return (
    <Timeline
      events={history.map(({ kind, at, by, note }) => ({
        id: `${kind}${at}`,
        title: t(`history.${kind}`),
        time: format.dateTime(at),
        dateTime: at,
        detail: format.named(by ?? "", note ?? ""),
        major: kind.startsWith("detected"),
      }))}
    />
  );
}
