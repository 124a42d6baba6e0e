import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { UseComboboxReturnValue } from "downshift";
import { useEffect, useRef } from "react";
import { CheckIcon } from "../../internal/icons.tsx";
import * as css from "./Combobox.css.ts";
import type { ComboboxOption } from "./use-options.ts";

interface OptionListProps {
  combobox: UseComboboxReturnValue<ComboboxOption>;
  items: ComboboxOption[];
  chosen: ComboboxOption | null;
  /** Name of the list where the field has no visible label. */
  label: string | undefined;
}

const rowHeight = 36;

/** The options in view and a few around them: a thousand cost no more than twenty. */
export function OptionList({ combobox, items, chosen, label }: OptionListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { highlightedIndex, isOpen } = combobox;
  const virtual = useVirtualizer({
    count: isOpen ? items.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => items[index]?.value ?? index,
    overscan: 6,
    paddingStart: 6,
    paddingEnd: 6,
    // The highlighted option is what a screen reader is told about: it stays in the page wherever the list scrolls.
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      if (highlightedIndex >= 0 && highlightedIndex < range.count) indexes.add(highlightedIndex);
      return [...indexes].sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    if (isOpen && highlightedIndex >= 0) virtual.scrollToIndex(highlightedIndex);
  }, [isOpen, highlightedIndex, virtual]);

  return (
    <div
      {...combobox.getMenuProps({
        ref: scroller,
        className: css.list,
        "aria-label": label,
        hidden: items.length === 0,
      })}
    >
      <div role="presentation" className={css.spacer} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const option = items[index];
          if (!option) return null;
          const isChosen = option.value === chosen?.value;
          return (
            <div
              {...combobox.getItemProps({
                item: option,
                index,
                ref: virtual.measureElement,
                "aria-selected": isChosen,
                "aria-setsize": items.length,
                "aria-posinset": index + 1,
              })}
              key={key}
              data-index={index}
              data-highlighted={index === highlightedIndex || undefined}
              className={css.option}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span className={css.words}>
                <bdi>{option.label}</bdi>
                {option.detail && <bdi className={css.detail}>{option.detail}</bdi>}
              </span>
              {isChosen && <CheckIcon size={16} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
