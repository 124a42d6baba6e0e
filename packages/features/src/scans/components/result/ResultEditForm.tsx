import { isApiError } from "@candor/api/client";
import { LEVELS, type ScanResult } from "@candor/api/entities";
import { Button, Checkbox, FormActions, Select, TextArea } from "@candor/ui/forms";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Draft, linesOf } from "../../../evidence-rows/index.ts";
import { Failure, useSchemaForm } from "../../../forms/index.ts";
import { NOTE_MAX } from "../../../forms/review-fields.ts";
import { useAtMost } from "../../../platform/index.ts";
import { useEditResult } from "../../queries.ts";
import { forgetResult, keepBeside, readBeside, resultDraft } from "../../result-draft.ts";
import { resultForm, toForm, toPayload } from "../../result-form.ts";
import { hasLevel } from "../../result-texts.ts";
import { OUTCOME_ORDER } from "../../results.ts";
import { EvidenceFields } from "./EvidenceFields.tsx";
import { Overtaken } from "./Overtaken.tsx";
import * as css from "./ResultEditForm.css.ts";
import { ResultTextFields } from "./ResultTextFields.tsx";

export interface ResultEditFormProps {
  scanId: string;
  result: ScanResult;
  /** Told whenever there is, or is no longer, something to lose. */
  onDirtyChange: (dirty: boolean) => void;
  /** The edit is stored. */
  onSaved: () => void;
  onCancel: () => void;
}

/** The engine's rows beside those that stand. */
const draftOf = (engine: ScanResult["evidence"], shown: ScanResult["evidence"]): Draft =>
  Object.fromEntries(
    engine.map((table) => [table.id, linesOf(table, shown.find(({ id }) => id === table.id) ?? table)]),
  );

/** The lines that were kept of the tables that there are. */
const ofTables = (kept: Draft, stored: Draft): Draft =>
  Object.fromEntries(Object.entries(stored).map(([id, lines]) => [id, kept[id] ?? lines]));

/** Lays an expert's word over one result. */
export function ResultEditForm({ scanId, result, onDirtyChange, onSaved, onCancel }: ResultEditFormProps) {
  const { t } = useTranslation(["scans", "common", "message"]);
  const atMost = useAtMost();
  const engine = result.engine_evidence ?? result.evidence;
  const [stored] = useState(() => draftOf(engine, result.evidence));
  /** What was not saved before the page was loaded anew. */
  const [kept] = useState(() => readBeside(result.id));
  const [rows, setRows] = useState(() => (kept?.rows ? ofTables(kept.rows, stored) : stored));
  const edit = useEditResult(scanId);
  // Another's word that was laid since is not overwritten before it was read.
  const [seen, setSeen] = useState(kept ? kept.seen : result.edited_at);
  const overtaken = result.edited_at !== seen;
  const meanwhile = isApiError(edit.error) && edit.error.key === "scan.edited_meanwhile";
  const form = useSchemaForm({
    schema: resultForm,
    defaultValues: toForm(result),
    draft: resultDraft(result.id),
    save: (values) => edit.mutateAsync(toPayload({ ...result, edited_at: seen }, values, rows)),
    onSaved() {
      forgetResult(result.id);
      onSaved();
    },
    fieldOf: () => null,
    failureText: () => t("message:scan.edit_failed"),
  });
  const outcome = useWatch({ control: form.control, name: "outcome" });
  const isDirty = form.isDirty || rows !== stored;

  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  const { id } = result;
  useEffect(
    () => keepBeside(id, isDirty ? { rows: rows === stored ? null : rows, seen } : null),
    [id, isDirty, rows, stored, seen],
  );

  // Opened by a key or a button, it is what comes next.
  const { setFocus } = form;
  useEffect(() => setFocus("outcome"), [setFocus]);

  return (
    <form
      className={css.form}
      noValidate
      aria-label={t("edit.title")}
      onSubmit={(event) => void form.submit(event)}
    >
      <div className={css.pair}>
        <Select
          label={t("edit.outcome")}
          options={OUTCOME_ORDER.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          {...form.register("outcome")}
        />
        {hasLevel(outcome) && (
          <Select
            label={t("edit.level")}
            options={LEVELS.map((value) => ({ value, label: t(`common:level.${value}`) }))}
            {...form.register("level")}
          />
        )}
      </div>
      <Checkbox label={t("edit.hidden")} {...form.register("hidden")} />
      <ResultTextFields form={form} open={result.texts !== null} />
      <EvidenceFields engine={engine} draft={rows} onChange={setRows} />
      <TextArea
        label={t("edit.note")}
        hint={t("edit.noteHint")}
        required
        rows={4}
        {...atMost(NOTE_MAX)}
        counterText={(used, max) => t("edit.noteCount", { used, max })}
        error={form.errorOf("note")}
        {...form.register("note")}
      />
      {overtaken && !form.isSaving && <Overtaken result={result} onRead={() => setSeen(result.edited_at)} />}
      <Failure text={meanwhile ? null : form.failure} gapped />
      <FormActions align="start">
        <Button variant="quiet" onClick={onCancel}>
          {t("common:action.cancel")}
        </Button>
        <Button type="submit" variant="primary" loading={form.isSaving}>
          {t("edit.save")}
        </Button>
      </FormActions>
    </form>
  );
}
