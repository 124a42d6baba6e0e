import type { ScreenCode } from "@candor/api/errors";
import { Checkbox, TextArea } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { type Draft, isChanged, rowsOf } from "../../evidence-rows/index.ts";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { type ScanCard, useEditCard } from "../queries.ts";

const NOTE_MAX = 1000;

const schema = z.object({
  hidden: z.boolean(),
  note: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "scan.note_required" satisfies ScreenCode),
      z.maxLength(NOTE_MAX, "scan.note_long" satisfies ScreenCode),
    ),
});

export interface WordDialogProps {
  card: ScanCard;
  draft: Draft;
  onClose: () => void;
}

/** Stores an expert's word over a card: why, and whether customers see the card at all. */
export function WordDialog({ card, draft, onClose }: WordDialogProps) {
  const { t } = useTranslation("scan-cards");
  const { show } = useNotice();
  const edit = useEditCard();
  const tables = Object.entries(draft).flatMap(([id, lines]) =>
    lines.some(isChanged) ? [{ id, rows: rowsOf(lines) }] : [],
  );
  const form = useSchemaForm({
    schema,
    defaultValues: { hidden: card.edit?.hidden ?? false, note: card.edit?.note ?? "" },
    draft: `scan-card.${card.report_id}.${card.card_key}`,
    save: (values) =>
      edit.mutateAsync({ report_id: card.report_id, card_key: card.card_key, tables, ...values }),
    onSaved() {
      show({ kind: "success", text: t("store.done") });
      onClose();
    },
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("store.title")}
      description={t("store.text", { count: tables.length })}
      submitLabel={t("store.submit")}
      onClose={onClose}
    >
      <Checkbox label={t("store.hidden")} {...form.register("hidden")} />
      <TextArea
        label={t("store.note")}
        hint={t("store.noteHint")}
        required
        rows={4}
        error={form.errorOf("note")}
        {...form.register("note")}
      />
    </SchemaFormDialog>
  );
}
