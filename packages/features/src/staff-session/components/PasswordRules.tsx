import { Icon } from "@candor/ui/icons";
import { hidden } from "@candor/ui/tokens";
import { Check, Dot } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PASSWORD_RULE_NAMES, PASSWORD_RULES } from "../setup-form.ts";
import * as css from "./PasswordRules.css.ts";

export interface PasswordRulesProps {
  /** Referred to by the field's `aria-describedby`. */
  id: string;
  password: string;
}

/** What the password needs; each line says whether it is met. */
export function PasswordRules({ id, password }: PasswordRulesProps) {
  const { t } = useTranslation("staff-session");
  return (
    <div className={css.rules} id={id}>
      <span>{t("setup.rules")}</span>
      <ul className={css.list}>
        {PASSWORD_RULE_NAMES.map((rule) => {
          const met = PASSWORD_RULES[rule](password);
          return (
            <li key={rule} className={met ? `${css.rule} ${css.met}` : css.rule}>
              <Icon of={met ? Check : Dot} size={14} />
              {t(`setup.rule.${rule}`)}
              <span className={hidden}>{t(met ? "setup.ruleMet" : "setup.ruleOpen")}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
