import type { AppListEntry, Assessment } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import { AppSelector, ScanTimePicker } from "@candor/ui/menus";
import { Layers } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ASSET_ICONS, useFormat } from "../../platform/index.ts";
import { useObjectAssessments } from "../queries.ts";
import { type ChecksQuery, changeQuery } from "../query.ts";

interface SelectorProps {
  query: ChecksQuery;
  onQuery: (query: ChecksQuery) => void;
}

export interface ObjectSelectorProps extends SelectorProps {
  /** Objects that have been assessed. */
  apps: readonly AppListEntry[];
}

/** Id of the entry that stands for all objects. */
const ALL = "all";

/** Whose checks are shown: one object's, or all. Stands in the top bar. */
export function ObjectSelector({ apps, query, onQuery }: ObjectSelectorProps) {
  const { t } = useTranslation("checks");
  const { t: common } = useTranslation();
  const all = {
    id: ALL,
    name: t("allObjects"),
    type: t("allObjectsType", { count: apps.length }),
    icon: <Icon of={Layers} size={18} />,
  };
  const options = apps.map(({ id, title, asset_type }) => ({
    id,
    name: title,
    type: common(`assetType.${asset_type}`),
    icon: <Icon of={ASSET_ICONS[asset_type]} size={18} />,
  }));
  return (
    <AppSelector
      label={t("object")}
      apps={[all, ...options]}
      value={query.objectId ?? ALL}
      placeholder={t("object")}
      searchLabel={t("searchObjects", { count: apps.length })}
      emptyText={t("noObject")}
      onChange={(id) => onQuery(changeQuery(query, { objectId: id === ALL ? null : id, assessmentId: null }))}
    />
  );
}

export interface AssessmentSelectorProps extends SelectorProps {
  objectId: string;
  /** Opens the comparison of an earlier assessment with the one that is shown. */
  onCompare: (last: string, now: string) => void;
}

/** Which of the object's assessments is shown, and which one it may be compared with. */
export function AssessmentSelector({ objectId, query, onQuery, onCompare }: AssessmentSelectorProps) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  const assessments = useObjectAssessments(objectId);
  const newest = assessments[0];
  if (!newest) return null;
  const time = ({ completed_at, submitted_at }: Assessment) => format.dateTime(completed_at ?? submitted_at);
  const shown = query.assessmentId ?? newest.id;
  return (
    <ScanTimePicker
      label={t("assessment")}
      scans={assessments.map((one) => ({ id: one.id, time: time(one), detail: `S-${one.number}` }))}
      value={shown}
      placeholder={t("assessment")}
      searchLabel={t("searchAssessments")}
      emptyText={t("noAssessment")}
      onChange={(id) => onQuery(changeQuery(query, { assessmentId: id === newest.id ? null : id }))}
      compare={{
        label: t("compare"),
        value: null,
        onChange: (id) => id && onCompare(id, shown),
        comparedText: (at) => t("comparedWith", { time: at }),
        stopLabel: t("stopComparing"),
        aloneReason: t("compareAlone"),
      }}
    />
  );
}
