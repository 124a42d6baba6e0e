import type { HistoryEvent } from "@candor/api/entities";
import { Timeline } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";

export interface CheckHistoryProps {
  /** Newest first; of several objects each with the name of its own. */
  history: readonly (HistoryEvent & { object_title?: string })[];
}

/** What happened to a check over time. */
export function CheckHistory({ history }: CheckHistoryProps) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  return (
    <Timeline
      events={history.map(({ kind, at, by, note, object_title = "" }, index) => ({
        id: `${kind}${at}${index}`,
        title: t(`history.${kind}`),
        time: format.dateTime(at),
        dateTime: at,
        detail: [object_title, format.named(by ?? "", note ?? "")].filter(Boolean).join(" · "),
        major: kind.startsWith("detected"),
      }))}
    />
  );
}
