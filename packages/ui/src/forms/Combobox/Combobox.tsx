import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { ChevronDownIcon, CloseIcon } from "../../internal/icons.tsx";
import type { Labelled } from "../../internal/labelled.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import { openMark } from "../../internal/place/open-mark.ts";
import * as placed from "../../internal/place/surface.css.ts";
import { usePlace } from "../../internal/place/use-place.ts";
import { hidden } from "../../theme/hidden.css.ts";
import { Button } from "../Button/Button.tsx";
import * as control from "../control.css.ts";
import { FormField, type FormFieldProps } from "../FormField/FormField.tsx";
import * as field from "../TextField/TextField.css.ts";
import * as css from "./Combobox.css.ts";
import { OptionList } from "./OptionList.tsx";
import { type ComboboxOption, useOptions } from "./use-options.ts";

interface Own extends Pick<FormFieldProps, "labelEnd" | "hint" | "error" | "required"> {
  /** All options, or with `onSearch` those that answer the last search. */
  options: readonly ComboboxOption[];
  /** The chosen option; it need not be among `options`. */
  value: ComboboxOption | null;
  onValueChange: (option: ComboboxOption | null) => void;
  /** Asks elsewhere: called when the list opens and 300 ms after the last key. Without it labels are searched here. */
  onSearch?: (query: string) => void;
  /** Options are on their way. */
  loading?: boolean;
  /** Options could not be had: what happened, and a button that asks again. */
  failure?: { text: ReactNode; retryLabel: string; onRetry: () => void };
  words: {
    /** Name of the button that opens the list. */
    open: string;
    /** Name of the button that empties the field; without it there is none. */
    clear?: string;
    loading: string;
    /** No option matches. */
    empty: string;
    /** Read aloud while the list is open, such as "14 results". */
    results: (count: number) => string;
  };
  /** Height in px: 40 in forms, 32 in tools. Default 40. */
  size?: 32 | 40;
  /** Class of the outermost element. */
  className?: string;
}

type Native = Omit<ComponentProps<"input">, keyof Own | "children" | "aria-label" | "defaultValue" | "type">;

export type ComboboxProps = Native & Own & Labelled;

/** A choice of one from many: typing narrows the list, arrow keys move in it, Enter chooses, Escape leaves it. */
export function Combobox(props: ComboboxProps) {
  const { label, labelEnd, hint, error, required, className, size = 40, words, loading, failure } = props;
  const { options, value, onValueChange, onSearch, ref, ...native } = strip(props);
  const generated = useId();
  const id = native.id ?? generated;
  const { combobox, items, chosen, search } = useOptions({ id, options, value, onValueChange, onSearch });
  const { isOpen } = combobox;
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  // Clear of the ring around the field, which has the focus while the list is open.
  usePlace(frame, surface, { gap: 6, open: isOpen });
  const input = combobox.getInputProps({
    ...native,
    "aria-label": props["aria-label"],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      native.onChange?.(event);
      search(event.currentTarget.value);
    },
  });
  const merged = useMergedRefs(ref, input.ref);
  const idle = !loading && !failure;
  const clear = words.clear !== undefined && combobox.inputValue !== "" && !native.disabled;
  const told = failure ? failure.text : loading ? words.loading : items.length ? null : words.empty;

  return (
    <FormField
      {...{ label, labelEnd, hint, error, required, id, className }}
      aria-describedby={native["aria-describedby"]}
    >
      {(wiring) => (
        <div className={placed.field} {...openMark(isOpen)}>
          <div ref={frame} className={cx(control.frame, control.size[size])}>
            <input
              {...input}
              {...wiring}
              aria-labelledby={undefined}
              ref={merged}
              type="text"
              autoComplete="off"
              spellCheck={false}
              className={field.input}
            />
            {clear && (
              <button
                type="button"
                className={field.clear}
                aria-label={words.clear}
                onClick={() => {
                  combobox.selectItem(null);
                  document.getElementById(id)?.focus();
                }}
              >
                <CloseIcon size={14} />
              </button>
            )}
            <button
              type="button"
              {...combobox.getToggleButtonProps({ disabled: native.disabled })}
              aria-label={words.open}
              className={css.toggle}
            >
              <ChevronDownIcon size={16} />
            </button>
          </div>
          <div ref={surface} popover="manual" className={cx(placed.surface, css.surface)}>
            <OptionList
              combobox={combobox}
              items={idle || (loading && onSearch) ? items : []}
              chosen={chosen}
              label={props["aria-label"]}
            />
            {isOpen && told && (
              <div className={css.message}>
                <span>{told}</span>
                {failure && (
                  <Button size={24} onMouseDown={(event) => event.preventDefault()} onClick={failure.onRetry}>
                    {failure.retryLabel}
                  </Button>
                )}
              </div>
            )}
          </div>
          <div role="status" className={hidden}>
            {isOpen && (told ?? words.results(items.length))}
          </div>
        </div>
      )}
    </FormField>
  );
}

/** Leaves what belongs on the input, and what chooses. */
function strip(props: ComboboxProps) {
  const { label, labelEnd, hint, error, required, className, size, words, loading, failure, ...rest } = props;
  return rest;
}
