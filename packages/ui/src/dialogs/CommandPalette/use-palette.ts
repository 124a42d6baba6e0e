import { type KeyboardEvent, useId, useState } from "react";
import { useTextMatch } from "../../internal/text-match.tsx";

/** One thing that the palette can do or open. */
export interface PaletteItem {
  id: string;
  label: string;
  /** Further words that find it. */
  keywords?: string;
  /** At the end of the row, e.g. why it does not open. */
  hint?: string;
  /** Shown, found, and not chosen. */
  disabled?: boolean;
  onSelect?: () => void;
}

export interface PaletteGroup<I extends PaletteItem = PaletteItem> {
  id: string;
  label: string;
  items: readonly I[];
}

/** What was typed, what it finds, and which entry is marked. */
export function usePalette<I extends PaletteItem>(groups: readonly PaletteGroup<I>[], close: () => void) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const isMeant = useTextMatch();
  const found = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ label, keywords = "" }) => isMeant(query, label, keywords)),
    }))
    .filter(({ items }) => items.length > 0);
  const open = found.flatMap(({ items }) => items).filter(({ disabled }) => !disabled);
  const marked = open[Math.min(at, open.length - 1)];

  const choose = (item: I | undefined) => {
    if (!item || item.disabled) return;
    close();
    item.onSelect?.();
  };
  const moves: Partial<Record<string, number>> = {
    ArrowDown: (at + 1) % Math.max(open.length, 1),
    ArrowUp: (at - 1 + open.length) % Math.max(open.length, 1),
    Home: 0,
    End: open.length - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method compose a word; they choose nothing here.
    if (event.nativeEvent.isComposing) return;
    const to = moves[event.key];
    if (event.key === "Enter") choose(marked);
    else if (to === undefined) return;
    else setAt(Math.max(0, to));
    event.preventDefault();
  };

  return {
    listId: `${id}-list`,
    optionId: (item: I) => `${id}-${item.id}`,
    query,
    found,
    marked,
    choose,
    onKeyDown,
    search(next: string) {
      setQuery(next);
      setAt(0);
    },
    mark: (item: I) => setAt(Math.max(0, open.indexOf(item))),
  };
}
