import { RESULT_TEXT_MAX } from "@candor/api/contract";
import { Button, TextArea } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SchemaForm } from "../../../forms/index.ts";
import { useAtMost } from "../../../platform/index.ts";
import type { ResultForm } from "../../result-form.ts";
import { RESULT_TEXTS } from "../../result-texts.ts";
import * as css from "./ResultEditForm.css.ts";

export interface ResultTextFieldsProps {
  form: SchemaForm<ResultForm>;
  /** An expert's texts stand already. */
  open: boolean;
}

/** The texts of a result in both languages, out of the way until they are asked for. */
export function ResultTextFields({ form, open }: ResultTextFieldsProps) {
  const { t } = useTranslation(["scans", "common"]);
  const atMost = useAtMost();
  const [asked, setAsked] = useState(open);
  const isWrong = RESULT_TEXTS.some(
    (name) => form.errorOf(`texts.${name}.en`) ?? form.errorOf(`texts.${name}.cn`),
  );
  const shown = asked || isWrong;
  const field = (name: (typeof RESULT_TEXTS)[number], language: "en" | "cn") => (
    <TextArea
      key={`${name}.${language}`}
      label={t(`edit.text.${name}.${language}`)}
      {...(language === "cn" && { lang: "zh-CN" })}
      rows={name === "how_to_fix" ? 5 : 3}
      {...atMost(RESULT_TEXT_MAX)}
      error={form.errorOf(`texts.${name}.${language}`)}
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
