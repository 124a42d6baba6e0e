import { type KeyboardEvent, type ReactNode, useState } from "react";
import { cx } from "../../internal/cx.ts";
import { useLate } from "../../internal/hooks/use-late.ts";
import { useMedia } from "../../internal/hooks/use-media.ts";
import { ChevronDownIcon } from "../../internal/icons.tsx";
import { narrow } from "../../internal/media.ts";
import { useTextMatch } from "../../internal/text-match.tsx";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { sameList, useSettledValue } from "../use-settled-value.ts";
import * as css from "./MultiSelect.css.ts";

export interface MultiSelectOption {
  value: string;
  label: string;
  /** After the label: a count. */
  meta?: ReactNode;
  /** Before the label: a glyph. */
  icon?: ReactNode;
}

export interface MultiSelectProps {
  /** What is chosen from; stands on the button with the number chosen. */
  label: string;
  options: readonly MultiSelectOption[];
  /** May come late, such as through the page's address: a press shows at once. */
  value: readonly string[];
  /** Called with the values in the order of the list. */
  onValueChange: (value: string[]) => void;
  clearLabel: string;
  /** Shows a search box over the list; for lists of more than ten. */
  search?: { label: string; clearLabel: string; emptyText: string };
}

// What the list opens in is fetched when somebody goes near the button.
const loadPopover = () => import("../../dialogs/Popover/Popover.tsx").then(({ Popover }) => Popover);

/**
 * A filter of several values: a button with a count, a list of boxes in a popover. Arrow keys move between the
 * boxes, Space ticks, Escape gives the focus back to the button. Under 900 px, inside a sheet, the list is open.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label } = props;
  const [open, setOpen] = useState(false);
  const inSheet = useMedia(narrow);
  const [value, choose] = useSettledValue<readonly string[]>(
    props.value,
    (next) => props.onValueChange([...next]),
    sameList,
  );
  const [pressed, setPressed] = useState(false);
  const { part: Popover, missing, fetch } = useLate(loadPopover);
  // Where the popover does not arrive the list is open, as in a sheet.
  if (inSheet || (open && missing)) {
    return (
      <fieldset>
        <legend className={css.legend}>{label}</legend>
        <Choices {...props} value={value} onValueChange={choose} />
      </fieldset>
    );
  }
  const face = {
    type: "button" as const,
    className: cx(css.trigger, value.length > 0 && css.active),
    children: (
      <>
        {label}
        {value.length > 0 && <b>{value.length}</b>}
        <ChevronDownIcon size={16} className={css.chevron} />
      </>
    ),
  };
  if (!pressed || !Popover) {
    return (
      <button
        {...face}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => {
          fetch();
          setPressed(true);
          setOpen(true);
        }}
      />
    );
  }
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      className={css.surface}
      trigger={<button {...face} />}
    >
      <Choices {...props} value={value} onValueChange={choose} />
    </Popover>
  );
}

function Choices({ label, options, value, onValueChange, clearLabel, search }: MultiSelectProps) {
  const [query, setQuery] = useState("");
  const isMeant = useTextMatch();
  const shown = options.filter(({ label: one }) => isMeant(query, one));
  const toggle = (one: string) =>
    // In the order of the list, whatever the order of the presses.
    onValueChange(
      options.map((option) => option.value).filter((each) => value.includes(each) !== (each === one)),
    );

  return (
    <>
      {search && (
        <SearchField
          aria-label={search.label}
          placeholder={search.label}
          clearLabel={search.clearLabel}
          value={query}
          className={css.search}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <fieldset aria-label={label} className={css.list} onKeyDown={moveBetweenBoxes}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            className={css.option}
            label={
              <span className={css.optionLabel}>
                {option.icon}
                {option.label}
                {option.meta !== undefined && <span className={css.meta}>{option.meta}</span>}
              </span>
            }
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
        {search && shown.length === 0 && <p className={css.none}>{search.emptyText}</p>}
      </fieldset>
      {value.length > 0 && (
        <Button size={24} variant="quiet" className={css.clear} onClick={() => onValueChange([])}>
          {clearLabel}
        </Button>
      )}
    </>
  );
}

function moveBetweenBoxes(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const now = boxes.indexOf(document.activeElement as HTMLInputElement);
  event.preventDefault();
  boxes[(now + step + boxes.length) % boxes.length]?.focus();
}
