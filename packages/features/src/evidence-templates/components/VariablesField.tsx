import { type TemplateContent, VARIABLE_LEVELS, VARIABLE_TYPES } from "@candor/api/entities";
import { Button, IconButton, Select, TextField } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { editorCss, type Fields, useAddButton } from "../../config-editor/index.ts";

export interface PartProps {
  content: TemplateContent;
  fields: Fields;
  onChange: (part: Partial<TemplateContent>) => void;
}

const VARIABLES_MAX = 80;

type Variable = TemplateContent["variables"][number];

/** What texts may name: once for the title, or in each row. */
export function VariablesField({ content, fields, onChange }: PartProps) {
  const { t } = useTranslation("evidence-templates");
  const { add, added, removed } = useAddButton();
  const { variables } = content;
  const change = (at: number, part: Partial<Variable>) =>
    onChange({ variables: variables.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <fieldset className={editorCss.set}>
      <legend className={editorCss.side}>{t("variables.title")}</legend>
      <p className={editorCss.quiet}>{t("variables.hint")}</p>
      {variables.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names are typed and may be equal for a while
        <div key={at} className={editorCss.line}>
          <TextField
            size={32}
            label={t("variables.name")}
            value={one.name}
            error={fields[`variables.${at}.name`] && t("variables.badName")}
            onChange={(event) => change(at, { name: event.target.value.trim() })}
          />
          <Select
            size={32}
            label={t("variables.level")}
            value={one.level}
            options={VARIABLE_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
            onChange={(event) => change(at, { level: event.target.value as Variable["level"] })}
          />
          <Select
            size={32}
            label={t("variables.type")}
            value={one.type}
            options={VARIABLE_TYPES.map((value) => ({ value, label: t(`variableType.${value}`) }))}
            onChange={(event) => change(at, { type: event.target.value as Variable["type"] })}
          />
          <IconButton
            icon={<Icon of={Trash2} />}
            label={t("variables.remove", { name: one.name })}
            onClick={() => {
              removed();
              onChange({ variables: variables.filter((_, index) => index !== at) });
            }}
          />
        </div>
      ))}
      <Button
        ref={add}
        size={24}
        icon={<Icon of={Plus} />}
        aria-disabled={variables.length >= VARIABLES_MAX}
        onClick={() => {
          added();
          onChange({ variables: [...variables, { name: "", level: "row", type: "text", note: "" }] });
        }}
      >
        {t("variables.add")}
      </Button>
    </fieldset>
  );
}
