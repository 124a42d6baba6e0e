import type { Bilingual } from "@candor/api/entities";
import { Button, IconButton, TextField } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Plus, Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Fields } from "../entry.ts";
import { useAddButton } from "../use-add-button.ts";
import * as css from "./editor.css.ts";
import { WordsField } from "./WordsField.tsx";

const TABS_MAX = 12;

interface Tab {
  id: string;
  name: Bilingual;
}

export interface TabsFieldProps {
  tabs: readonly Tab[];
  fields: Fields;
  /** Where it stays the same, the list is drawn again only when it changes. */
  onChange: (tabs: Tab[]) => void;
}

/** The own tabs of an evidence table. */
export const TabsField = memo(function TabsField({ tabs, fields, onChange }: TabsFieldProps) {
  const { t } = useTranslation("config-editor");
  const { add, added, removed } = useAddButton();
  const change = (at: number, part: Partial<Tab>) =>
    onChange(tabs.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <fieldset className={css.set}>
      <legend className={css.side}>{t("tabs.title")}</legend>
      {tabs.map((tab, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids are typed and may be equal for a while
        <div key={at} className={css.line}>
          <TextField
            size={32}
            label={t("tabs.id")}
            value={tab.id}
            error={fields[`tabs.${at}.id`] && t("tabs.badId")}
            onChange={(event) => change(at, { id: event.target.value.trim() })}
          />
          <WordsField
            label={t("tabs.name")}
            value={tab.name}
            fields={fields}
            path={`tabs.${at}.name`}
            onChange={(name) => change(at, { name })}
          />
          <IconButton
            icon={<Icon of={Trash2} />}
            label={t("tabs.remove", { id: tab.id })}
            onClick={() => {
              removed();
              onChange(tabs.filter((_, index) => index !== at));
            }}
          />
        </div>
      ))}
      <Button
        ref={add}
        size={24}
        icon={<Icon of={Plus} />}
        aria-disabled={tabs.length >= TABS_MAX}
        onClick={() => {
          added();
          onChange([...tabs, { id: `tab-${tabs.length + 1}`, name: { en: "", cn: "" } }]);
        }}
      >
        {t("tabs.add")}
      </Button>
    </fieldset>
  );
});
