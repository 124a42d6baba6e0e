import type { AppListEntry } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import { AppSelector, ScanTimePicker } from "@candor/ui/menus";
import { Layers } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ASSET_ICONS, useFormat } from "../../platform/index.ts";
import { usePublishedAssessments } from "../queries.ts";

export interface ObjectSelectorProps {
  /** Objects that have been assessed. */
  apps: readonly AppListEntry[];
  /** The chosen one's id; null: all. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Id of the entry that stands for each object's last assessment. */
const LAST = "last";

/** Id of the entry that stands for all objects. */
const ALL = "all";

/** What the page is about: one object, or all. Stands in the top bar. */
export function ObjectSelector({ apps, value, onChange }: ObjectSelectorProps) {
  const { t } = useTranslation("checks");
  const { t: common } = useTranslation();
  const all = {
    id: ALL,
    name: t("allObjects"),
    type: t("allObjectsType", { count: apps.length }),
    icon: <Icon of={Layers} size={18} />,
    collective: true,
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
      value={value ?? ALL}
      placeholder={t("object")}
      searchLabel={t("searchObjects", { count: apps.length })}
      emptyText={t("noObject")}
      onChange={(id) => onChange(id === ALL ? null : id)}
    />
  );
}

export interface AssessmentSelectorProps {
  /** The object whose assessments are offered; null: those of all. */
  objectId: string | null;
  /** The assessment that is shown; null: the newest, of all objects each one's own. */
  value: string | null;
  /** Called with another assessment than the one shown; null for what is shown without a choice. */
  onChange: (id: string | null) => void;
  /** Opens the comparison of two assessments, the earlier one first. */
  onCompare: (last: string, now: string) => void;
  /** The list of assessments is open from the start. */
  defaultOpen?: boolean;
}

/** Which assessment is shown, and which one it may be compared with. */
export function AssessmentSelector(props: AssessmentSelectorProps) {
  const { objectId, value, onChange, onCompare, defaultOpen } = props;
  const { t } = useTranslation("checks");
  const format = useFormat();
  const assessments = usePublishedAssessments(objectId);
  // What is not published is offered to a preview, and shown to it only when it is chosen.
  const published = assessments.find(({ in_review }) => !in_review);
  const newest = published ?? assessments[0];
  if (!newest) return null;
  const scans = assessments.map(({ id, number, published_at, in_review }) => ({
    id,
    time: in_review ? t("inReview") : format.dateTime(published_at),
    detail: `S-${number}`,
  }));
  // Of all objects, the last assessment is of some: what is shown without a choice is each one's own last.
  const unchosen = objectId === null ? LAST : (published?.id ?? null);
  const chosen = assessments.find(({ id }) => id === value);
  const shown = chosen?.id ?? unchosen;
  // Each one's own last is no assessment to compare: the newest stands for it.
  const compared = chosen ?? newest;
  const others = scans.filter(({ id }) => id !== compared.id && shareObject(id));
  function shareObject(other: string) {
    const theirs = assessments.find(({ id }) => id === other)?.object_ids ?? [];
    return compared.object_ids.some((object) => theirs.includes(object));
  }
  const compareWith = (other: string) => {
    const [last, now] = assessments
      .flatMap(({ id }) => (id === other || id === compared.id ? [id] : []))
      .reverse();
    if (last && now) onCompare(last, now);
  };
  const compare = {
    label: t("compare"),
    scans: others,
    value: null,
    onChange: (id: string | null) => id && compareWith(id),
    comparedText: (at: string) => t("comparedWith", { time: at }),
    stopLabel: t("stopComparing"),
    aloneReason: t(assessments.length > 1 ? "compareApart" : "compareAlone"),
  };
  return (
    <ScanTimePicker
      label={t("assessment")}
      scans={objectId === null ? [{ id: LAST, time: t("lastOfEach") }, ...scans] : scans}
      value={shown}
      placeholder={t("assessment")}
      searchLabel={t("searchAssessments")}
      emptyText={t("noAssessment")}
      onChange={(id) => onChange(id === unchosen ? null : id)}
      defaultOpen={defaultOpen}
      compare={compare}
    />
  );
}
