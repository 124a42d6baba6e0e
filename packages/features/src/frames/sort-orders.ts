import { useTranslation } from "react-i18next";

interface Order {
  value: string;
  label: string;
}

/** What orders a list can be put into where no head of a table sorts: by each of its columns, both ways. */
export function useSortOrders(sorts: readonly Order[]): Order[] {
  const { t } = useTranslation();
  return sorts.flatMap(({ value, label: name }) => [
    { value, label: t("list.ascending", { name }) },
    { value: `-${value}`, label: t("list.descending", { name }) },
  ]);
}

/** The order that a list is in, as one of them. */
export const orderOf = (sort: string, descending: boolean): string => (descending ? `-${sort}` : sort);

/** What an order says. */
export const sortIn = (order: string) => ({
  sort: order.replace(/^-/, ""),
  descending: order.startsWith("-"),
});
