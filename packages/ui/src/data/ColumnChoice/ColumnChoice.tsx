import { Columns3 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Popover } from "../../dialogs/Popover/Popover.tsx";
import { Button } from "../../forms/Button/Button.tsx";
import { Checkbox } from "../../forms/Checkbox/Checkbox.tsx";
import { IconButton } from "../../forms/IconButton/IconButton.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./ColumnChoice.css.ts";
import { asGiven, type ColumnLayout, moveColumn, orderColumns, showColumn } from "./layout.ts";
import { MoveButtons } from "./MoveButtons.tsx";

/** One column as the choice lists it. */
export interface ChoiceColumn {
  id: string;
  /** The column's name in words. */
  name: string;
  /** Always shown, and always where it is. */
  fixed?: boolean;
}

export interface ColumnChoiceTexts {
  /** Name of the button, such as "Columns". */
  open: string;
  /** Puts everything back, such as "Reset". */
  reset: string;
  /** Such as "Move Owner up". */
  up: (name: string) => string;
  down: (name: string) => string;
  /** Read aloud after a move, such as "Owner is column 3 of 6". */
  moved: (name: string, place: number, count: number) => string;
}

export interface ColumnChoiceProps {
  columns: readonly ChoiceColumn[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
  texts: ColumnChoiceTexts;
  /** Further choices about the look of the table, such as its density. */
  children?: ReactNode;
}

/** Which columns a table shows and in which order. Alt with the arrow keys moves the one that has the focus. */
export function ColumnChoice({ columns, layout, onLayoutChange, texts, children }: ColumnChoiceProps) {
  const [said, setSaid] = useState("");
  const movable = columns.filter(({ fixed }) => !fixed);
  const ordered = orderColumns(movable, layout);
  const shown = ordered.filter(({ id }) => !layout.hidden.includes(id));
  const anyFixed = movable.length < columns.length;

  const move = (column: ChoiceColumn, step: 1 | -1) => {
    const next = moveColumn(movable, layout, column.id, step);
    if (next === layout) return;
    onLayoutChange({
      ...next,
      order: [...columns.filter(({ fixed }) => fixed).map(({ id }) => id), ...next.order],
    });
    setSaid(texts.moved(column.name, next.order.indexOf(column.id) + 1, ordered.length));
  };
  const onKeyDown = (event: KeyboardEvent, column: ChoiceColumn) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as "ArrowUp" | "ArrowDown"];
    if (!event.altKey || !step) return;
    event.preventDefault();
    move(column, step);
  };

  return (
    <Popover
      label={texts.open}
      align="end"
      className={css.surface}
      trigger={<IconButton icon={<Icon of={Columns3} />} label={texts.open} />}
    >
      <ul className={css.list}>
        {ordered.map((column, index) => {
          const isShown = !layout.hidden.includes(column.id);
          return (
            <li key={column.id} className={css.entry} onKeyDown={(event) => onKeyDown(event, column)}>
              <Checkbox
                className={css.name}
                label={column.name}
                checked={isShown}
                // A table without any column says nothing.
                disabled={isShown && shown.length === 1 && !anyFixed}
                onChange={() => onLayoutChange(showColumn(layout, column.id, !isShown))}
              />
              <MoveButtons
                up={texts.up(column.name)}
                down={texts.down(column.name)}
                first={index === 0}
                last={index === ordered.length - 1}
                onMove={(step) => move(column, step)}
              />
            </li>
          );
        })}
      </ul>
      {children && <div className={css.more}>{children}</div>}
      <div className={css.foot}>
        <Button size={24} variant="quiet" onClick={() => onLayoutChange(asGiven)}>
          {texts.reset}
        </Button>
      </div>
      <span className={hidden} role="status">
        {said}
      </span>
    </Popover>
  );
}
