import { useTranslation } from "react-i18next";
import type { Home } from "./queries.ts";

/** The page's one sentence: what is the reader's, and what came back. */
export function useSentence(): (home: Home) => string {
  const { t } = useTranslation("home");
  return ({ mine, came_back, unassigned }) => {
    if (mine.total === 0 && came_back.total === 0)
      return unassigned > 0 ? t("sentence.unassigned", { count: unassigned }) : t("sentence.nothing");
    return t("sentence.both", {
      mine: mine.total === 0 ? t("sentence.none") : t(`sentence.${mine.of}`, { count: mine.total }),
      back: came_back.total === 0 ? t("sentence.noneBack") : t("sentence.back", { count: came_back.total }),
    });
  };
}
