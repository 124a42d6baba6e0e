import { LOG_DAYS } from "@candor/api/contract";
import { Select } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useFormat } from "../../platform/index.ts";
import { useLatestLogSettings, useSaveLogSettings } from "../queries.ts";

/** Spans that are offered, in days; what is set beside them stays offered. */
const SPANS = [LOG_DAYS.min, 365, 730, 1095, 1825, LOG_DAYS.max];
const FOR_EVER = "";

const textOf = (days: number | null) => (days === null ? FOR_EVER : String(days));
const numberOf = (text: string) => (text === FOR_EVER ? null : Number(text));

const schema = z.object({ days: z.string() });

export interface RetentionDialogProps {
  /** What is set now; null: for ever. */
  days: number | null;
  /** The oldest line. */
  firstAt: string | null;
  onClose: () => void;
}

/** Sets for how long lines are kept. What is removed does not come back: it says so. */
export function RetentionDialog({ days, firstAt, onClose }: RetentionDialogProps) {
  const { t } = useTranslation("logs");
  const { count, date, sentences } = useFormat();
  const { show } = useNotice();
  const save = useSaveLogSettings();
  const latest = useLatestLogSettings();
  // What was read as the dialog opened: what others set behind it is met, not overwritten.
  const base = useRef(days);
  const told = (span: number | null) =>
    span === null ? t("keep.forEver") : t("keep.days", { count: span, days: count(span) });
  const form = useSchemaForm({
    schema,
    defaultValues: { days: textOf(days) },
    draft: "log-retention",
    save: (values) =>
      save.mutateAsync({ keep_days: numberOf(values.days), seen: { keep_days: base.current } }),
    meanwhile: {
      async read() {
        base.current = (await latest()).keep_days;
        return { days: textOf(base.current) };
      },
      words: (now) => ({ days: [t("keep.label"), told(numberOf(now.days))] }),
    },
    onSaved() {
      show({ kind: "success", text: t("keep.saved") });
      onClose();
    },
    failureText: (reason) => t("keep.failed", { reason }),
  });
  const spans = [...new Set([...SPANS, ...(days === null ? [] : [days])])].sort((a, b) => a - b);
  return (
    <SchemaFormDialog
      form={form}
      title={t("keep.title")}
      description={sentences([t("keep.text"), firstAt && t("keep.first", { date: date(firstAt) })])}
      submitLabel={t("keep.submit")}
      onClose={onClose}
    >
      <Select
        label={t("keep.label")}
        options={[
          { value: FOR_EVER, label: told(null) },
          ...spans.map((one) => ({ value: String(one), label: told(one) })),
        ]}
        {...form.register("days")}
      />
    </SchemaFormDialog>
  );
}
