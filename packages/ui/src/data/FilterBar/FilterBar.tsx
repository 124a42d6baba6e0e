import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Drawer } from "../../dialogs/Drawer/Drawer.tsx";
import { Button } from "../../forms/Button/Button.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import { narrow } from "../../internal/media.ts";
import { useMedia } from "../../internal/use-media.ts";
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

/** Search and filters over a table, and what they leave. */
export function FilterBar({ search, filters, end, summary, tags, clear, sheet }: FilterBarProps) {
  const isNarrow = useMedia(narrow);
  const [open, setOpen] = useState(false);
  return (
    <div className={css.bar}>
      <div className={css.line}>
        {search && <div className={css.search}>{search}</div>}
        {filters && isNarrow ? (
          <Button size={40} icon={<Icon of={SlidersHorizontal} />} onClick={() => setOpen(true)}>
            {sheet.label}
            {sheet.activeCount > 0 && <b>{sheet.activeCount}</b>}
          </Button>
        ) : (
          filters
        )}
        {end && <div className={css.end}>{end}</div>}
      </div>
      {(summary || tags || clear) && (
        <div className={cx(css.line, clear ? css.clearable : null)}>
          {summary && (
            <span className={css.summary} aria-live="polite">
              {summary}
            </span>
          )}
          {tags}
          {clear}
        </div>
      )}
      {isNarrow && (
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
