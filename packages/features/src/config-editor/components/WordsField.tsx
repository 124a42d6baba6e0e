import type { Bilingual } from "@candor/api/entities";
import { TextArea, TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { type Fields, wordOf } from "../entry.ts";
import * as css from "./editor.css.ts";

export interface WordsFieldProps {
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  fields: Fields;
  /** Its path among the fields. */
  path: string;
  required?: boolean;
  /** Several lines. */
  lines?: number;
  hint?: string;
  /** What is wrong with it in words of its own. */
  errorOf?: (language: "en" | "cn") => string | undefined;
}

/** One text in both languages, side by side. */
export function WordsField(props: WordsFieldProps) {
  const { label, value, onChange, fields, path, required = false, lines, hint, errorOf } = props;
  const { t } = useTranslation("config-editor");
  const one = (language: "en" | "cn") => {
    const error = fields[`${path}.${language}`];
    const common = {
      label: t(language === "en" ? "english" : "chinese", { label }),
      ...(language === "cn" && { lang: "zh-CN" }),
      required,
      hint,
      value: value[language],
      error: errorOf?.(language) ?? (error && t(`wrong.${wordOf(error)}`)),
      onChange: (event: { target: { value: string } }) =>
        onChange({ ...value, [language]: event.target.value }),
    };
    return lines ? <TextArea {...common} rows={lines} /> : <TextField {...common} />;
  };
  return (
    <div className={css.two}>
      {one("en")}
      {one("cn")}
    </div>
  );
}
