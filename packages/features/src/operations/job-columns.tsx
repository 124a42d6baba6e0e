import type { Job } from "@candor/api/contract";
import type { DataColumn } from "@candor/ui/data";
import { hidden } from "@candor/ui/tokens";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { requestsAddress } from "../campaigns/address.ts";
import { runLanguage, useFormat, usePlatform } from "../platform/index.ts";
import { resultHref } from "../scan-reports/address.ts";
import * as css from "./components/operations.css.ts";

/** What a job is about, in words: what it was made for may be gone, and a link names nobody. */
export function useJobName() {
  const { t } = useTranslation("operations");
  return useMemo(
    () =>
      ({ about, kind }: Job) =>
        about ?? t(`jobs.kind.${kind}`),
    [t],
  );
}

/** Why a job has not done what it was for; null where it has, or is still to. Staff are told of no one to ask. */
export function useJobCause() {
  const { t } = useTranslation(["operations", "failures"]);
  return useMemo(
    () =>
      ({ error, failure }: Job) => {
        if (failure === "internal") return t("jobs.internal");
        return failure === null ? error : t(`failures:reason.${failure}`);
      },
    [t],
  );
}

/** Where an assessment is looked at and done again: that of a customer, or the request of a campaign's visitor. */
function hrefOf({ kind, about, assessment }: Job): string | null {
  if (assessment) return resultHref(assessment.id);
  return kind === "scan" && about !== null ? requestsAddress.href({ search: about }) : null;
}

/** Columns of the queue. */
export function useJobColumns(menuOf: (job: Job) => ReactNode): readonly DataColumn<Job>[] {
  const { t } = useTranslation("operations");
  const { dateTime, count, details } = useFormat();
  const nameOf = useJobName();
  const causeOf = useJobCause();
  const { Link } = usePlatform();
  return useMemo(
    () => [
      {
        id: "job",
        header: t("jobs.column.job"),
        cell: (job) => {
          const href = hrefOf(job);
          return (
            <>
              <span className={css.name} lang={runLanguage(nameOf(job))}>
                {href ? <Link href={href}>{nameOf(job)}</Link> : nameOf(job)}
              </span>
              <span className={css.small}>
                {causeOf(job) ??
                  details([job.about === null ? null : t(`jobs.kind.${job.kind}`), job.assessment?.company])}
              </span>
            </>
          );
        },
      },
      {
        id: "state",
        header: t("jobs.column.state"),
        width: 232,
        cell: ({ state, next_at, failure }) => (
          <>
            <span className={css.name}>{t(`jobs.state.${state}`)}</span>
            {state === "retry" && next_at !== null && (
              <span className={css.small}>{t("jobs.next", { when: dateTime(next_at) })}</span>
            )}
            {failure !== null && <span className={css.small}>{t("jobs.failedVisit")}</span>}
          </>
        ),
      },
      {
        id: "tries",
        header: t("jobs.column.tries"),
        width: 112,
        align: "end",
        yields: true,
        cell: ({ tries, tries_max }) => t("jobs.tries", { tries: count(tries), max: count(tries_max) }),
      },
      {
        id: "created",
        header: t("jobs.column.created"),
        width: 176,
        align: "end",
        yields: true,
        cell: ({ created_at }) => dateTime(created_at),
      },
      {
        id: "menu",
        header: <span className={hidden}>{t("jobs.column.menu")}</span>,
        width: 72,
        align: "end",
        overflow: "free",
        cell: menuOf,
      },
    ],
    [t, dateTime, count, details, nameOf, causeOf, menuOf, Link],
  );
}
