import type { CheckDetail } from "@candor/api/entities";
import { type KeyValue, KeyValueList } from "@candor/ui/data";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { checksHref, issueHref } from "../address.ts";

export interface CheckPropertiesProps {
  check: CheckDetail;
  /** The issue that was made of it elsewhere. */
  issue?: { label: string; value: ReactNode } | undefined;
  /** Who takes care of it. Default: the name alone. */
  owner?: ReactNode;
}

/** Where a check belongs and when it was detected. */
export function CheckProperties({ check, issue, owner }: CheckPropertiesProps) {
  const { t } = useTranslation(["checks", "common"]);
  const format = useFormat();
  const { Link } = usePlatform();
  const objectChecks = checksHref({ objectId: check.object_id });
  const items: KeyValue[] = [
    {
      id: "object",
      label: t("detail.object"),
      value: <Link href={objectChecks}>{check.object_name}</Link>,
    },
    {
      id: "assets",
      label: t("issue.property"),
      value: <Link href={issueHref(check.check_id)}>{t("issue.seeAll")}</Link>,
    },
    { id: "type", label: t("detail.type"), value: t(`common:assetType.${check.asset_type}`) },
    { id: "scenario", label: t("detail.scenario"), value: format.text(check.scenario) },
    { id: "category", label: t("detail.category"), value: format.text(check.category) },
    { id: "owner", label: t("detail.owner"), value: owner ?? check.owner ?? t("detail.unassigned") },
    ...(issue ? [{ id: "issue", ...issue }] : []),
    { id: "resolution", label: t("detail.resolution"), value: t(`resolution.${check.resolution}`) },
    { id: "detected", label: t("detail.detected"), value: format.dateTime(check.assessed_at) },
    ...(check.first_seen
      ? [
          {
            id: "seen",
            label: t("detail.firstSeen"),
            value: t("detail.seenIn", { date: format.date(check.first_seen), count: check.seen_in }),
          },
        ]
      : []),
    {
      id: "assessment",
      label: t("detail.assessment"),
      value: <Link href={`/assessment/detail/${check.assessment_id}`}>{t("detail.seeAssessment")}</Link>,
    },
  ];
  return <KeyValueList items={items} />;
}
