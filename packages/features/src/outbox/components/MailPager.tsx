import { PAGE_SIZES } from "@candor/api/contract";
import { Pagination } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { OutboxState } from "../outbox-state.ts";

export interface MailPagerProps {
  state: OutboxState;
  total: number;
  onPage: (page: number) => void;
}

/** The line under the messages; left out where one page holds them all. */
export function MailPager({ state, total, onPage }: MailPagerProps) {
  const { t } = useTranslation("outbox");
  const { count } = useFormat();
  const { page, pageSize } = state;
  if (total <= pageSize && page === 1 && pageSize === PAGE_SIZES[0]) return null;
  const from = (page - 1) * pageSize;
  return (
    <Pagination
      label={t("pager.label")}
      page={page}
      pageCount={Math.max(1, Math.ceil(total / pageSize))}
      onPageChange={onPage}
      rangeText={t("pager.range", {
        from: count(Math.min(from + 1, total)),
        to: count(Math.min(from + pageSize, total)),
        total: count(total),
      })}
      previousLabel={t("pager.previous")}
      nextLabel={t("pager.next")}
      pageLabel={(next) => t("pager.page", { page: next })}
    />
  );
}
