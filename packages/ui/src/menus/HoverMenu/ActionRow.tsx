import { cx } from "../../internal/cx.ts";
import { Link } from "../../internal/Link.tsx";
import type { MenuAction } from "../entries.ts";
import * as look from "../menu.css.ts";
import { RowContent } from "../RowContent.tsx";

/** A row that does something or leads somewhere. */
export function ActionRow({ entry, onChoose }: { entry: MenuAction; onChoose: () => void }) {
  const role = entry.checked === undefined ? "menuitem" : "menuitemradio";
  const shared = {
    role,
    tabIndex: -1,
    "aria-checked": entry.checked,
    "aria-disabled": entry.disabled || undefined,
    className: cx(look.row, entry.destructive && look.destructive),
    onClick: () => {
      if (entry.disabled) return;
      entry.onSelect?.();
      onChoose();
    },
  };
  if (entry.href !== undefined && !entry.disabled) {
    return (
      <Link {...shared} href={entry.href} target={entry.newTab ? "_blank" : undefined}>
        <RowContent entry={entry} />
      </Link>
    );
  }
  return (
    <button type="button" {...shared}>
      <RowContent entry={entry} />
    </button>
  );
}
