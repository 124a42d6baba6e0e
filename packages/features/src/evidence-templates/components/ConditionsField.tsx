import { Button, IconButton, MultiSelect, TextField } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { editorCss, type Fields, useAddButton } from "../../config-editor/index.ts";
import type { Condition } from "../content.ts";
import { useTemplateKeys } from "../queries.ts";

export interface ConditionsFieldProps {
  conditions: readonly Condition[];
  fields: Fields;
  /** Where they stand in the content. */
  path: string;
  /** From 1. */
  depth: number;
  onChange: (conditions: Condition[]) => void;
}

/** Most beside each other. */
const CONDITIONS_MAX = 20;
/** Deepest nesting. */
const DEPTH_MAX = 8;

/** When other templates take part. Conditions nest: inner ones are asked where the outer one holds. */
export function ConditionsField({ conditions, fields, path, depth, onChange }: ConditionsFieldProps) {
  const { t } = useTranslation(["evidence-templates", "config-editor", "common"]);
  const keys = useTemplateKeys();
  const { add, added, removed } = useAddButton();
  const change = (at: number, part: Partial<Condition>) =>
    onChange(conditions.map((one, index) => (index === at ? { ...one, ...part } : one)));
  /** Too long is said as such; else what its field wants. */
  const wrong = (field: string, words: "noDescription" | "badExpression") =>
    fields[field] && t(fields[field] === "too_long" ? "config-editor:wrong.too_long" : `conditions.${words}`);
  return (
    <>
      {conditions.map((one, at) => {
        const here = `${path}.${at}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name and may be equal
          <div key={at} className={editorCss.part}>
            <div className={editorCss.line}>
              <TextField
                size={32}
                label={t("conditions.description")}
                value={one.description}
                error={wrong(`${here}.description`, "noDescription")}
                onChange={(event) => change(at, { description: event.target.value })}
              />
              <TextField
                size={32}
                label={t("conditions.expression")}
                value={one.expression}
                hint={t("conditions.expressionHint")}
                error={wrong(`${here}.expression`, "badExpression")}
                onChange={(event) => change(at, { expression: event.target.value })}
              />
              <MultiSelect
                label={t("conditions.templates")}
                options={[...new Set([...keys, ...one.template_ids])].map((value) => ({
                  value,
                  label: value,
                }))}
                value={one.template_ids}
                onValueChange={(template_ids) => change(at, { template_ids })}
                clearLabel={t("common:action.clear")}
              />
              <IconButton
                icon={<Icon of={Trash2} />}
                label={t("conditions.remove", { description: one.description })}
                onClick={() => {
                  removed();
                  onChange(conditions.filter((_, index) => index !== at));
                }}
              />
            </div>
            {fields[`${here}.template_ids`] && <p role="alert">{t("conditions.noEffect")}</p>}
            <ConditionsField
              conditions={one.conditions}
              fields={fields}
              path={`${here}.conditions`}
              depth={depth + 1}
              onChange={(inner) => change(at, { conditions: inner })}
            />
          </div>
        );
      })}
      {depth <= DEPTH_MAX && (
        <Button
          ref={add}
          size={24}
          icon={<Icon of={Plus} />}
          aria-disabled={conditions.length >= CONDITIONS_MAX}
          onClick={() => {
            added();
            onChange([...conditions, { description: "", expression: "", template_ids: [], conditions: [] }]);
          }}
        >
          {t(depth === 1 ? "conditions.add" : "conditions.addInner")}
        </Button>
      )}
    </>
  );
}
