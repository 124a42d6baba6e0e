import { type ReactNode, type Ref, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import { placed } from "../../internal/place/surface.css.ts";
import { usePlace } from "../../internal/place/use-place.ts";
import type { MenuGroups } from "../entries.ts";
import * as look from "../menu.css.ts";
import { moveInList } from "./arrow-keys.ts";
import * as css from "./HoverMenu.css.ts";
import { MenuList } from "./MenuList.tsx";
import { useHoverMenu } from "./use-hover-menu.ts";

export interface HoverMenuProps {
  /** Name of the button and of the menu. */
  label: string;
  /** What the button shows: an avatar, an icon. */
  trigger: ReactNode;
  /** Red dot at the button's corner, and what it means. */
  dotLabel?: string;
  /** Over the first group, such as who is signed in. */
  header?: ReactNode;
  groups: MenuGroups;
  /** The button, for what points at it or shrinks to it. */
  triggerRef?: Ref<HTMLButtonElement>;
}

/** A menu of the top bar that opens on hover, on focus and on press. Side lists open to the left. */
export function HoverMenu({ label, trigger, dotLabel, header, groups, triggerRef }: HoverMenuProps) {
  const menu = useHoverMenu();
  const place = useRef<HTMLDivElement>(null);
  const button = useMergedRefs(menu.refs.trigger, triggerRef);
  usePlace(menu.refs.trigger, place, { align: "end", gap: 0, open: menu.open });
  return (
    <div ref={menu.refs.root} className={css.root} {...menu.rootHandlers}>
      <button
        ref={button}
        type="button"
        className={css.trigger}
        aria-label={dotLabel ? `${label} · ${dotLabel}` : label}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        {...menu.triggerHandlers}
      >
        {trigger}
        {dotLabel && <span className={cx(look.dot, css.corner)} />}
      </button>
      {menu.open && (
        <div ref={place} popover="manual" className={cx(placed, css.place)}>
          <div className={look.surface}>
            {header && <div className={look.header}>{header}</div>}
            <div
              ref={menu.refs.list}
              role="menu"
              tabIndex={-1}
              aria-label={label}
              className={css.list}
              onKeyDown={moveInList}
              onPointerMove={menu.lists.onPointerMove}
            >
              <MenuList groups={groups} lists={menu.lists} onChoose={() => menu.close(true)} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
