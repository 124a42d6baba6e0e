import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { SearchIcon } from "../../internal/icons.tsx";
import { placed } from "../../internal/place/surface.css.ts";
import { usePlace } from "../../internal/place/use-place.ts";
import * as look from "../menu.css.ts";
import * as css from "./PickList.css.ts";
import { type PickOption, virtualThreshold } from "./pick.ts";
import { Rows, type RowsProps } from "./Rows.tsx";
import { usePickList } from "./use-pick-list.ts";
import type { VirtualRowsProps } from "./VirtualRows.tsx";

export interface PickListProps<O extends PickOption> {
  /** Name of the list. */
  label: string;
  /** Where it stands under. */
  anchor: RefObject<Element | null>;
  options: readonly O[];
  value: string | null;
  /** Called with another entry than the one chosen. */
  onChange: (id: string) => void;
  /** `giveBack`: the focus goes back to the button. */
  onClose: (giveBack: boolean) => void;
  draw: (option: O) => ReactNode;
  rowHeight: number;
  /** Name and placeholder of the search box. */
  searchLabel: string;
  /** The search box stands over more entries than this. Default: 10. */
  searchOver?: number;
  /** Said where the search finds nothing. */
  emptyText: string;
}

// `lazy` forgets that a component is generic.
const VirtualRows = lazy(() => import("./VirtualRows.tsx")) as unknown as <O extends PickOption>(
  props: VirtualRowsProps<O>,
) => ReactNode;

/** The open list of a selector: up to 296 px high, a search box over more than a few entries, all by keyboard. */
export function PickList<O extends PickOption>(props: PickListProps<O>) {
  const { label, value, draw, rowHeight, searchLabel, emptyText } = props;
  const pick = usePickList(props);
  const { found, marked, searchable } = pick;
  const place = useRef<HTMLDivElement>(null);
  // A state and not a ref: the rows' own effects run before the list around them is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const search = useRef<HTMLInputElement>(null);
  usePlace(props.anchor, place);
  useEffect(() => {
    (search.current ?? scroller)?.focus({ preventScroll: true });
  }, [scroller]);

  const isLong = found.length > virtualThreshold;
  const [isMarkedDrawn, setMarkedDrawn] = useState(false);
  // Of a long list the marked entry may not be in the page yet: what is not there is not named.
  const markedId = found[marked] && (!isLong || isMarkedDrawn) ? pick.optionId(marked) : undefined;
  const rows: RowsProps<O> = {
    options: found,
    value,
    marked,
    rowHeight,
    draw,
    scroller,
    optionId: pick.optionId,
    onMark: pick.setMarked,
    onChoose: pick.choose,
  };

  return (
    <div ref={place} popover="manual" className={placed}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the search box and the list, which have the focus */}
      <div className={look.surface} onKeyDown={pick.onKeyDown}>
        {searchable && (
          <label className={css.search}>
            <SearchIcon size={16} />
            <input
              ref={search}
              className={css.input}
              role="combobox"
              aria-label={searchLabel}
              aria-expanded="true"
              aria-controls={pick.listId}
              aria-activedescendant={markedId}
              aria-autocomplete="list"
              autoComplete="off"
              enterKeyHint="go"
              placeholder={searchLabel}
              value={pick.query}
              onChange={(event) => pick.search(event.target.value)}
            />
          </label>
        )}
        <div
          ref={setScroller}
          id={pick.listId}
          role="listbox"
          aria-label={label}
          tabIndex={searchable ? -1 : 0}
          aria-activedescendant={searchable ? undefined : markedId}
          className={css.list}
        >
          {isLong ? (
            <Suspense>
              <VirtualRows {...rows} onMarkedDrawn={setMarkedDrawn} />
            </Suspense>
          ) : (
            <Rows {...rows} />
          )}
        </div>
        <div role="status" className={found.length === 0 ? css.empty : undefined}>
          {found.length === 0 && emptyText}
        </div>
      </div>
    </div>
  );
}
