import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../platform/index.ts";
import { comparedAt } from "./compared-at.ts";
import { criticalChange, type Overview, scopeOf, sentenceOf, soundObjects } from "./model.ts";

export interface Statement {
  /** What the page says, with its number. */
  sentence: string;
  /** How that moved, and who is free of it. */
  remark: string;
}

/** The page's sentence and the line under it. Empty before the first publication. */
export function useStatement(overview: Overview, earlier = false): Statement {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { language } = usePlatform();
  const { counts, comparison } = overview;
  if (!counts) return { sentence: "", remark: "" };

  const said = sentenceOf(overview, counts);
  const sentence = () => {
    switch (said.kind) {
      case "critical": {
        const where = t("sentence.objects", { count: said.total, some: said.objects });
        return t("sentence.critical", { count: said.issues, where });
      }
      case "criticalOnly":
        return t("sentence.criticalOnly", { count: said.issues });
      case "noCritical":
        return t("sentence.noCritical", { count: said.issues });
      case "none":
        return t("sentence.none", { count: said.checks });
      case "undecided":
        return t("sentence.undecided", { count: said.checks, undecided: format.count(said.undecided) });
    }
  };

  const change = criticalChange(overview);
  const moved = () => {
    // Fewer issues where less could be decided is no progress.
    if (said.kind === "undecided") return "";
    if (change === null || !comparison) return earlier ? "" : t("change.first");
    const day = comparedAt(overview, format, format.longDay);
    if (change < 0) return t("change.fewer", { count: -change, day });
    return change > 0 ? t("change.more", { count: change, day }) : t("change.same", { day });
  };

  const sound = said.kind === "critical" ? soundObjects(overview) : [];
  const spared = () => {
    const [name, ...others] = sound;
    if (name === undefined) return "";
    return others.length === 0 ? t("sound.named", { name }) : t("sound.counted", { count: sound.length });
  };

  const scope = scopeOf(overview);
  const again = scope.again === null ? "" : t("scope.again", { count: scope.again, of: comparison?.objects });
  const added = scope.added === 0 ? "" : t("scope.added", { count: scope.added });

  const remark = [moved(), again, added, spared()]
    .filter((text) => text !== "")
    .join(language === "cn" ? "" : " ");
  return { sentence: sentence(), remark };
}
