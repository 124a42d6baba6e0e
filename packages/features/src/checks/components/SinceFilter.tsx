import { Select } from "@candor/ui/forms";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkDialogsCatalogue } from "../../check-dialogs/index.ts";
import { dayFieldCatalogue } from "../../day-field/index.ts";
import { lazyPart, useFormat } from "../../platform/index.ts";
import { daysAgo } from "../days-ago.ts";
import type { SinceDialogProps } from "./SinceDialog.tsx";

const SinceDialog = lazyPart<SinceDialogProps>(
  [checkDialogsCatalogue, dayFieldCatalogue],
  () => import("./SinceDialog.tsx"),
);

const SPANS = [7, 30, 90] as const;
const OTHER = "other";

export interface SinceFilterProps {
  /** A day such as 2026-11-18; null for any time. */
  value: string | null;
  onChange: (day: string | null) => void;
}

/** Since when a check was published or changed: a span that ends today, or a day that is chosen. */
export function SinceFilter({ value, onChange }: SinceFilterProps) {
  const { t } = useTranslation("checks");
  const { date } = useFormat();
  const [asking, setAsking] = useState(false);
  const spans = SPANS.map((days) => ({ value: daysAgo(days), label: t("since.days", { count: days }) }));
  const own = value !== null && !spans.some((span) => span.value === value);
  return (
    <>
      <Select
        size={32}
        aria-label={t("since.label")}
        value={value ?? ""}
        active={value !== null}
        options={[
          { value: "", label: t("since.any") },
          ...spans,
          ...(own ? [{ value, label: date(`${value}T00:00`) }] : []),
          { value: OTHER, label: t("since.other") },
        ]}
        onChange={(event) =>
          event.target.value === OTHER ? setAsking(true) : onChange(event.target.value || null)
        }
      />
      <Suspense>
        {asking && (
          <SinceDialog
            value={value}
            onClose={() => setAsking(false)}
            onMissing={() => setAsking(false)}
            onChosen={(day) => {
              setAsking(false);
              onChange(day);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
