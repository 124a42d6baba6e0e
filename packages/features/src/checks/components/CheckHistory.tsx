import type { HistoryEvent } from "@candor/api/entities";
import { Timeline } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { FirstOf } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";

/** Events that are shown at once: each assessment adds three. */
const RECENT = 12;

export interface CheckHistoryProps {
  /** Newest first; of several objects each with the name of its own. */
  history: readonly (HistoryEvent & { object_title?: string })[];
}

/** What happened to a check over time, the last of it first. */
export function CheckHistory({ history }: CheckHistoryProps) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  return (
    <FirstOf all={history} first={RECENT}>
      {(shown) => (
        <Timeline
          events={shown.map(({ kind, at, by, note, object_title = "" }, index) => ({
            id: `${kind}${at}${index}`,
            title:
              kind === "owner_assigned"
                ? note === null
                  ? t("history.unassigned")
                  : t("history.owner_assigned", { name: note })
                : t(`history.${kind}`),
            time: format.dateTime(at),
            dateTime: at,
            detail: [object_title, format.named(by ?? "", kind === "owner_assigned" ? "" : (note ?? ""))]
              .filter(Boolean)
              .join(" · "),
            major: kind.startsWith("detected"),
          }))}
        />
      )}
    </FirstOf>
  );
}
