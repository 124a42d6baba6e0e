import { useTranslation } from "react-i18next";

/** What a list that is asked for from Jira says. */
export function useListWords(label: string) {
  const { t } = useTranslation("jira");
  return {
    open: t("create.list.open", { label }),
    clear: t("create.clear", { label }),
    loading: t("create.list.loading"),
    empty: t("create.list.empty"),
    results: (count: number) => t("create.list.results", { count }),
  };
}
