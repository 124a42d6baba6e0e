import { FAILURE_REASON_MAX } from "@candor/api/contract";
import { TextArea } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { SchemaForm } from "../../../forms/index.ts";
import { useAtMost } from "../../../platform/index.ts";

export interface ReasonFieldsProps {
  form: SchemaForm<{ en: string; cn: string }>;
}

/** The reason that a customer reads, in either language. */
export function ReasonFields({ form }: ReasonFieldsProps) {
  const { t } = useTranslation(["scans", "common"]);
  const atMost = useAtMost();
  return (["en", "cn"] as const).map((language) => (
    <TextArea
      key={language}
      label={t(`confirm.fail.${language}`)}
      {...(language === "cn" && { lang: "zh-CN" })}
      required
      rows={3}
      {...atMost(FAILURE_REASON_MAX)}
      error={form.errorOf(language)}
      {...form.register(language)}
    />
  ));
}
