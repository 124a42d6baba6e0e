import { SlidersHorizontal } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../forms/Button/Button.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import { useLate } from "../../internal/hooks/use-late.ts";
import { useMedia } from "../../internal/hooks/use-media.ts";
import { narrow } from "../../internal/media.ts";
import * as css from "./FilterBar.css.ts";

export interface FilterBarProps {
  /** A `SearchField`. */
  search?: ReactNode;
  /** The filters; under 900 px they move into a drawer. */
  filters?: ReactNode;
  /** At the end of the line: columns, export. */
  end?: ReactNode;
  /** Second line: how many of how many. */
  summary?: ReactNode;
  /** Second line: one tag for each filter in force. */
  tags?: ReactNode;
  /** Second line: the button that clears all. */
  clear?: ReactNode;
  /** Words of the narrow form, and how many filters are in force. */
  sheet: { label: string; title: string; closeLabel: string; doneLabel: string; activeCount: number };
}

// The drawer of the narrow form is fetched when somebody goes near its button.
const loadDrawer = () => import("../../dialogs/Drawer/Drawer.tsx").then(({ Drawer }) => Drawer);

/** Keeps the focus in the bar when the button that was pressed goes with its filter: on the next one, else on the bar. */
function useFocusAfterRemoval() {
  const bar = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  // After every drawing: a filter may go later than its button was pressed.
  useEffect(() => {
    const place = pressed.current;
    if (place === null || line.current?.contains(document.activeElement)) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const left = line.current?.querySelectorAll("button") ?? [];
    (left[Math.min(place, left.length - 1)] ?? bar.current)?.focus();
  });
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest("button");
    const place = button ? [...(line.current?.querySelectorAll("button") ?? [])].indexOf(button) : -1;
    pressed.current = place < 0 ? null : place;
  };
  return { bar, line, onClick };
}

/** Search and filters over a table, and what they leave. */
export function FilterBar({ search, filters, end, summary, tags, clear, sheet }: FilterBarProps) {
  const isNarrow = useMedia(narrow);
  const [open, setOpen] = useState(false);
  const { bar, line, onClick } = useFocusAfterRemoval();
  const { part: Drawer, missing, fetch } = useLate(loadDrawer);
  // Where the drawer does not arrive the filters stand in the line, as on wide screens.
  const inDrawer = isNarrow && !(open && missing);
  return (
    <div ref={bar} tabIndex={-1} className={css.bar}>
      <div className={cx(css.line, css.controls)}>
        {search && <div className={css.search}>{search}</div>}
        {filters && inDrawer ? (
          <Button
            size={40}
            icon={<Icon of={SlidersHorizontal} />}
            aria-haspopup="dialog"
            onPointerEnter={fetch}
            onFocus={fetch}
            onClick={() => {
              fetch();
              setOpen(true);
            }}
          >
            {sheet.label}
            {sheet.activeCount > 0 && <b>{sheet.activeCount}</b>}
          </Button>
        ) : (
          filters
        )}
        {end && <div className={css.end}>{end}</div>}
      </div>
      {(summary || tags || clear) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: notes which of its buttons is pressed; does nothing itself
        // biome-ignore lint/a11y/useKeyWithClickEvents: its buttons turn keys into clicks
        <div ref={line} className={cx(css.line, clear ? css.clearable : null)} onClick={onClick}>
          {summary && (
            <span className={css.summary} aria-live="polite">
              {summary}
            </span>
          )}
          {tags}
          {clear}
        </div>
      )}
      {inDrawer && Drawer && (
        <Drawer
          open={open}
          onOpenChange={setOpen}
          title={sheet.title}
          closeLabel={sheet.closeLabel}
          actions={
            <>
              {clear}
              <Button variant="primary" size={40} onClick={() => setOpen(false)}>
                {sheet.doneLabel}
              </Button>
            </>
          }
        >
          {filters}
        </Drawer>
      )}
    </div>
  );
}
