import { useState } from "react";
import { Select } from "../../forms/Select/Select.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../internal/icons.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./Pagination.css.ts";
import { pagesShown } from "./pages.ts";

export interface PaginationProps {
  /** Name of the navigation. */
  label: string;
  /** Page shown, from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Range in words, such as "1–20 of 1,284". */
  rangeText: string;
  previousLabel: string;
  nextLabel: string;
  /** Name of a page's button, such as "Page 3". */
  pageLabel: (page: number) => string;
  /** Choice of rows per page; left out where it is fixed. */
  pageSize?: {
    label: string;
    value: number;
    options: readonly number[];
    /** Words of an entry, such as "20 per page". */
    text: (size: number) => string;
    onChange: (size: number) => void;
  };
}

/**
 * The line under a table: range, rows per page, pages. At an end its button stays and keeps the focus; a page that was
 * asked for is said when it is there.
 */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, onPageChange, rangeText, pageSize, pageLabel } = props;
  const [asked, setAsked] = useState<number | null>(null);
  const ask = (next: number) => {
    if (next < 1 || next > pageCount) return;
    setAsked(next);
    onPageChange(next);
  };
  return (
    <nav aria-label={label} className={css.pager}>
      <span className={css.range}>{rangeText}</span>
      {pageSize && (
        <Select
          size={32}
          aria-label={pageSize.label}
          className={css.size}
          value={String(pageSize.value)}
          options={pageSize.options.map((size) => ({ value: String(size), label: pageSize.text(size) }))}
          onChange={(event) => pageSize.onChange(Number(event.currentTarget.value))}
        />
      )}
      {pageCount > 0 && (
        <div className={css.pages}>
          <button
            type="button"
            className={css.page}
            aria-label={props.previousLabel}
            aria-disabled={page <= 1 || undefined}
            onClick={() => ask(page - 1)}
          >
            <ChevronLeftIcon size={16} />
          </button>
          {pagesShown(page, pageCount).map((entry) =>
            typeof entry === "number" ? (
              <button
                key={entry}
                type="button"
                className={css.page}
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? "page" : undefined}
                onClick={() => ask(entry)}
              >
                {entry}
              </button>
            ) : (
              <span key={entry} className={css.gap} aria-hidden="true">
                …
              </span>
            ),
          )}
          <button
            type="button"
            className={css.page}
            aria-label={props.nextLabel}
            aria-disabled={page >= pageCount || undefined}
            onClick={() => ask(page + 1)}
          >
            <ChevronRightIcon size={16} />
          </button>
        </div>
      )}
      <span className={hidden} role="status">
        {asked === page && `${pageLabel(page)} · ${rangeText}`}
      </span>
    </nav>
  );
}
