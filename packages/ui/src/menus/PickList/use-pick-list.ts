import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useTextMatch } from "../../internal/text-match.tsx";
import { byLetter, isSearched, type PickOption, step } from "./pick.ts";

interface PickListInput<O extends PickOption> {
  options: readonly O[];
  value: string | null;
  searchOver?: number;
  onChange: (id: string) => void;
  onClose: (giveBack: boolean) => void;
}

/** What an open pick list knows: what was typed, which entry is marked, and what each key does. */
export function usePickList<O extends PickOption>(input: PickListInput<O>) {
  const { options, value, searchOver, onChange, onClose } = input;
  const id = useId();
  const [query, setQuery] = useState("");
  const isMeant = useTextMatch();
  const found = useMemo(() => options.filter(({ text }) => isMeant(query, text)), [options, query, isMeant]);
  const chosen = found.findIndex((option) => option.id === value);
  const [marked, setMarked] = useState(() => Math.max(0, chosen));
  const searchable = isSearched(options, searchOver);

  const choose = (option: O | undefined) => {
    if (!option || option.disabled) return;
    // The one that is chosen already is not chosen again: its page stays as it is.
    if (option.id !== value) onChange(option.id);
    onClose(true);
  };
  const search = (next: string) => {
    setQuery(next);
    setMarked(0);
  };
  const target = (key: string) => {
    if (key === "ArrowDown") return step(found, marked, 1);
    if (key === "ArrowUp") return step(found, marked, -1);
    if (searchable) return undefined;
    if (key === "Home") return step(found, -1, 1);
    if (key === "End") return step(found, found.length, -1);
    return key.length === 1 && key !== " " ? byLetter(found, marked, key) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method compose a word; they choose nothing here.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || (event.key === " " && !searchable)) choose(found[marked]);
    else if (event.key === "Escape") onClose(true);
    else if (event.key === "Tab") return onClose(false);
    else {
      const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : target(event.key);
      if (to === undefined) return;
      setMarked(to);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    listId: `${id}-list`,
    optionId: (at: number) => `${id}-${at}`,
    query,
    search,
    searchable,
    found,
    marked,
    setMarked,
    choose,
    onKeyDown,
  };
}
