import { findPlan } from "@candor/api/entities";
import { useTranslation } from "react-i18next";

/** The plan's name; a number that is none of ours is shown as it is. */
export function PlanName({ version }: { version: number }) {
  const { t } = useTranslation("companies");
  const plan = findPlan(version);
  return <span>{plan ? t(`plan.${plan}`) : t("plan.unknown", { number: version })}</span>;
}
