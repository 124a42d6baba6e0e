import { assessmentLimits, getCompany, type ReplyOf } from "@candor/api/contract";
import { PLAN_FEATURES } from "@candor/api/entities";
import { PlanBadge, planTierOf } from "@candor/ui/badges";
import { KeyValueList } from "@candor/ui/data";
import { SkeletonRows } from "@candor/ui/feedback";
import { Stack } from "@candor/ui/layout/Stack";
import { useTranslation } from "react-i18next";
import { bothQueries, Loaded, useEndpoint, useFormat } from "../../platform/index.ts";
import * as css from "./SettingsScreen.css.ts";

/** The company's plan, until when it runs, and what of it is used. */
export function Subscription() {
  const { t } = useTranslation("settings");
  const query = bothQueries(
    useEndpoint(getCompany, {}, { quiet: true }),
    useEndpoint(assessmentLimits, {}, { quiet: true }),
  );
  return (
    <Loaded query={query} loading={<SkeletonRows label={t("subscription.loading")} rows={3} />}>
      {([company, used]) => <Plan {...company} used={used} />}
    </Loaded>
  );
}

interface PlanProps extends ReplyOf<typeof getCompany> {
  used: ReplyOf<typeof assessmentLimits>;
}

function Plan({ subscription, limits, used }: PlanProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { plan, product_version, expires_at, expired } = subscription;
  const until = () => {
    if (expires_at === null) return t("subscription.endless");
    const day = format.longDay(expires_at);
    return t(expired ? "subscription.ended" : "subscription.until", { day });
  };
  const ofMost = (count: number, most: number) =>
    t("subscription.used", { used: format.count(count), most: format.count(most) });
  const objects = used.types
    .filter(({ used, limit }) => limit > 0 || used > 0)
    .map(({ asset_type, used, limit }) => `${common(`assetType.${asset_type}`)} ${ofMost(used, limit)}`);
  const exports = () => {
    if (limits.export) return "true";
    return PLAN_FEATURES[plan].export ? "lapsed" : "false";
  };
  const nextStart = () => {
    if (expired) return t("subscription.lapsed");
    return used.next_start_at !== null && used.days_left > 0
      ? t("subscription.nextAt", { day: format.longDay(used.next_start_at) })
      : t("subscription.nextNow");
  };
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
      value: ofMost(limits.members_used, limits.members),
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
    {
      id: "next",
      label: t("subscription.nextStart"),
      value: nextStart(),
    },
    { id: "export", label: t("subscription.export"), value: t(`subscription.${exports()}`) },
  ];
  return (
    <Stack>
      <KeyValueList items={items} />
      <p className={css.note}>{t(expired ? "subscription.renew" : "subscription.change")}</p>
    </Stack>
  );
}
