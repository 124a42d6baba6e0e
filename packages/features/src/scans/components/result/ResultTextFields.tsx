import { RESULT_TEXT_MAX } from "@candor/api/contract";
import { Button, TextArea } from "@candor/ui/forms";
import { useState } from "react";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldMessage } from "../../../platform/index.ts";
import type { ResultForm } from "../../result-form.ts";
import { RESULT_TEXTS } from "../../result-texts.ts";
import * as css from "./ResultEditForm.css.ts";

export interface ResultTextFieldsProps {
  form: UseFormReturn<ResultForm>;
  /** An expert's texts stand already. */
  open: boolean;
}

/** The texts of a result in both languages, out of the way until they are asked for. */
export function ResultTextFields({ form, open }: ResultTextFieldsProps) {
  const { t } = useTranslation("scans");
  const say = useFieldMessage();
  const { errors } = useFormState({ control: form.control });
  const [asked, setAsked] = useState(open);
  const shown = asked || errors.texts !== undefined;
  const field = (name: (typeof RESULT_TEXTS)[number], language: "en" | "cn") => (
    <TextArea
      key={`${name}.${language}`}
      label={t(`edit.text.${name}.${language}`)}
      {...(language === "cn" && { lang: "zh-CN" })}
      rows={name === "how_to_fix" ? 5 : 3}
      bound={RESULT_TEXT_MAX + 1}
      error={say(errors.texts?.[name]?.[language])}
      {...form.register(`texts.${name}.${language}`)}
    />
  );
  return (
    <fieldset className={css.texts}>
      <legend className={css.legend}>{t("edit.texts")}</legend>
      {shown ? (
        <>
          <p className={css.hint}>{t("edit.textsHint")}</p>
          {RESULT_TEXTS.map((name) => (
            <div key={name} className={css.pair}>
              {field(name, "en")}
              {field(name, "cn")}
            </div>
          ))}
        </>
      ) : (
        <Button size={32} onClick={() => setAsked(true)}>
          {t("edit.textsShow")}
        </Button>
      )}
    </fieldset>
  );
}
