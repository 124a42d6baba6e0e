import { Clock, Languages, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import type { MenuEntry, MenuGroups } from "../entries.ts";
import { HoverMenu } from "../HoverMenu/HoverMenu.tsx";
import * as css from "./UserMenu.css.ts";

export interface UserMenuProps {
  /** Name of the button and of the menu. */
  label: string;
  name: string;
  email: string;
  /** Avatar, 32 px. */
  avatar: ReactNode;
  /** Left out where the language is fixed. With one option it is a read-only row. */
  language?: {
    label: string;
    value: string;
    options: ReadonlyArray<{ value: string; label: string; lang: string }>;
    onChange: (value: string) => void;
  };
  /** Read-only row. */
  timeZone?: { label: string; value: ReactNode };
  /** Entries after the time zone, such as the trust list. */
  extra?: readonly MenuEntry[];
  logOut: { label: string; onSelect: () => void };
}

/** Who is signed in, language, time zone, and the way out. */
export function UserMenu({
  label,
  name,
  email,
  avatar,
  language,
  timeZone,
  extra = [],
  logOut,
}: UserMenuProps) {
  const chosen = language?.options.find((option) => option.value === language.value);
  const settings: MenuEntry[] = [];
  const icon = <Icon of={Languages} size={18} />;
  const value = <span lang={chosen?.lang}>{chosen?.label}</span>;
  if (language?.options.length === 1) {
    settings.push({ kind: "text", id: "language", label: language.label, value, icon });
  } else if (language) {
    settings.push({
      kind: "sub",
      id: "language",
      label: language.label,
      icon,
      value,
      groups: [
        language.options.map((option) => ({
          id: option.value,
          label: <span lang={option.lang}>{option.label}</span>,
          checked: option.value === language.value,
          onSelect: () => language.onChange(option.value),
        })),
      ],
    });
  }
  if (timeZone) {
    settings.push({ kind: "text", id: "time-zone", ...timeZone, icon: <Icon of={Clock} size={18} /> });
  }
  const groups: MenuGroups = [
    [...settings, ...extra],
    [{ id: "log-out", ...logOut, icon: <Icon of={LogOut} size={18} /> }],
  ];
  const header = (
    <div className={css.identity}>
      {avatar}
      <div className={css.who}>
        <div className={css.name}>{name}</div>
        <div className={css.email}>{email}</div>
      </div>
    </div>
  );
  return <HoverMenu label={label} trigger={avatar} header={header} groups={groups} />;
}
