import { type ReactNode, type Ref, useId } from "react";
import { Checkbox } from "../../../forms/Checkbox/Checkbox.tsx";
import { cx } from "../../../internal/cx.ts";
import { ChevronDownIcon, ChevronRightIcon } from "../../../internal/icons.tsx";
import { Link } from "../../../internal/Link.tsx";
import * as css from "./NarrowList.css.ts";

interface NarrowRowProps {
  /** The entry's lines. */
  children: ReactNode;
  line: number;
  /** Entries of the whole list. */
  count: number;
  href: string | undefined;
  onOpen: (() => void) | undefined;
  check: { label: string; chosen: boolean; onCheck: () => void } | undefined;
  /** Entries of this list open. */
  expands: boolean;
  /** What the entry opens to; undefined where it has nothing. */
  detail: { label: string; open: boolean; onToggle: () => void; render: () => ReactNode } | undefined;
  rowRef: Ref<HTMLLIElement> | undefined;
}

/** A row as an entry of a list: the whole of it opens, its box and its arrow stand beside it. */
export function NarrowRow(props: NarrowRowProps) {
  const { children, line, count, href, onOpen, check, expands, detail, rowRef } = props;
  const id = useId();
  return (
    <li
      ref={rowRef}
      data-index={line}
      aria-posinset={line + 1}
      aria-setsize={count}
      className={cx(css.item, check?.chosen && css.chosen)}
    >
      <div className={css.line}>
        {check && (
          <Checkbox
            className={css.check}
            aria-label={check.label}
            checked={check.chosen}
            onChange={check.onCheck}
          />
        )}
        {href ? (
          <Link href={href} className={css.row}>
            {children}
          </Link>
        ) : onOpen ? (
          <button type="button" className={css.row} onClick={onOpen}>
            {children}
          </button>
        ) : (
          <div className={css.row}>{children}</div>
        )}
        {detail ? (
          <button
            type="button"
            className={css.toggle}
            aria-label={detail.label}
            aria-expanded={detail.open}
            aria-controls={detail.open ? id : undefined}
            onClick={detail.onToggle}
          >
            {detail.open ? <ChevronDownIcon size={18} /> : <ChevronRightIcon size={18} />}
          </button>
        ) : (
          expands && <span className={css.noToggle} />
        )}
      </div>
      {detail?.open && (
        <div id={id} className={css.detail}>
          {detail.render()}
        </div>
      )}
    </li>
  );
}
