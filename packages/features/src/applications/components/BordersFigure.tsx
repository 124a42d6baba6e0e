import type { Language } from "@candor/api/entities";
import { FlowRuler } from "@candor/ui/charts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TableState } from "../../evidence/index.ts";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import { bordersOf, pairFilter } from "../flows.ts";
import type { CardReply } from "../types.ts";
import * as css from "./applications.css.ts";

export interface BordersFigureProps {
  card: CardReply;
  language: Language;
  onStateChange: (change: Partial<TableState>) => void;
}

/** Which data crosses which border. A pair that is pressed is what the table below shows. */
export default function BordersFigure({ card, language, onStateChange }: BordersFigureProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const status = useStatusTexts();
  const pairs = useMemo(
    () =>
      bordersOf(card, language, ({ items, recipients }) =>
        format.details([
          t("items", { count: items, value: format.count(items) }),
          t("borders.recipients", { count: recipients, value: format.count(recipients) }),
        ]),
      ),
    [card, language, t, format],
  );
  const regions = new Set(pairs.map(({ to }) => to)).size;
  const needing = pairs.filter(({ status: one }) => one === "critical" || one === "medium").length;
  const region = (code: string) => (code === "ZZ" ? t("borders.unknown") : format.region(code));
  // A code says nothing by itself: what each stands for is read beside the drawing.
  const codes = [...new Set(pairs.flatMap(({ from, to }) => [from, to]))];
  const named = format.series(codes.map((code) => `${code} ${region(code)}`));
  return (
    <FlowRuler
      className={css.figure}
      title={t("borders.title", {
        count: regions,
        regions: format.count(regions),
        needing: format.count(needing),
      })}
      note={t("borders.weight")}
      remark={format.sentences([
        t("borders.place"),
        codes.length > 0 && t("borders.codes", { codes: named }),
      ])}
      label={t("borders.label")}
      pairs={pairs}
      texts={{
        view: t("figure.view"),
        flow: t("figure.flow"),
        table: t("figure.table"),
        key: { source: t("borders.source"), recipient: t("borders.recipient") },
        source: t("borders.from"),
        recipient: t("borders.to"),
        status: t("sharing.status"),
        items: t("sharing.total"),
        transfer: t("borders.transfer"),
        note: t("borders.verdict"),
        more: (count) => t("figure.more", { count, value: format.count(count) }),
      }}
      statusLabel={(one) => status.labels[one]}
      regionName={region}
      formatLongitude={(degrees) =>
        degrees === 0
          ? "0°"
          : t(degrees < 0 ? "borders.west" : "borders.east", { degrees: format.count(Math.abs(degrees)) })
      }
      describe={({ status: one, from, to, text, note }) =>
        t("borders.pair", { status: status.labels[one], from: region(from), to: region(to), text, note })
      }
      format={format.count}
      onPick={(id) => {
        const [from = "", to = ""] = id.split("-");
        onStateChange({ filters: pairFilter(card, from, to) });
      }}
      empty={t("borders.empty")}
    />
  );
}
