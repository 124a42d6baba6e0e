import { isApiError } from "@candor/api/client";
import { LEVELS, type ScanResult } from "@candor/api/entities";
import { Button, Checkbox, FormActions, Select, TextArea } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Draft, linesOf } from "../../../evidence-rows/index.ts";
import { Failure } from "../../../forms/index.ts";
import { NOTE_MAX } from "../../../forms/review-fields.ts";
import { useFieldMessage, usePassing } from "../../../platform/index.ts";
import { useEditResult } from "../../queries.ts";
import { type ResultForm, resultForm, toForm, toPayload } from "../../result-form.ts";
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

/** Lays an expert's word over one result. */
export function ResultEditForm({ scanId, result, onDirtyChange, onSaved, onCancel }: ResultEditFormProps) {
  const { t } = useTranslation(["scans", "common", "message"]);
  const form = useForm<ResultForm>({
    resolver: standardSchemaResolver(resultForm),
    mode: "onBlur",
    reValidateMode: "onChange",
    defaultValues: toForm(result),
  });
  usePassing(form);
  const { errors, isDirty: retyped } = form.formState;
  const engine = result.engine_evidence ?? result.evidence;
  const [stored] = useState(() => draftOf(engine, result.evidence));
  const [rows, setRows] = useState(stored);
  const isDirty = retyped || rows !== stored;
  const outcome = useWatch({ control: form.control, name: "outcome" });
  const edit = useEditResult(scanId, onSaved);
  const say = useFieldMessage();
  // Another's word that was laid since is not overwritten before it was read.
  const [seen, setSeen] = useState(result.edited_at);
  const overtaken = result.edited_at !== seen;
  const meanwhile = isApiError(edit.error) && edit.error.key === "scan.edited_meanwhile";

  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  // Opened by a key or a button, it is what comes next.
  const { setFocus } = form;
  useEffect(() => setFocus("outcome"), [setFocus]);

  return (
    <form
      className={css.form}
      noValidate
      aria-label={t("edit.title")}
      onSubmit={form.handleSubmit((values) =>
        edit.mutate(toPayload({ ...result, edited_at: seen }, values, rows)),
      )}
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
        bound={NOTE_MAX + 1}
        counterText={(used, max) => t("edit.noteCount", { used, max })}
        error={say(errors.note)}
        {...form.register("note")}
      />
      {overtaken && <Overtaken result={result} onRead={() => setSeen(result.edited_at)} />}
      <Failure text={edit.isError && !meanwhile ? t("message:scan.edit_failed") : null} gapped />
      <FormActions align="start">
        <Button variant="quiet" onClick={onCancel}>
          {t("common:action.cancel")}
        </Button>
        <Button type="submit" variant="primary" loading={edit.isPending}>
          {t("edit.save")}
        </Button>
      </FormActions>
    </form>
  );
}
