import type { Language } from "@candor/api/entities";
import { FlowRibbons } from "@candor/ui/charts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TableState } from "../../evidence/index.ts";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import { recipientFilter, sharingOf } from "../flows.ts";
import type { CardReply } from "../types.ts";
import * as css from "./applications.css.ts";

export interface SharingFigureProps {
  card: CardReply;
  language: Language;
  state: TableState;
  onStateChange: (change: Partial<TableState>) => void;
}

/** Who gets what. A recipient that is pressed is what the table below shows. */
export default function SharingFigure({ card, language, state, onStateChange }: SharingFigureProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const status = useStatusTexts();
  const flow = useMemo(() => sharingOf(card, language), [card, language]);
  const named = flow.recipients.filter(({ status: one }) => one !== "passed").length;
  const { owner: owners = [], host: hosts = [] } = state.filters;
  const chosen = [...owners, ...hosts];
  return (
    <FlowRibbons
      className={css.figure}
      title={t("sharing.title", {
        count: flow.recipients.length,
        recipients: format.count(flow.recipients.length),
        named: format.count(named),
      })}
      note={({ perTick }) =>
        perTick === 1 ? t("sharing.tick") : t("sharing.ticks", { count: format.count(Math.round(perTick)) })
      }
      label={t("sharing.label")}
      {...flow}
      texts={{
        view: t("figure.view"),
        flow: t("figure.flow"),
        table: t("figure.table"),
        recipient: t("sharing.recipient"),
        status: t("sharing.status"),
        total: t("sharing.total"),
        count: (items) => t("items", { count: items, value: format.count(items) }),
        more: (count) => t("figure.more", { count, value: format.count(count) }),
      }}
      statusLabel={(one) => status.labels[one]}
      describe={({ source, recipient, items }) =>
        t("sharing.ribbon", {
          source: source.label,
          recipient: recipient.label,
          count: items,
          value: format.count(items),
        })
      }
      format={format.count}
      highlighted={chosen.length === 1 ? (chosen[0] ?? null) : null}
      onHighlight={(recipient) =>
        onStateChange({ filters: { ...state.filters, ...recipientFilter(card, recipient) } })
      }
      empty={t("sharing.empty")}
    />
  );
}
