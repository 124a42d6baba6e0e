import type { EvidenceColumn } from "@candor/api/entities";
import { Button, Checkbox, TextField } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoicesField } from "../../config-editor/index.ts";
import { useDuration } from "../../evidence/index.ts";
import { FormDialog } from "../../forms/index.ts";
import { useFormat } from "../../platform/index.ts";
import { ADDED, type Line } from "../lines.ts";
import * as css from "./evidence-rows.css.ts";

/** Most characters that a cell holds. */
const CELL_MAX = 4000;
const NUMBERS: ReadonlySet<EvidenceColumn["type"]> = new Set(["number", "duration"]);

export interface RowDialogProps {
  line: Line;
  columns: readonly EvidenceColumn[];
  onClose: () => void;
  onChange: (line: Line) => void;
}

type Typed = Record<string, string>;

/** The cells of one row, each with what the engine saw, and whether customers see the row at all. */
export function RowDialog({ line, columns, onClose, onChange }: RowDialogProps) {
  const { t } = useTranslation(["evidence-rows", "common"]);
  const format = useFormat();
  const duration = useDuration();
  const start = line.now ?? line.engine ?? {};
  const own = line.engine === null;
  const fresh = line === ADDED;
  const [typed, setTyped] = useState<Typed>(
    Object.fromEntries(columns.map(({ key }) => [key, String(start[key] ?? "")])),
  );
  const [hidden, setHidden] = useState(line.now === null);
  const wrong = ({ key, type }: EvidenceColumn) => {
    const text = (typed[key] ?? "").trim();
    if (text.length > CELL_MAX) return t("tooLong");
    return NUMBERS.has(type) && text !== "" && !Number.isFinite(Number(text)) ? t("notNumber") : undefined;
  };
  const filled = hidden || columns.some(({ key }) => (typed[key] ?? "").trim() !== "");
  const whole = filled && columns.every((column) => wrong(column) === undefined);
  const cell = ({ key, type }: EvidenceColumn) => {
    const text = (typed[key] ?? "").trim();
    return text === "" ? null : NUMBERS.has(type) ? Number(text) : text;
  };
  const submit = () => {
    if (!whole) return;
    const row = Object.fromEntries(columns.map((column) => [column.key, cell(column)]));
    onChange({ ...line, now: hidden ? null : row });
  };
  const put = (key: string, text: string) => setTyped({ ...typed, [key]: text });
  return (
    <FormDialog
      title={t(fresh ? "addTitle" : "title")}
      description={t("text")}
      draft="evidence.row"
      dirty={
        hidden !== (line.now === null) || columns.some(({ key }) => typed[key] !== String(start[key] ?? ""))
      }
      busy={false}
      onClose={onClose}
      submit={
        <Button variant="primary" aria-disabled={!whole} onClick={submit}>
          {t("take")}
        </Button>
      }
    >
      <div className={css.fields}>
        {columns.map((column) => {
          const { key, label, labels } = column;
          const text = typed[key] ?? "";
          const engine = line.engine?.[key];
          if (labels)
            return (
              <ChoicesField
                key={key}
                legend={format.text(label)}
                options={Object.entries(labels).map(([value, word]) => ({ value, label: format.text(word) }))}
                value={text.split(" ").filter((code) => code !== "")}
                onChange={(codes) => put(key, codes.join(" "))}
              />
            );
          const isTime = column.type === "duration";
          const seen = isTime && typeof engine === "number" ? duration(engine) : String(engine ?? "");
          const reads = isTime && wrong(column) === undefined ? cell(column) : null;
          return (
            <TextField
              key={key}
              label={isTime ? t("milliseconds", { label: format.text(label) }) : format.text(label)}
              value={text}
              hint={
                <>
                  {typeof reads === "number" && `${t("reads", { value: duration(reads) })} `}
                  {!own && t("engine", { value: seen === "" ? "–" : seen })}
                </>
              }
              error={wrong(column)}
              onChange={(event) => put(key, event.target.value)}
            />
          );
        })}
        {!fresh && (
          <Checkbox
            label={t(own ? "takeOut" : "hide")}
            checked={hidden}
            onChange={(event) => setHidden(event.target.checked)}
          />
        )}
      </div>
    </FormDialog>
  );
}
