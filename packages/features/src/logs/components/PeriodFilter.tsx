import { Select } from "@candor/ui/forms";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { dayFieldCatalogue } from "../../day-field/index.ts";
import { lazyPart, useFormat } from "../../platform/index.ts";
import { LOG_SPANS, type LogsState } from "../address.ts";
import { logsCatalogue } from "../catalogue.ts";
import type { PeriodDialogProps } from "./PeriodDialog.tsx";

const PeriodDialog = lazyPart<PeriodDialogProps>(
  [logsCatalogue, dayFieldCatalogue],
  () => import("./PeriodDialog.tsx"),
);

/** Asks for two days. */
const ASK = "ask";
/** The days that were asked for. */
const ASKED = "asked";

export type Period = Pick<LogsState, "span" | "from" | "to">;

export interface PeriodFilterProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** When: a span that ends now, or from one day to another. */
export function PeriodFilter({ value: { span, from, to }, onChange }: PeriodFilterProps) {
  const { t } = useTranslation("logs");
  const { date } = useFormat();
  const [asking, setAsking] = useState(false);
  const named = (day: string) => date(`${day}T00:00`);
  const days =
    from && to
      ? t("period.between", { from: named(from), to: named(to) })
      : from
        ? t("period.since", { from: named(from) })
        : to && t("period.until", { to: named(to) });
  return (
    <>
      <Select
        size={32}
        aria-label={t("column.at")}
        value={days ? ASKED : (span ?? "")}
        active={Boolean(days || span)}
        options={[
          { value: "", label: t("filter.anyTime") },
          ...LOG_SPANS.map((value) => ({ value, label: t("filter.days", { count: Number(value) }) })),
          ...(days ? [{ value: ASKED, label: days }] : []),
          { value: ASK, label: t("period.ask") },
        ]}
        onChange={({ target: { value } }) => {
          if (value === ASK) setAsking(true);
          else if (value !== ASKED)
            onChange({ span: LOG_SPANS.find((known) => known === value) ?? null, from: null, to: null });
        }}
      />
      <Suspense>
        {asking && (
          <PeriodDialog
            from={from}
            to={to}
            onClose={() => setAsking(false)}
            onMissing={() => setAsking(false)}
            onChosen={(period) => {
              setAsking(false);
              onChange({ span: null, ...period });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
