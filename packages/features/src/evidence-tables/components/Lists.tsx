import type { EvidenceTableConfig } from "@candor/api/entities";
import { Button, IconButton, Select, TextField } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Plus, Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { editorCss, type Fields, useFieldError } from "../../config-editor/index.ts";

interface ListProps {
  fields: Fields;
  /** The same between renders. */
  onChange: (part: Partial<EvidenceTableConfig>) => void;
}

export interface TabsFieldProps extends ListProps {
  tabs: EvidenceTableConfig["tabs"];
}

/** The table's own tabs. Their number follows the list. */
export const TabsField = memo(function TabsField({ tabs, fields, onChange }: TabsFieldProps) {
  const { t } = useTranslation(["evidence-tables", "config-editor"]);
  const set = (next: EvidenceTableConfig["tabs"]) => onChange({ tabs: next, tab_count: next.length });
  const change = (at: number, part: Partial<EvidenceTableConfig["tabs"][number]>) =>
    set(tabs.map((tab, index) => (index === at ? { ...tab, ...part } : tab)));
  const errorOf = useFieldError(fields);
  return (
    <fieldset className={editorCss.set}>
      <legend className={editorCss.side}>{t("tabs.title")}</legend>
      {tabs.map((tab, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids are typed and may be equal for a while
        <div key={at} className={editorCss.line}>
          <TextField
            size={32}
            label={t("tabs.id")}
            value={tab.id}
            error={fields[`tabs.${at}.id`] && t("tabs.badId")}
            onChange={(event) => change(at, { id: event.target.value })}
          />
          <TextField
            size={32}
            label={t("tabs.en")}
            value={tab.name.en}
            error={errorOf(`tabs.${at}.name.en`)}
            onChange={(event) => change(at, { name: { ...tab.name, en: event.target.value } })}
          />
          <TextField
            size={32}
            lang="zh-CN"
            label={t("tabs.cn")}
            value={tab.name.cn}
            error={errorOf(`tabs.${at}.name.cn`)}
            onChange={(event) => change(at, { name: { ...tab.name, cn: event.target.value } })}
          />
          <IconButton
            icon={<Icon of={Trash2} />}
            label={t("tabs.remove", { id: tab.id })}
            onClick={() => set(tabs.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        size={24}
        icon={<Icon of={Plus} />}
        onClick={() => set([...tabs, { id: `tab-${tabs.length + 1}`, name: { en: "", cn: "" } }])}
      >
        {t("tabs.add")}
      </Button>
    </fieldset>
  );
});

const PARTS = ["root_key", "group_title_key", "sub_key"] as const;

export interface GroupsFieldProps extends ListProps {
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
            onClick={() => onChange({ groups: groups.filter((_, index) => index !== at) })}
          />
        </div>
      ))}
      <Button
        size={24}
        icon={<Icon of={Plus} />}
        aria-disabled={groups.length >= 6 || keys.length === 0}
        onClick={() => {
          const key = keys[0] ?? "";
          onChange({ groups: [...groups, { root_key: key, group_title_key: key, sub_key: key }] });
        }}
      >
        {t("groups.add")}
      </Button>
    </fieldset>
  );
});
