import * as Dropdown from "@radix-ui/themes/components/dropdown-menu";
import { type FocusEvent, type ReactElement, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { useControllable } from "../../internal/hooks/use-controllable.ts";
import { useOverlayHome } from "../../internal/hooks/use-overlay-home.ts";
import { Link } from "../../internal/Link.tsx";
import { RadixScope } from "../../internal/radix/RadixScope.tsx";
import type { MenuAction, MenuEntry, MenuGroups } from "../entries.ts";
import * as css from "../menu.css.ts";
import { RowContent } from "../RowContent.tsx";

export interface MenuProps {
  /** The button that opens the menu; it keeps its own name. */
  trigger: ReactElement;
  groups: MenuGroups;
  /** Edge of the button the menu lines up with. Default `start`. */
  align?: "start" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A menu that opens on press, Enter, Space and arrow down. */
export function Menu({ trigger, groups, align = "start", open, onOpenChange }: MenuProps) {
  const [isOpen, setOpen] = useControllable(open, false, onOpenChange);
  const home = useOverlayHome(isOpen);
  // Radix leads to the first row whoever opened the menu by a key that it saw. One that is drawn open, as its code came
  // after the key, has seen none.
  const unseen = useRef(isOpen);
  const toFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!unseen.current || target !== currentTarget) return;
    unseen.current = false;
    if (currentTarget.matches(":focus-visible"))
      currentTarget.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus();
  };
  return (
    <RadixScope>
      <Dropdown.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        <Dropdown.Trigger>{trigger}</Dropdown.Trigger>
        <Dropdown.Content
          container={home}
          className={css.surface}
          align={align}
          sideOffset={4}
          onFocus={toFirst}
        >
          {groups
            .filter((group) => group.length > 0)
            .map((group, index) => (
              <Dropdown.Group key={group[0]?.id}>
                {index > 0 && <Dropdown.Separator className={css.separator} />}
                {group.map((entry) => (
                  <Entry key={entry.id} entry={entry} home={home} />
                ))}
              </Dropdown.Group>
            ))}
        </Dropdown.Content>
      </Dropdown.Root>
    </RadixScope>
  );
}

function Entry({ entry, home }: { entry: MenuEntry; home: HTMLElement | undefined }) {
  if (entry.kind === "text") {
    return (
      <Dropdown.Item
        className={cx(css.row, css.told)}
        aria-disabled="true"
        onSelect={(event) => event.preventDefault()}
      >
        <RowContent entry={entry} />
      </Dropdown.Item>
    );
  }
  if (entry.kind === "sub") {
    return (
      <Dropdown.Sub>
        <Dropdown.SubTrigger className={css.row}>
          <RowContent entry={{ ...entry, kind: undefined }} />
        </Dropdown.SubTrigger>
        <Dropdown.SubContent container={home} className={css.surface}>
          {entry.groups.flat().map((action) => (
            <Action key={action.id} entry={action} />
          ))}
        </Dropdown.SubContent>
      </Dropdown.Sub>
    );
  }
  return <Action entry={entry} />;
}

function Action({ entry }: { entry: MenuAction }) {
  const shared = {
    className: cx(css.row, entry.destructive && css.destructive),
    disabled: entry.disabled,
    onSelect: entry.onSelect,
    ...(entry.checked !== undefined && { role: "menuitemradio", "aria-checked": entry.checked }),
  };
  if (entry.href !== undefined) {
    return (
      <Dropdown.Item {...shared} asChild>
        <Link href={entry.href} target={entry.newTab ? "_blank" : undefined}>
          <RowContent entry={entry} />
        </Link>
      </Dropdown.Item>
    );
  }
  return (
    <Dropdown.Item {...shared}>
      <RowContent entry={entry} />
    </Dropdown.Item>
  );
}
