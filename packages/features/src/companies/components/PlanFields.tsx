import { COMPANY_NAME_MAX, PLAN_NAMES } from "@candor/api/entities";
import { Select, TextField } from "@candor/ui/forms";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useAtMost } from "../../platform/index.ts";

export interface PlanFieldsProps {
  name: UseFormRegisterReturn;
  plan: UseFormRegisterReturn;
  planHint?: string;
  /** What is wrong with the name. */
  error: ReactNode;
}

/** What a company is called, and its plan. */
export function PlanFields({ name, plan, planHint, error }: PlanFieldsProps) {
  const { t } = useTranslation(["companies", "common"]);
  const atMost = useAtMost();
  return (
    <>
      <TextField
        label={t("form.name")}
        required
        autoComplete="off"
        {...atMost(COMPANY_NAME_MAX)}
        clearLabel={t("form.nameClear")}
        error={error}
        {...name}
      />
      <Select
        label={t("form.plan")}
        hint={planHint}
        options={PLAN_NAMES.map((value) => ({ value, label: t(`plan.${value}`) }))}
        {...plan}
      />
    </>
  );
}
