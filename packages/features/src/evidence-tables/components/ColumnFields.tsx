import {
  type EvidenceTableConfig,
  GROUP_MERGES,
  TABLE_COLUMN_TYPES,
  type TableColumnType,
} from "@candor/api/entities";
import { Checkbox, IconButton, Select, TextField } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { editorCss, type Fields, useFieldError } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type Column, keyFault, withColumn, withoutColumn } from "../config.ts";
import type { ConfigChange } from "./ColumnLine.tsx";
import * as css from "./columns.css.ts";
import { LabelsField } from "./LabelsField.tsx";

export interface ColumnFieldsProps {
  at: number;
  column: Column;
  name: string;
  config: EvidenceTableConfig;
  fields: Fields;
  onChange: (change: ConfigChange) => void;
  onRemoved: () => void;
}

const FLAGS = [
  "filterable",
  "sortable",
  "editable",
  "hidden_when_empty_in_table",
  "hidden_when_empty_in_detail",
] as const;
const LABELLED: ReadonlySet<TableColumnType> = new Set(["single_tag", "multi_tag"]);

/** Everything that a column says. */
export function ColumnFields({ at, column, name, config, fields, onChange, onRemoved }: ColumnFieldsProps) {
  const { t } = useTranslation(["evidence-tables", "config-editor"]);
  const format = useFormat();
  const set = (part: Partial<Column>) => onChange((now) => withColumn(now, at, { ...column, ...part }));
  const path = `columns.${at}`;
  const fault = keyFault(config, at);
  const errorOf = useFieldError(fields);
  return (
    <div className={css.columnBody}>
      <div className={editorCss.two}>
        <TextField
          size={32}
          label={t("field.columnKey")}
          required
          value={column.key}
          error={
            fields[`${path}.key`] &&
            t(fault === "twice" ? "columnTwice" : (fault ?? "notInSchema"), { key: column.key })
          }
          onChange={(event) => set({ key: event.target.value.trim() })}
        />
        <Select
          size={32}
          label={t("field.type")}
          value={column.type}
          options={TABLE_COLUMN_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={(event) => set({ type: event.target.value as TableColumnType })}
        />
        <TextField
          size={32}
          label={t("field.titleEn")}
          required
          value={column.title.en}
          error={errorOf(`${path}.title.en`)}
          onChange={(event) => set({ title: { ...column.title, en: event.target.value } })}
        />
        <TextField
          size={32}
          lang="zh-CN"
          label={t("field.titleCn")}
          required
          value={column.title.cn}
          error={errorOf(`${path}.title.cn`)}
          onChange={(event) => set({ title: { ...column.title, cn: event.target.value } })}
        />
        <TextField
          size={32}
          label={t("field.helpEn")}
          value={column.help.en}
          error={errorOf(`${path}.help.en`)}
          onChange={(event) => set({ help: { ...column.help, en: event.target.value } })}
        />
        <TextField
          size={32}
          lang="zh-CN"
          label={t("field.helpCn")}
          value={column.help.cn}
          error={errorOf(`${path}.help.cn`)}
          onChange={(event) => set({ help: { ...column.help, cn: event.target.value } })}
        />
        <Select
          size={32}
          label={t("field.merge")}
          value={column.group_merge}
          options={GROUP_MERGES.map((value) => ({ value, label: t(`merge.${value}`) }))}
          error={fields[`${path}.group_merge`] && t("sumOfWords")}
          onChange={(event) => set({ group_merge: event.target.value as Column["group_merge"] })}
        />
        <Select
          size={32}
          label={t("field.tab")}
          value={column.owner_tab_id ?? ""}
          options={[
            { value: "", label: t("field.everyTab") },
            ...config.tabs.map(({ id, name: words }) => ({ value: id, label: format.text(words) || id })),
          ]}
          error={fields[`${path}.owner_tab_id`] && t("config-editor:wrong.unknown")}
          onChange={(event) => set({ owner_tab_id: event.target.value || null })}
        />
      </div>
      <div className={editorCss.flags}>
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`flag.${flag}`)}
            checked={column[flag]}
            onChange={(event) => set({ [flag]: event.target.checked })}
          />
        ))}
      </div>
      {fields[`${path}.positions`] && <p role="alert">{t("noPosition")}</p>}
      {LABELLED.has(column.type) && (
        <LabelsField config={config} columnKey={column.key} onChange={(next) => onChange(() => next)} />
      )}
      <IconButton
        icon={<Icon of={Trash2} />}
        label={t("columns.remove", { name })}
        onClick={() => {
          onChange((now) => withoutColumn(now, at));
          onRemoved();
        }}
      />
    </div>
  );
}
