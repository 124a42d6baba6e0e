import type { Language } from "@candor/api/entities";
import { FlowRibbons } from "@candor/ui/charts";
import { memo, useCallback, useMemo, useRef } from "react";
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
  const { owner: owners = [], host: hosts = [] } = state.filters;
  const [only = null, ...others] = [...owners, ...hosts];
  const latest = useRef({ state, onStateChange });
  latest.current = { state, onStateChange };
  const onHighlight = useCallback(
    (recipient: string | null) => {
      const { filters } = latest.current.state;
      latest.current.onStateChange({ filters: { ...filters, ...recipientFilter(card, recipient) } });
    },
    [card],
  );
  return (
    <Ribbons
      card={card}
      language={language}
      highlighted={others.length === 0 ? only : null}
      onHighlight={onHighlight}
    />
  );
}

interface RibbonsProps extends Pick<SharingFigureProps, "card" | "language"> {
  highlighted: string | null;
  /** The same between renders. */
  onHighlight: (recipient: string | null) => void;
}

/** The drawing; drawn again where it says something else, not with each key of a search in the table below. */
const Ribbons = memo(function Ribbons({ card, language, highlighted, onHighlight }: RibbonsProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const status = useStatusTexts();
  const flow = useMemo(() => sharingOf(card, language), [card, language]);
  const named = flow.recipients.filter(({ status: one }) => one !== "passed").length;
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
      highlighted={highlighted}
      onHighlight={onHighlight}
      empty={t("sharing.empty")}
    />
  );
});
