import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./Tabs.css.ts";

export interface Tab<V extends string = string> {
  value: V;
  label: ReactNode;
  /** Count after the label. */
  count?: ReactNode;
  /** What the tab shows; only the chosen one is drawn. */
  content?: ReactNode;
}

export interface TabsProps<V extends string = string> {
  /** Name of the row of tabs. */
  label: string;
  tabs: ReadonlyArray<Tab<V>>;
  value: V;
  onValueChange: (value: V) => void;
  className?: string;
}

/** Views of one thing that share a place. Arrow keys, Home and End move; the tab reached is the one shown. */
export function Tabs<V extends string = string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.value === value);

  // Where not all tabs have room the chosen one is in sight. The row alone scrolls, never the page.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector(`[id="${id}-${value}"]`);
    if (!row || !tab) return;
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
    if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  }, [id, value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.value === value);
    const goal = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const index = (goal + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
    onValueChange(next.value);
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value && chosen?.content !== undefined ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className={cx(css.tab, tab.value === value && css.on)}
            onClick={() => onValueChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {chosen?.content !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.value}`}>
          {chosen.content}
        </div>
      )}
    </div>
  );
}
