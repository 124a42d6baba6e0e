import type { SharedReport } from "@candor/api/contract";
import { CHECK_STATUSES, LEVELS } from "@candor/api/entities";
import { ScrollFrame } from "@candor/ui/data";
import { Vernier, VernierLegend } from "@candor/ui/figures";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { StatusText } from "../../evidence/index.ts";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import * as css from "./report.css.ts";

/** What an assessment found, on a page that prints: its figure, its laws and objects, and every check. */
export function ReportSheet({ report }: { report: SharedReport }) {
  const { t } = useTranslation(["shared-reports", "common"]);
  const { count, dateTime, text, list, percent } = useFormat();
  const words = useStatusTexts();
  const { counts, correction, score, objects } = report;
  const total = CHECK_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const told = {
    critical: count(counts.critical),
    hit: count(objects.filter((object) => (object.counts?.critical ?? 0) > 0).length),
    passed: count(counts.passed),
    total: count(total),
  };
  return (
    <article className={css.sheet}>
      <header className={css.head}>
        <div>
          <p className={css.about}>{t("report.title", { number: report.number })}</p>
          <h1 className={css.title}>{t("report.of", { company: report.company })}</h1>
          <p className={css.about}>{t("report.published", { when: dateTime(report.published_at) })}</p>
          {correction && (
            <p className={css.about}>
              {t("report.corrected", { when: dateTime(correction.at), reason: text(correction.reason) })}
            </p>
          )}
        </div>
        <Button className={css.screenOnly} onClick={() => print()}>
          {t("report.print")}
        </Button>
      </header>
      <p className={css.sentence}>
        {t(counts.critical > 0 ? "report.critical" : "report.noCritical", { ...told, count: objects.length })}
      </p>
      <Vernier size="page" counts={counts} label={words.counts(counts)} />
      <VernierLegend
        look="chips"
        className={css.legend}
        aria-label={t("report.checks")}
        counts={counts}
        labels={words.labels}
        format={count}
      />
      {score !== null && <p className={css.score}>{t("report.score", { score: count(score) })}</p>}
      {report.frameworks.length > 0 && (
        <>
          <h2 className={css.section}>{t("report.frameworks")}</h2>
          <ScrollFrame label={t("report.frameworks")}>
            <table className={css.table}>
              <thead>
                <tr>
                  <Head>{t("report.framework")}</Head>
                  <Head className={css.wideOnly}>{t("report.result")}</Head>
                  {LEVELS.map((level) => (
                    <Head key={level} className={css.number}>
                      {t(`common:level.${level}`)}
                    </Head>
                  ))}
                  <Head className={css.number}>{t("report.rate")}</Head>
                </tr>
              </thead>
              <tbody>
                {report.frameworks.map(({ framework, counts: own, passed, total: judged }) => (
                  <tr key={framework}>
                    <th scope="row" className={css.name}>
                      {t(`common:framework.${framework}`)}
                    </th>
                    <td className={css.figure}>
                      <Vernier size="row" counts={own} label={words.counts(own)} />
                    </td>
                    {LEVELS.map((level) => (
                      <td key={level} className={`${css.whole} ${css.number}`}>
                        {count(own[level])}
                      </td>
                    ))}
                    <td className={`${css.whole} ${css.number}`}>{percent(passed / judged)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        </>
      )}
      <h2 className={css.section}>{t("report.objects")}</h2>
      <ScrollFrame label={t("report.objects")}>
        <table className={css.table}>
          <thead>
            <tr>
              <Head>{t("report.object")}</Head>
              <Head>{t("report.type")}</Head>
              <Head className={css.wideOnly}>{t("report.result")}</Head>
              {LEVELS.map((level) => (
                <Head key={level} className={css.number}>
                  {t(`common:level.${level}`)}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.objects.map((object) => (
              <tr key={object.scan_id}>
                <th scope="row" className={css.cell}>
                  {object.name}
                  {object.url && <span className={css.small}>{object.url}</span>}
                </th>
                <td className={css.whole}>{t(`common:assetType.${object.asset_type}`)}</td>
                <td className={css.figure}>
                  {object.counts && (
                    <Vernier size="row" counts={object.counts} label={words.counts(object.counts)} />
                  )}
                </td>
                {LEVELS.map((level) => (
                  <td key={level} className={`${css.whole} ${css.number}`}>
                    {object.counts ? count(object.counts[level]) : "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <h2 className={css.section}>{t("report.checks")}</h2>
      <ScrollFrame label={t("report.checks")}>
        <table className={css.table}>
          <thead>
            <tr>
              <Head>{t("report.status")}</Head>
              <Head>{t("report.check")}</Head>
              <Head className={css.wideOnly}>{t("report.object")}</Head>
              <Head className={css.wideOnly}>{t("report.basis")}</Head>
            </tr>
          </thead>
          <tbody>
            {report.checks.map((check) => {
              const basis = list(check.citations.map(({ cite }) => text(cite)));
              return (
                <tr key={check.id}>
                  <td className={css.whole}>
                    <StatusText status={check.status} />
                  </td>
                  <th scope="row" className={css.cell}>
                    {text(check.title)}
                    <span className={css.small}>{text(check.category)}</span>
                    <span className={css.narrowOnly}>
                      {[check.object_name, basis].filter(Boolean).join(" · ")}
                    </span>
                  </th>
                  <td className={css.wide}>{check.object_name}</td>
                  <td className={css.wide}>{basis}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollFrame>
      <p className={css.foot}>{t("report.until", { when: dateTime(report.expires_at) })}</p>
    </article>
  );
}

function Head({ children, className = "" }: { children: string; className?: string }) {
  return (
    <th scope="col" className={`${css.column} ${className}`}>
      {children}
    </th>
  );
}
