import {
  DATA_FORMATS,
  TAG_COLORS,
  type TagColorName,
  TEMPLATE_COLUMN_TYPES,
  type TemplateContent,
} from "@candor/api/entities";
import { Button, IconButton, Select, TextField } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { editorCss, useAddButton, useTagColors, WordsField } from "../../config-editor/index.ts";
import type { PartProps } from "./VariablesField.tsx";

const COLUMNS_MAX = 60;

type Column = TemplateContent["columns"][number];

/** Which of a table's columns are shown, and how. */
export function ColumnsField({ content, fields, onChange }: PartProps) {
  const { t } = useTranslation("evidence-templates");
  const { add, added, removed } = useAddButton();
  const { columns, tabs } = content;
  const change = (at: number, part: Partial<Column>) =>
    onChange({ columns: columns.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <fieldset className={editorCss.set}>
      <legend className={editorCss.side}>{t("columns.title")}</legend>
      {columns.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: keys are typed and may be equal for a while
        <div key={at} className={editorCss.part}>
          <div className={editorCss.line}>
            <TextField
              size={32}
              label={t("columns.key")}
              value={one.key}
              error={fields[`columns.${at}.key`] && t("variables.badName")}
              onChange={(event) => change(at, { key: event.target.value.trim() })}
            />
            <Select
              size={32}
              label={t("columns.format")}
              value={one.data_format}
              options={DATA_FORMATS.map((value) => ({ value, label: t(`dataFormat.${value}`) }))}
              onChange={(event) => change(at, { data_format: event.target.value as Column["data_format"] })}
            />
            <Select
              size={32}
              label={t("columns.type")}
              value={one.type}
              options={TEMPLATE_COLUMN_TYPES.map((value) => ({ value, label: t(`columnType.${value}`) }))}
              onChange={(event) => change(at, { type: event.target.value as Column["type"] })}
            />
            {tabs.length > 0 && (
              <Select
                size={32}
                label={t("columns.tab")}
                value={one.tab_id ?? ""}
                options={[
                  { value: "", label: t("columns.everyTab") },
                  ...tabs.map(({ id }) => ({ value: id, label: id })),
                ]}
                error={fields[`columns.${at}.tab_id`] && t("columns.badTab")}
                onChange={(event) => change(at, { tab_id: event.target.value || null })}
              />
            )}
            <IconButton
              icon={<Icon of={Trash2} />}
              label={t("columns.remove", { key: one.key })}
              onClick={() => {
                removed();
                onChange({ columns: columns.filter((_, index) => index !== at) });
              }}
            />
          </div>
          <WordsField
            label={t("columns.heading")}
            required
            value={one.title}
            fields={fields}
            path={`columns.${at}.title`}
            onChange={(title) => change(at, { title })}
          />
          {one.type === "tag" && (
            <EnumField
              values={one.enum}
              faulty={(index) => Boolean(fields[`columns.${at}.enum.${index}.value`])}
              onChange={(values) => change(at, { enum: values })}
            />
          )}
        </div>
      ))}
      <Button
        ref={add}
        size={24}
        icon={<Icon of={Plus} />}
        aria-disabled={columns.length >= COLUMNS_MAX}
        onClick={() => {
          added();
          onChange({
            columns: [
              ...columns,
              {
                ...{ key: "", title: { en: "", cn: "" }, data_format: "text", type: "text" },
                ...{ tab_id: null, enum: [] },
              },
            ],
          });
        }}
      >
        {t("columns.add")}
      </Button>
    </fieldset>
  );
}

interface EnumProps {
  values: Column["enum"];
  faulty: (at: number) => boolean;
  onChange: (values: Column["enum"]) => void;
}

/** Values that a tag may have, each with its colour. */
function EnumField({ values, faulty, onChange }: EnumProps) {
  const { t } = useTranslation("evidence-templates");
  const colors = useTagColors();
  const { add, added, removed } = useAddButton();
  const change = (at: number, part: Partial<Column["enum"][number]>) =>
    onChange(values.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <>
      {values.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values are typed and may be equal for a while
        <div key={at} className={editorCss.line}>
          <TextField
            size={32}
            label={t("enum.value")}
            value={one.value}
            error={faulty(at) ? t("enum.bad") : undefined}
            onChange={(event) => change(at, { value: event.target.value })}
          />
          <Select
            size={32}
            label={t("enum.color")}
            value={one.color}
            options={colors}
            onChange={(event) => change(at, { color: event.target.value as TagColorName })}
          />
          <IconButton
            icon={<Icon of={Trash2} />}
            label={t("enum.remove", { value: one.value })}
            onClick={() => {
              removed();
              onChange(values.filter((_, index) => index !== at));
            }}
          />
        </div>
      ))}
      <Button
        ref={add}
        size={24}
        icon={<Icon of={Plus} />}
        onClick={() => {
          added();
          onChange([...values, { value: "", color: TAG_COLORS[0] }]);
        }}
      >
        {t("enum.add")}
      </Button>
    </>
  );
}
