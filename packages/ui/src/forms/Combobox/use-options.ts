import { useCombobox } from "downshift";
import { useEffect, useState } from "react";
import { useTextMatch } from "../../internal/text-match.tsx";
import { useSettledValue } from "../use-settled-value.ts";

export interface ComboboxOption {
  value: string;
  /** Plain text: searched in, and written into the field when chosen. */
  label: string;
  /** Second line, such as a host under a name. */
  detail?: string;
  disabled?: boolean;
}

/** How long, in ms, after the last key a search is asked for. */
export const comboboxSearchDelay = 300;

interface Options {
  id: string;
  options: readonly ComboboxOption[];
  value: ComboboxOption | null;
  onValueChange: (option: ComboboxOption | null) => void;
  onSearch: ((query: string) => void) | undefined;
}

const { InputChange, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
const text = (option: ComboboxOption | null) => option?.label ?? "";
const same = (a: ComboboxOption | null, b: ComboboxOption | null) => a?.value === b?.value;

/** What is shown, highlighted and chosen. The text of the field always ends as the chosen option's, or empty. */
export function useOptions({ id, options, value, onValueChange, onSearch }: Options) {
  const [query, setQuery] = useState("");
  const [chosen, choose] = useSettledValue(value, onValueChange, same);
  const isMeant = useTextMatch();
  const items = onSearch
    ? [...options]
    : options.filter(({ label, detail = "" }) => isMeant(query, label, detail));

  const combobox = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    items,
    selectedItem: chosen,
    itemToString: text,
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    // What a search elsewhere answers is not known yet: nothing is highlighted that Enter could choose by mistake.
    defaultHighlightedIndex: onSearch ? -1 : 0,
    scrollIntoView: () => {},
    stateReducer: (state, { type, changes }) => {
      if (type === InputBlur || type === InputKeyDownEscape) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: text(state.selectedItem) };
      }
      if (type === InputChange && changes.inputValue === "") return { ...changes, selectedItem: null };
      return changes;
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery("");
    },
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
  });

  const { isOpen } = combobox;
  useEffect(() => {
    if (!isOpen || !onSearch) return;
    const timer = setTimeout(onSearch, query ? comboboxSearchDelay : 0, query.trim());
    return () => clearTimeout(timer);
  }, [isOpen, onSearch, query]);

  return { combobox, items, chosen, search: setQuery };
}
