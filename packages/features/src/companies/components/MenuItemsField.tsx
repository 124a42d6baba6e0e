import { Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { ChoicesField } from "../../config-editor/index.ts";
import type { MenuChoice } from "../../navigation/index.ts";
import type { MenuItems } from "../menu-items.ts";

export interface MenuItemsFieldProps {
  hint: string;
  /** What no list means. */
  usualLabel: string;
  /** What the menu may hold. */
  choices: readonly MenuChoice[];
  field: { value: MenuItems; onChange: (items: MenuItems) => void };
  error: string | undefined;
}

const MODES = ["usual", "chosen"] as const;

/** Which items of the portal's menu are shown: the usual ones, or those that are ticked. */
export function MenuItemsField(props: MenuItemsFieldProps) {
  const { hint, usualLabel, choices, field, error } = props;
  const { value, onChange } = field;
  const { t } = useTranslation(["companies", "shell"]);
  const named = choices.map(({ id, screen }) => ({ id, name: t(`shell:screen.${screen}`) }));
  // Two screens may have one name: their addresses tell them apart.
  const twice = (name: string) => named.filter((one) => one.name === name).length > 1;
  return (
    <>
      <Select
        label={t("items.label")}
        hint={hint}
        options={MODES.map((mode) => ({
          value: mode,
          label: mode === "usual" ? usualLabel : t("items.chosen"),
        }))}
        value={value ? "chosen" : "usual"}
        onChange={({ target }) =>
          onChange(target.value === "usual" ? null : choices.filter(({ usual }) => usual).map(({ id }) => id))
        }
      />
      {value && (
        <ChoicesField
          legend={t("items.legend")}
          options={named.map(({ id, name }) => ({ value: id, label: twice(name) ? `${name} ${id}` : name }))}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </>
  );
}
