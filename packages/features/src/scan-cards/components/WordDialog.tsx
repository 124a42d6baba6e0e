import { isApiError } from "@candor/api/client";
import { Checkbox, TextArea } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConflictDialog } from "../../config-editor/index.ts";
import type { Draft } from "../../evidence-rows/index.ts";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type ScanCard, useEditCard } from "../queries.ts";
import { changedTables, toForm, toPayload, type Word, wordThatStands } from "../word.ts";
import { wordForm } from "../word-form.ts";
import { CardWordFields } from "./CardWordFields.tsx";

export interface WordDialogProps {
  card: ScanCard;
  /** As it stands now: another expert may have been faster. */
  latest: ScanCard;
  draft: Draft;
  onClose: () => void;
  /** What is typed is stored, or given up for another's word. */
  onDone: () => void;
}

/** Stores an expert's word over a card: its words in this scan, why, and whether customers see it at all. */
export function WordDialog({ card, latest, draft, onClose, onDone }: WordDialogProps) {
  const { t } = useTranslation("scan-cards");
  const format = useFormat();
  const { show } = useNotice();
  const edit = useEditCard();
  // Another's word that was laid since is not overwritten before it was read.
  const [seen, setSeen] = useState(card.edit);
  const [mine, setMine] = useState<Word | null>(null);
  const form = useSchemaForm({
    schema: wordForm,
    defaultValues: toForm(card),
    draft: `scan-card.${card.report_id}.${card.card_key}`,
    shared: true,
    save: (values) => {
      const { report_id, card_key, seen: at, ...word } = toPayload({ ...card, edit: seen }, values, draft);
      return edit.mutateAsync({ report_id, card_key, seen: at, ...word }).catch((error: unknown) => {
        if (isApiError(error) && error.key === "scan.edited_meanwhile") setMine(word);
        throw error;
      });
    },
    onSaved() {
      show({ kind: "success", text: t("store.done") });
      onClose();
      onDone();
    },
  });
  const { edit: theirs } = latest;
  return (
    <>
      <SchemaFormDialog
        form={form}
        title={t("store.title")}
        description={t("store.text", { count: changedTables(draft).length })}
        submitLabel={t("store.submit")}
        onClose={onClose}
      >
        <CardWordFields form={form} configured={card.configured} />
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
      {mine && (
        <ConflictDialog
          theirs={{ content: wordThatStands(latest), by: theirs?.by ?? null, at: theirs?.at ?? "" }}
          mine={mine}
          text={
            theirs
              ? t("store.overtaken", { by: theirs.by, date: format.dateTime(theirs.at) })
              : t("store.overtakenRestored")
          }
          onTheirs={() => {
            form.forget();
            onClose();
            onDone();
          }}
          onMine={() => {
            setSeen(theirs);
            setMine(null);
          }}
        />
      )}
    </>
  );
}
