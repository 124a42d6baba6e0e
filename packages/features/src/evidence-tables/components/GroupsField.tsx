import type { EvidenceTableConfig } from "@candor/api/entities";
import { Button, IconButton, Select } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Plus, Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { editorCss, type Fields, useAddButton } from "../../config-editor/index.ts";

const PARTS = ["root_key", "group_title_key", "sub_key"] as const;

export interface GroupsFieldProps {
  fields: Fields;
  /** The same between renders. */
  onChange: (part: Partial<EvidenceTableConfig>) => void;
  groups: EvidenceTableConfig["groups"];
  /** Keys of the rows, as they are typed. */
  schemaKeys: string;
}

/** What rows are grouped by, from the outermost group inwards. */
export const GroupsField = memo(function GroupsField({
  groups,
  schemaKeys,
  fields,
  onChange,
}: GroupsFieldProps) {
  const { t } = useTranslation(["evidence-tables", "config-editor"]);
  const { add, added, removed } = useAddButton();
  const keys = schemaKeys.split("|").filter(Boolean);
  const options = keys.map((key) => ({ value: key, label: key }));
  return (
    <fieldset className={editorCss.set}>
      <legend className={editorCss.side}>{t("groups.title")}</legend>
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name and may be equal
        <div key={at} className={editorCss.line}>
          {PARTS.map((part) => (
            <Select
              key={part}
              size={32}
              label={t(`groups.${part}`)}
              value={group[part]}
              options={
                keys.includes(group[part])
                  ? options
                  : [{ value: group[part], label: group[part] }, ...options]
              }
              error={fields[`groups.${at}.${part}`] && t("config-editor:wrong.unknown")}
              onChange={(event) =>
                onChange({
                  groups: groups.map((one, index) =>
                    index === at ? { ...one, [part]: event.target.value } : one,
                  ),
                })
              }
            />
          ))}
          <IconButton
            icon={<Icon of={Trash2} />}
            label={t("groups.remove", { key: group.root_key })}
            onClick={() => {
              removed();
              onChange({ groups: groups.filter((_, index) => index !== at) });
            }}
          />
        </div>
      ))}
      <Button
        ref={add}
        size={24}
        icon={<Icon of={Plus} />}
        aria-disabled={groups.length >= 6 || keys.length === 0}
        onClick={() => {
          added();
          const key = keys[0] ?? "";
          onChange({ groups: [...groups, { root_key: key, group_title_key: key, sub_key: key }] });
        }}
      >
        {t("groups.add")}
      </Button>
    </fieldset>
  );
});
