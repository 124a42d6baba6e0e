import { BookOpen, CircleHelp, Compass, Megaphone, MessageSquareText } from "lucide-react";
import type { Ref } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import type { MenuEntry, MenuSub } from "../entries.ts";
import { HoverMenu } from "../HoverMenu/HoverMenu.tsx";
import { listNews, type NewsEntry } from "./news.ts";

export interface HelpNews {
  label: string;
  /** Newest first; with none the row is left out. */
  entries: readonly NewsEntry[];
  /** What the red dot means; without it nothing is unread and there is no dot. */
  unreadLabel?: string;
  /** Word of the entry that leads to all of them. */
  fullLabel: string;
  /** Called when an entry is opened, with its id. */
  onOpen?: (id: string) => void;
}

export interface HelpMenuProps {
  /** Name of the button and of the menu. */
  label: string;
  /** The help document, in a new tab. */
  document: { label: string; href: string; onSelect?: () => void };
  news?: HelpNews;
  /** Left out until the feedback form is there. */
  feedback?: { label: string; onSelect: () => void };
  /** Opens the guide. */
  guide: { label: string; onSelect: () => void };
  /** The button, for the guide to shrink to and a hint to point at. */
  triggerRef?: Ref<HTMLButtonElement>;
}

/** Help document, what is new, feedback and the guide. A red dot marks news that nobody opened yet. */
export function HelpMenu({ label, document, news, feedback, guide, triggerRef }: HelpMenuProps) {
  const unread = news && news.entries.length > 0 ? news.unreadLabel : undefined;
  const entries: MenuEntry[] = [
    { id: "document", ...document, newTab: true, icon: <Icon of={BookOpen} size={18} /> },
  ];
  if (news && news.entries.length > 0) entries.push(newsRow(news));
  if (feedback)
    entries.push({ id: "feedback", ...feedback, icon: <Icon of={MessageSquareText} size={18} /> });
  return (
    <HoverMenu
      label={label}
      trigger={<Icon of={CircleHelp} size={20} />}
      dotLabel={unread}
      triggerRef={triggerRef}
      groups={[entries, [{ id: "guide", ...guide, icon: <Icon of={Compass} size={18} /> }]]}
    />
  );
}

function newsRow({ label, entries, unreadLabel, fullLabel, onOpen }: HelpNews): MenuSub {
  const { listed, fullHref } = listNews(entries);
  const first = entries[0]?.id;
  const full = { id: "full", label: fullLabel, href: fullHref, newTab: true };
  return {
    kind: "sub",
    id: "news",
    label,
    heading: label,
    wide: true,
    dotLabel: unreadLabel,
    icon: <Icon of={Megaphone} size={18} />,
    groups: [
      listed.map(({ id, title, date, href }) => ({
        id,
        label: title,
        value: date,
        href,
        newTab: true,
        onSelect: () => onOpen?.(id),
      })),
      fullHref === undefined ? [] : [{ ...full, onSelect: () => first !== undefined && onOpen?.(first) }],
    ],
  };
}
