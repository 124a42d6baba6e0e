import { PAGE_SIZES } from "@candor/api/contract";
import { Pagination } from "@candor/ui/data";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState, ListState, PageSize } from "../../address/index.ts";
import { useFormat } from "../../platform/index.ts";

export interface ListPagesProps<S extends ListState> {
  address: AddressState<S>;
  /** Rows on all pages. */
  total: number;
  /** The number is that of another state, until the new one arrives. */
  old: boolean;
}

/** The line under a list: range, rows on a page, pages. */
export function ListPages<S extends ListState>({ address, total, old }: ListPagesProps<S>) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { page, pageSize } = address.state;
  const { change, correct } = address as unknown as AddressState<ListState>;
  const pages = Math.ceil(total / pageSize);
  // An address can name a page that is no longer there.
  const beyond = !old && pages > 0 && page > pages;
  useEffect(() => {
    if (beyond) correct({ page: pages });
  }, [beyond, pages, correct]);
  if (total === 0) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <Pagination
      label={t("list.pages")}
      page={page}
      pageCount={pages}
      onPageChange={(page) => change({ page })}
      rangeText={t("list.range", {
        from: count(from),
        to: count(Math.min(total, from + pageSize - 1)),
        total: count(total),
      })}
      previousLabel={t("list.previousPage")}
      nextLabel={t("list.nextPage")}
      pageLabel={(page) => t("list.page", { page: count(page) })}
      pageSize={{
        label: t("list.pageSize"),
        value: pageSize,
        options: PAGE_SIZES,
        text: (size) => t("list.perPage", { count: size }),
        onChange: (size) => change({ pageSize: size as PageSize }),
      }}
    />
  );
}
