import { CARD_CHARTS, CHART_METRICS } from "@candor/api/entities";
import { Select, TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { EditorForm, editorCss, useFieldError, WholeNumberField } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { columnsIn } from "../config.ts";
import type { FormProps } from "../form-props.ts";
import { type CardChart, useOptions } from "../queries.ts";
import { NamedSelect } from "./NamedSelect.tsx";
import { TitleField } from "./TitleField.tsx";

type FieldsProps = Omit<FormProps<CardChart>, "preview">;

/** What it is called, and where it stands. */
function NameAndCard({ data, fields, onChange }: FieldsProps) {
  const { t } = useTranslation(["cards", "config-editor"]);
  const errorOf = useFieldError(fields);
  const options = useOptions();
  return (
    <>
      <TitleField data={data} fields={fields} onChange={onChange} />
      <NamedSelect
        label={t("field.card")}
        value={data.card}
        options={options.data?.cards}
        none={t("noCard")}
        error={errorOf("card")}
        onChange={(card) => onChange({ ...data, card })}
      />
    </>
  );
}

/** What a chart cannot be without. */
export function ChartFields({ data, fields, onChange }: FieldsProps) {
  const { t } = useTranslation(["cards", "config-editor"]);
  const errorOf = useFieldError(fields);
  return (
    <>
      <NameAndCard data={data} fields={fields} onChange={onChange} />
      <TextField
        label={t("field.dimension")}
        required
        hint={t("field.dimensionHint")}
        value={data.dimension}
        error={errorOf("dimension")}
        onChange={(event) => onChange({ ...data, dimension: event.target.value.trim() })}
      />
    </>
  );
}

/** Everything that a chart says. */
export function ChartForm({ data, fields, onChange, preview }: FormProps<CardChart>) {
  const { t } = useTranslation(["cards", "config-editor"]);
  const format = useFormat();
  const errorOf = useFieldError(fields);
  const columns = columnsIn(preview?.card?.tables ?? []);
  const named = (key: string | null) => {
    const listed = columns.map((column) => ({
      value: column.key,
      label: t("named", { title: format.text(column.title), key: column.key }),
    }));
    const known = key === null || key === "" || columns.some((column) => column.key === key);
    return known ? listed : [{ value: key, label: key }, ...listed];
  };
  return (
    <EditorForm label={t("form.chart")}>
      <NameAndCard data={data} fields={fields} onChange={onChange} />
      <div className={editorCss.two}>
        <Select
          label={t("field.chart")}
          hint={t("field.chartHint")}
          value={data.chart}
          options={CARD_CHARTS.map((value) => ({ value, label: t(`chart.${value}`) }))}
          onChange={(event) => onChange({ ...data, chart: event.target.value as CardChart["chart"] })}
        />
        <Select
          label={t("field.dimension")}
          required
          value={data.dimension}
          placeholder={t("choose")}
          options={named(data.dimension)}
          error={errorOf("dimension")}
          onChange={(event) => onChange({ ...data, dimension: event.target.value })}
        />
        <WholeNumberField
          label={t("field.maxItems")}
          hint={t("field.maxItemsHint")}
          min={1}
          max={20}
          value={data.max_items}
          wrong={"max_items" in fields}
          onChange={(max_items) => onChange({ ...data, max_items })}
        />
        <Select
          label={t("field.metric")}
          value={data.metric}
          options={CHART_METRICS.map((value) => ({ value, label: t(`metric.${value}`) }))}
          onChange={(event) => {
            const metric = event.target.value as CardChart["metric"];
            onChange({ ...data, metric, metric_key: metric === "count" ? null : data.metric_key });
          }}
        />
        {data.metric !== "count" && (
          <Select
            label={t("field.metricKey")}
            required
            value={data.metric_key ?? ""}
            placeholder={t("choose")}
            options={named(data.metric_key)}
            error={errorOf("metric_key")}
            onChange={(event) => onChange({ ...data, metric_key: event.target.value || null })}
          />
        )}
      </div>
    </EditorForm>
  );
}
