import type { IssueBadge as Badge } from "@candor/api/entities";
import { IssueBadge } from "@candor/ui/badges";
import { Icon } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import { ASSET_ICONS } from "../../platform/index.ts";

/** How many issues a check has in how many assets, in the reader's language. */
export function IssueCount({ badge }: { badge: Badge }) {
  const { t } = useTranslation("checks");
  const { ct, total, levelName, colorType, assetType } = badge;
  return (
    <IssueBadge
      count={ct}
      total={total}
      // Without an issue there is no glyph of a level.
      level={levelName ?? "low"}
      colorType={colorType}
      assetType={assetType && <Icon of={ASSET_ICONS[assetType]} size={14} />}
      words={{
        assets: t("issue.assets", { count: total }),
        issues: t("issue.issues"),
        passed: t("issue.passed"),
        none: t("issue.none"),
        issuesTip: t("issue.issuesTip", { count: ct }),
        passedTip: t("issue.passedTip"),
      }}
    />
  );
}
