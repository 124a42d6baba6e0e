import { getCompany } from "@candor/api/contract";
import { ASSET_TYPES } from "@candor/api/entities";
import { PlanBadge, planTierOf } from "@candor/ui/badges";
import { KeyValueList } from "@candor/ui/data";
import { SkeletonRows } from "@candor/ui/feedback";
import { Stack } from "@candor/ui/layout/Stack";
import { useTranslation } from "react-i18next";
import { Loaded, useEndpoint, useFormat } from "../../platform/index.ts";
import * as css from "./SettingsScreen.css.ts";

/** The company's plan, until when it runs, and what it allows. */
export function Subscription() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const format = useFormat();
  const query = useEndpoint(getCompany, {}, { quiet: true });
  return (
    <Loaded query={query} loading={<SkeletonRows label={t("subscription.loading")} rows={3} />}>
      {({ subscription, limits }) => {
        const { plan, product_version, expires_at, expired } = subscription;
        const until = () => {
          if (expires_at === null) return t("subscription.endless");
          const day = format.longDay(expires_at);
          return t(expired ? "subscription.ended" : "subscription.until", { day });
        };
        const objects = ASSET_TYPES.flatMap((type) => {
          const most = limits.objects_per_type[type];
          return most > 0 ? [`${common(`assetType.${type}`)} ${format.count(most)}`] : [];
        });
        const items = [
          {
            id: "plan",
            label: t("subscription.plan"),
            value: <PlanBadge tier={planTierOf(product_version)} label={t(`subscription.plans.${plan}`)} />,
          },
          { id: "until", label: t("subscription.runs"), value: until() },
          {
            id: "members",
            label: t("subscription.members"),
            value: t("subscription.used", {
              used: format.count(limits.members_used),
              most: format.count(limits.members),
            }),
          },
          { id: "objects", label: t("subscription.objects"), value: objects.join(" · ") },
          {
            id: "countdown",
            label: t("subscription.countdown"),
            value:
              limits.countdown_days > 0
                ? t("subscription.days", { count: limits.countdown_days })
                : t("subscription.noCountdown"),
          },
          { id: "export", label: t("subscription.export"), value: t(`subscription.${limits.export}`) },
          { id: "login", label: t("subscription.login"), value: t(`subscription.${limits.login_scenarios}`) },
        ];
        return (
          <Stack>
            <KeyValueList items={items} />
            <p className={css.note}>{t(expired ? "subscription.renew" : "subscription.change")}</p>
          </Stack>
        );
      }}
    </Loaded>
  );
}
