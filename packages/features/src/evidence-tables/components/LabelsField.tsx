import type { EvidenceTableConfig, TagColorName } from "@candor/api/entities";
import { Tag } from "@candor/ui/badges";
import { Button, IconButton, Select, TextField } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { ArrowUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { editorCss, useAddButton, usePartFocus, useTagColors } from "../../config-editor/index.ts";
import { type Label, labelsIn, moved, withLabels } from "../config.ts";

export interface LabelsFieldProps {
  config: EvidenceTableConfig;
  columnKey: string;
  onChange: (config: EvidenceTableConfig) => void;
}

/** Colours of a column's labels; the order of the list is the order they sort in. */
export function LabelsField({ config, columnKey, onChange }: LabelsFieldProps) {
  const { t } = useTranslation("evidence-tables");
  const { add, added, removed } = useAddButton();
  const colors = useTagColors();
  const { list, focusPart } = usePartFocus<HTMLFieldSetElement>();
  // A label without a word stands here alone until it has one.
  const [labels, setLabels] = useState(() => labelsIn(config, columnKey));
  const set = (next: Label[]) => {
    setLabels(next);
    onChange(withLabels(config, columnKey, next));
  };
  const change = (at: number, part: Partial<Label>) =>
    set(labels.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <fieldset ref={list} className={editorCss.set}>
      <legend className={editorCss.quiet}>{t("labels.title")}</legend>
      {labels.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels are typed and may be equal for a while
        <div key={at} className={editorCss.line}>
          <TextField
            size={32}
            aria-label={t("labels.label")}
            value={one.label}
            onChange={(event) => change(at, { label: event.target.value })}
          />
          <Select
            size={32}
            aria-label={t("labels.color", { label: one.label })}
            value={one.color ?? ""}
            options={[{ value: "", label: t("labels.plain") }, ...colors]}
            onChange={(event) => change(at, { color: (event.target.value || null) as TagColorName | null })}
          />
          <Tag color={one.color ?? "gold"}>{one.label || "…"}</Tag>
          <IconButton
            icon={<Icon of={ArrowUp} />}
            label={t("labels.up", { label: one.label })}
            aria-disabled={at === 0}
            data-move="-1"
            onClick={() => {
              focusPart(`:scope > div:nth-of-type(${at}) [data-move]`);
              set(moved(labels, at, -1));
            }}
          />
          <IconButton
            icon={<Icon of={Trash2} />}
            label={t("labels.remove", { label: one.label })}
            onClick={() => {
              removed();
              set(labels.filter((_, index) => index !== at));
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
          setLabels([...labels, { label: "", color: null }]);
        }}
      >
        {t("labels.add")}
      </Button>
    </fieldset>
  );
}
