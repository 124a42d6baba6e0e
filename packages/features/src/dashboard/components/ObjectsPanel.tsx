import { CountCluster, Vernier } from "@candor/ui/figures";
import { Icon } from "@candor/ui/icons";
import { Section } from "@candor/ui/shell";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ASSET_ICONS } from "../../platform/asset-icons.ts";
import { useFormat, usePlatform, useStatusTexts } from "../../platform/index.ts";
import { comparedAt } from "../compared-at.ts";
import { type Overview, type OverviewObject, totalOf } from "../model.ts";
import * as css from "./ObjectsPanel.css.ts";

export interface ObjectsPanelProps {
  overview: Overview;
  /** Address of all objects. */
  allHref: string;
  /** Address of one object's checks. */
  objectHref: (objectId: string) => string;
}

/** The most critical objects. A table; on a narrow screen each row becomes two lines. */
export function ObjectsPanel({ overview, allHref, objectHref }: ObjectsPanelProps) {
  const { t } = useTranslation("dashboard");
  const { Link } = usePlatform();
  const format = useFormat();
  const { objects, object_total, comparison } = overview;
  const since = comparison
    ? t("objects.since", { day: comparedAt(overview, format, format.day) })
    : t("objects.change");

  return (
    <Section
      title={t("objects.title")}
      meta={t("objects.shown", { shown: objects.length, total: object_total })}
      actions={<Link href={allHref}>{t("objects.all")}</Link>}
      inset="flush"
    >
      <table className={css.table} aria-label={t("objects.title")}>
        <thead className={css.head}>
          <tr>
            <th scope="col" className={css.cell.object}>
              {t("objects.object")}
            </th>
            <th scope="col" className={css.cell.checks}>
              {t("objects.checks")}
            </th>
            <th scope="col" className={css.cell.issues}>
              {t("objects.issues")}
            </th>
            <th scope="col" className={css.cell.rate}>
              {t("objects.passRate")}
            </th>
            <th scope="col" className={css.cell.change}>
              {since}
            </th>
          </tr>
        </thead>
        <tbody className={css.body}>
          {objects.map((object) => (
            <ObjectRow key={object.id} object={object} href={objectHref(object.id)} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function ObjectRow({ object, href }: { object: OverviewObject; href: string }) {
  const { t } = useTranslation("dashboard");
  const { t: common } = useTranslation();
  const { Link } = usePlatform();
  const format = useFormat();
  const texts = useStatusTexts();
  const { counts, pass_rate, issue_change } = object;

  return (
    <tr className={css.row}>
      <th scope="row" className={css.cell.object}>
        <span className={css.object}>
          <Icon of={ASSET_ICONS[object.asset_type]} size={18} className={css.icon} />
          <span className={css.names}>
            <Link href={href} className={css.name} title={object.name}>
              {object.name}
            </Link>
            <span className={css.type}>{common(`assetType.${object.asset_type}`)}</span>
          </span>
          <Icon of={ChevronRight} className={css.opens} />
        </span>
      </th>
      {counts ? (
        <>
          <td className={css.cell.checks}>
            <Vernier
              counts={counts}
              size="row"
              label={t("counts.figure", {
                total: format.count(totalOf(counts)),
                parts: texts.counts(counts),
              })}
            />
          </td>
          <td className={css.cell.issues}>
            <CountCluster counts={counts} label={texts.issues(counts)} format={format.count} />
          </td>
        </>
      ) : (
        <td className={css.cell.pending} colSpan={2}>
          {t("objects.notAssessed")}
        </td>
      )}
      <td className={css.cell.rate}>{pass_rate === null ? "–" : format.percent(pass_rate)}</td>
      <td className={css.cell.change}>{issue_change === null ? "–" : format.change(issue_change)}</td>
    </tr>
  );
}
