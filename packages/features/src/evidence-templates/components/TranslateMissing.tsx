import type { Bilingual, Language } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { editorCss } from "../../config-editor/index.ts";
import { Failure } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { useTranslate } from "../queries.ts";

export interface TranslateMissingProps {
  /** What the text is called. */
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
}

/** Where a text stands in one language alone: the way to have it in the other. A person reads it before it is stored. */
export function TranslateMissing({ label, value, onChange }: TranslateMissingProps) {
  const { t } = useTranslation("evidence-templates");
  const errorText = useErrorText();
  const { mutate, isPending, error } = useTranslate();
  const to: Language = value.en.trim() ? "cn" : "en";
  const from: Language = to === "cn" ? "en" : "cn";
  const text = value[from].trim();
  if (!text || value[to].trim()) return null;
  return (
    <div className={editorCss.set}>
      <Button
        loading={isPending}
        onClick={() =>
          mutate({ text, from, to }, { onSuccess: (done) => onChange({ ...value, [to]: done.text }) })
        }
      >
        {t(to === "cn" ? "translate.toChinese" : "translate.toEnglish", { label })}
      </Button>
      <Failure text={error && errorText(error)} gapped />
    </div>
  );
}
