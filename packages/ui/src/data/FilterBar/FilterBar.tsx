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

/** Keeps the focus when the button that was pressed goes: on the one in its place in the line, else on the bar. */
function useFocusAfterRemoval() {
  const bar = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ line: Element; place: number } | null>(null);
  // After every drawing: a filter may go later than its button was pressed.
  useEffect(() => {
    if (!pressed.current || bar.current?.contains(document.activeElement)) return;
    const { line, place } = pressed.current;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const left = line.querySelectorAll("button");
    (left[Math.min(place, left.length - 1)] ?? bar.current)?.focus();
  });
  // On the way down: a filter may be gone when the click comes up to its line.
  const onClickCapture = ({ target, currentTarget: line }: MouseEvent) => {
    const button = (target as Element).closest("button");
    pressed.current = button && { line, place: [...line.querySelectorAll("button")].indexOf(button) };
  };
  return { bar, onClickCapture };
}

/** Search and filters over a table, and what they leave. */
export function FilterBar({ search, filters, end, summary, tags, clear, sheet }: FilterBarProps) {
  const isNarrow = useMedia(narrow);
  const [open, setOpen] = useState(false);
  const { bar, onClickCapture } = useFocusAfterRemoval();
  const { part: Drawer, missing, fetch } = useLate(loadDrawer);
  // Where the drawer does not arrive the filters stand in the line, as on wide screens.
  const inDrawer = isNarrow && !(open && missing);
  return (
    <div ref={bar} tabIndex={-1} className={css.bar}>
      <div className={cx(css.line, css.controls)} onClickCapture={onClickCapture}>
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
        <div className={cx(css.line, clear ? css.clearable : null)} onClickCapture={onClickCapture}>
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
