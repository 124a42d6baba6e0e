import { useTranslation } from "react-i18next";
import type { Arriving } from "../../platform/index.ts";
import type en from "../locales/en.json";

export interface FailureWordsProps extends Arriving {
  of: keyof typeof en.reason;
}

/** The sentence itself. */
export default function FailureWords({ of }: FailureWordsProps) {
  const { t } = useTranslation("failures");
  return t(`reason.${of}`);
}
