import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { cx } from "../../internal/cx.ts";
import type { MenuSub } from "../entries.ts";
import * as look from "../menu.css.ts";
import { RowContent } from "../RowContent.tsx";
import { ActionRow } from "./ActionRow.tsx";
import { moveInList } from "./arrow-keys.ts";
import * as css from "./HoverMenu.css.ts";
import { hideDelay } from "./use-hover-menu.ts";

/** A row that opens a list at its left; on narrow screens the list opens under the row. */
export function SubRow({ entry, onChoose }: { entry: MenuSub; onChoose: () => void }) {
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const enter = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open && enter.current) list.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
    enter.current = false;
  }, [open]);

  const goIn = () => {
    enter.current = true;
    setOpen(true);
    list.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
  };
  const goOut = () => {
    setOpen(false);
    row.current?.focus();
  };
  const inside = () => list.current?.contains(document.activeElement);

  const hover = (event: PointerEvent, shown: boolean) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (shown) setOpen(true);
    else timer.current = setTimeout(() => !inside() && setOpen(false), hideDelay);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The list stands at the left while its chevron points right: both arrows lead in, and both lead out.
    const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (!sideways && !(event.key === "Escape" && inside())) return;
    event.preventDefault();
    event.stopPropagation();
    if (inside()) goOut();
    else goIn();
  };

  return (
    <div
      role="none"
      className={css.sub}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={row}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open}
        className={look.row}
        onClick={(event) => (event.detail === 0 ? goIn() : setOpen(true))}
      >
        <RowContent entry={entry} />
      </button>
      {open && (
        <div className={css.subPlace}>
          <div
            ref={list}
            role="menu"
            tabIndex={-1}
            aria-label={typeof entry.label === "string" ? entry.label : undefined}
            className={cx(look.surface, css.subSurface)}
            onKeyDown={moveInList}
          >
            {entry.groups.map((group, index) => (
              <div key={group[0]?.id} role="none">
                {index > 0 && <hr className={look.separator} />}
                {group.map((action) => (
                  <ActionRow key={action.id} entry={action} onChoose={onChoose} />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
