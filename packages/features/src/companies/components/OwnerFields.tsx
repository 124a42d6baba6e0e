import { LANGUAGES } from "@candor/api/entities";
import { Select, TextField } from "@candor/ui/forms";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../platform/index.ts";

export interface OwnerFieldsProps {
  email: UseFormRegisterReturn;
  language: UseFormRegisterReturn;
  /** What is wrong with the e-mail. */
  error: ReactNode;
}

/** Whom to invite as administrator, and in which language. */
export function OwnerFields({ email, language, error }: OwnerFieldsProps) {
  const { t } = useTranslation("companies");
  return (
    <>
      <TextField
        label={t("form.email")}
        required
        error={error}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        clearLabel={t("form.emailClear")}
        {...email}
      />
      <Select
        label={t("form.language")}
        options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        {...language}
      />
    </>
  );
}
