import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import type { MenuSub } from "../entries.ts";
import * as look from "../menu.css.ts";
import { RowContent } from "../RowContent.tsx";
import { ActionRow } from "./ActionRow.tsx";
import { focusFirst, moveInList } from "./arrow-keys.ts";
import * as css from "./HoverMenu.css.ts";
import type { SideLists } from "./use-side-lists.ts";

interface SubRowProps {
  entry: MenuSub;
  lists: SideLists;
  onChoose: () => void;
}

/** A row that opens a list at its left; on narrow screens the list opens under the row. */
export function SubRow({ entry, lists, onChoose }: SubRowProps) {
  const row = useRef<HTMLButtonElement>(null);
  const enter = useRef(false);
  const { list } = lists;
  const open = lists.openId === entry.id;
  const inside = () => open && list.current?.contains(document.activeElement);

  useEffect(() => {
    if (open && enter.current) focusFirst(list.current);
    enter.current = false;
  }, [open, list]);

  const goIn = () => {
    enter.current = true;
    lists.show(entry.id);
    if (open) focusFirst(list.current);
  };
  const goOut = () => {
    lists.show(null);
    row.current?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const finger = (event.nativeEvent as PointerEvent).pointerType === "touch";
    if (event.detail === 0 && !finger) goIn();
    else lists.show(finger && open ? null : entry.id);
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
    <div role="none" className={css.sub} onKeyDown={onKeyDown}>
      <button
        ref={row}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open}
        data-side-list={entry.id}
        className={look.row}
        onClick={onClick}
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
            className={cx(look.surface, entry.wide ? css.wideSurface : css.subSurface)}
            onKeyDown={moveInList}
          >
            {entry.heading && (
              <div role="none" className={look.heading}>
                {entry.heading}
              </div>
            )}
            {entry.groups
              .filter((group) => group.length > 0)
              .map((group, index) => (
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
