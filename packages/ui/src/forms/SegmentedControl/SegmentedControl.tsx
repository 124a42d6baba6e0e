import { type ReactNode, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { useSettledValue } from "../use-settled-value.ts";
import * as css from "./SegmentedControl.css.ts";

export interface Segment<V extends string = string> {
  value: V;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<V extends string = string> {
  /** Name of the group for assistive technology. */
  label: string;
  options: ReadonlyArray<Segment<V>>;
  /** May come late, such as through the page's address: a press shows at once. */
  value: V;
  onValueChange: (value: V) => void;
  /** Height in px: 32, or 28 beside charts. Default 32. */
  size?: 28 | 32;
  className?: string;
}

/** Two to five views of the same thing, one of them chosen. Arrow keys move the choice. */
export function SegmentedControl<V extends string = string>(props: SegmentedControlProps<V>) {
  const { label, options, size = 32, className } = props;
  const name = useId();
  const [value, choose] = useSettledValue(props.value, props.onValueChange);
  return (
    <div role="radiogroup" aria-label={label} className={cx(css.group, css.size[size], className)}>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input
            type="radio"
            className={css.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
