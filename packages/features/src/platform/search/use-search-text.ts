import { useEffect, useRef, useState } from "react";

/** How long typing rests before it counts, in milliseconds. */
export const DEBOUNCE_MS = 300;

/**
 * The text of a search box beside the search in force: typing shows at once and is
 * told after a rest; a search that changes elsewhere (Back, Clear all) replaces it.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const told = useRef(search);
  const tell = useRef(onSearch);
  tell.current = onSearch;

  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setText(search);
  }, [search]);

  useEffect(() => {
    const next = text.trim();
    if (next === told.current) return;
    const timer = setTimeout(() => {
      told.current = next;
      tell.current(next);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
