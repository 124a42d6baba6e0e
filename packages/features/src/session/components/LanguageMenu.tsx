import { LANGUAGES, type Language } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import { HoverMenu } from "@candor/ui/menus";
import { ChevronDown, Languages } from "lucide-react";
import { LANGUAGE_NAMES, languageTag } from "../../platform/index.ts";
import * as css from "./LanguageMenu.css.ts";

export interface LanguageMenuProps {
  language: Language;
  /** What the menu is for, before the chosen language in its name. */
  label: string;
  onChoose: (language: Language) => void;
}

/** Chooses the language of a public page. */
export function LanguageMenu({ language, label, onChoose }: LanguageMenuProps) {
  const name = (one: Language) => <span lang={languageTag(one)}>{LANGUAGE_NAMES[one]}</span>;
  const choices = LANGUAGES.map((one) => ({
    id: one,
    label: name(one),
    checked: one === language,
    onSelect: () => one !== language && onChoose(one),
  }));
  return (
    <HoverMenu
      label={`${label}${language === "cn" ? "：" : ": "}${LANGUAGE_NAMES[language]}`}
      trigger={
        <span className={css.trigger}>
          <Icon of={Languages} />
          {name(language)}
          <Icon of={ChevronDown} />
        </span>
      }
      groups={[choices]}
    />
  );
}
