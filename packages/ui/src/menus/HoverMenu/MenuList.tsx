import { cx } from "../../internal/cx.ts";
import type { MenuEntry, MenuGroups } from "../entries.ts";
import * as look from "../menu.css.ts";
import { RowContent } from "../RowContent.tsx";
import { ActionRow } from "./ActionRow.tsx";
import { SubRow } from "./SubRow.tsx";
import type { SideLists } from "./use-side-lists.ts";

interface MenuListProps {
  groups: MenuGroups;
  lists: SideLists;
  /** Closes the menu after a choice. */
  onChoose: () => void;
}

/** The groups of one list with the rules between them. */
export function MenuList({ groups, lists, onChoose }: MenuListProps) {
  return groups
    .filter((group) => group.length > 0)
    .map((group, index) => (
      <div key={group[0]?.id} role="none">
        {index > 0 && <hr className={look.separator} />}
        {group.map((entry) => (
          <Row key={entry.id} entry={entry} lists={lists} onChoose={onChoose} />
        ))}
      </div>
    ));
}

function Row({ entry, lists, onChoose }: Omit<MenuListProps, "groups"> & { entry: MenuEntry }) {
  if (entry.kind === "sub") return <SubRow entry={entry} lists={lists} onChoose={onChoose} />;
  if (entry.kind === "text") {
    return (
      // A menu's arrows lead to it too: it tells, and does nothing.
      <div role="menuitem" aria-disabled="true" tabIndex={-1} className={cx(look.row, look.told)}>
        <RowContent entry={entry} />
      </div>
    );
  }
  return <ActionRow entry={entry} onChoose={onChoose} />;
}
