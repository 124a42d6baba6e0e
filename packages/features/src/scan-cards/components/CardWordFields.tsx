import { TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { SchemaForm } from "../../forms/index.ts";
import type { ScanCard } from "../queries.ts";
import { CARD_WORDS } from "../word.ts";
import type { WordForm } from "../word-form.ts";

export interface CardWordFieldsProps {
  form: SchemaForm<WordForm>;
  configured: ScanCard["configured"];
}

/** Title and sentence of a card in one scan, in both languages; what is configured stands beside each. */
export function CardWordFields({ form, configured }: CardWordFieldsProps) {
  const { t } = useTranslation("scan-cards");
  return CARD_WORDS.flatMap((name) => {
    const label = t(name === "title" ? "store.heading" : "store.sub_title");
    const stands = configured[name];
    return (["en", "cn"] as const).map((language) => (
      <TextField
        key={`${name} ${language}`}
        label={t(language === "en" ? "store.english" : "store.chinese", { label })}
        hint={stands?.[language] ? t("store.configured", { text: stands[language] }) : t("store.ownWords")}
        error={form.errorOf(`${name}.${language}`)}
        {...(language === "cn" && { lang: "zh-CN" })}
        {...form.register(`${name}.${language}`)}
      />
    ));
  });
}
