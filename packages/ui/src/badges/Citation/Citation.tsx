import { type ComponentProps, type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { cx } from "../../internal/cx.ts";
import { usePlace } from "../../internal/place/use-place.ts";
import * as css from "./Citation.css.ts";

/** A short reference to a law or a standard, such as "GDPR Art. 7(3)". Set `lang` for one in another language. */
export function Citation({ className, children, ...rest }: ComponentProps<"span">) {
  return (
    <span {...rest} className={cx(css.citation, className)}>
      <span className={css.word}>{children}</span>
    </span>
  );
}

/** One reference of a list. */
export interface CitationItem {
  id: string;
  label: ReactNode;
  /** Language of the label where it is not the page's. */
  lang?: string;
}

export interface CitationListProps extends Omit<ComponentProps<"ul">, "children"> {
  items: readonly CitationItem[];
  /** How many are shown before "+2". Default 1. */
  shown?: number;
  /** Names the button that opens the others, such as "2 more references". */
  moreLabel: string;
}

/** References in a row; those over `shown` open from a button. */
export function CitationList({ items, shown = 1, moreLabel, className, ...rest }: CitationListProps) {
  const id = useId();
  const more = items.slice(shown);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePlace(button, popover, { open });
  const citation = ({ id: key, label, lang }: CitationItem) => (
    <li className={css.item} key={key}>
      <Citation lang={lang}>{label}</Citation>
    </li>
  );
  return (
    <ul {...rest} className={cx(css.list, className)}>
      {items.slice(0, shown).map(citation)}
      {more.length > 0 && (
        <li className={css.item}>
          <button ref={button} aria-label={moreLabel} className={css.more} popoverTarget={id} type="button">
            +{more.length}
          </button>
          <div
            ref={popover}
            className={css.popover}
            id={id}
            popover="auto"
            onBeforeToggle={({ newState }: ToggleEvent) => setOpen(newState === "open")}
          >
            <ul className={css.rest}>{more.map(citation)}</ul>
          </div>
        </li>
      )}
    </ul>
  );
}
