import { Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { CheckIcon } from "../../internal/icons.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./PasswordField.css.ts";

/** One thing a password must be. */
export interface PasswordRule {
  id: string;
  /** Such as "At least 12 characters". */
  label: ReactNode;
  met: (password: string) => boolean;
}

export interface RuleListProps {
  id: string;
  rules: readonly PasswordRule[];
  password: string;
  /** Read after a rule: ", met" and ", not met yet". */
  ruleWords: { met: string; open: string };
}

/** What a password must be, each with a check mark once it is. */
export function RuleList({ id, rules, password, ruleWords }: RuleListProps) {
  return (
    <ul id={id} className={css.rules}>
      {rules.map((rule) => {
        const met = rule.met(password);
        return (
          <li key={rule.id} className={met ? css.met : css.rule}>
            {met ? <CheckIcon size={14} /> : <Icon of={Minus} size={14} />}
            <span>
              {rule.label}
              <span className={hidden}>{met ? ruleWords.met : ruleWords.open}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
