import { TERRITORIES, type Territory } from "@candor/api/entities";
import { Checkbox } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { CircleAlert } from "lucide-react";
import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./TerritoryChoice.css.ts";

export interface TerritoryChoiceProps {
  value: readonly Territory[];
  onChange: (value: Territory[]) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Reaches the first box, where focus goes when the choice is missing. */
  ref: Ref<HTMLInputElement>;
}

/** The territories in which a website does business: boxes to tick, in the table's order. */
export function TerritoryChoice({ value, onChange, onBlur, error, ref }: TerritoryChoiceProps) {
  const { t } = useTranslation("objects");
  const format = useFormat();
  const id = useId();
  const toggle = (code: Territory, on: boolean) =>
    onChange(TERRITORIES.filter((other) => (other === code ? on : value.includes(other))));

  return (
    <fieldset aria-describedby={`${id}-help`} aria-invalid={error ? true : undefined}>
      <legend className={css.legend}>
        {t("form.territories")}
        <span className={css.asterisk} aria-hidden="true">
          *
        </span>
      </legend>
      <div className={css.territories}>
        {TERRITORIES.map((code, index) => (
          <Checkbox
            key={code}
            ref={index === 0 ? ref : undefined}
            label={format.region(code)}
            checked={value.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
            onBlur={onBlur}
          />
        ))}
      </div>
      <div id={`${id}-help`} className={error ? css.error : css.hint}>
        {error && <Icon of={CircleAlert} size={14} />}
        {error ?? t("form.territoriesHint")}
      </div>
    </fieldset>
  );
}
