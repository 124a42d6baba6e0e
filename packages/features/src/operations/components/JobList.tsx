import { JOB_KINDS, JOB_STATES, type Job, listJobs } from "@candor/api/contract";
import { ListRow } from "@candor/ui/data";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen, RowActions } from "../../frames/index.ts";
import { runLanguage, useEndpoint, useFormat } from "../../platform/index.ts";
import { type JobsState, toJobsRequest } from "../address.ts";
import { type JobAction, jobActions } from "../job-actions.ts";
import { useJobCause, useJobColumns, useJobName } from "../job-columns.tsx";
import { JobQuestion } from "./JobQuestion.tsx";

export interface JobListProps {
  /** From `useAddress` of `jobsAddress`. */
  address: AddressState<JobsState>;
}

const POLL_MS = 5_000;
const rowId = ({ id }: Job) => id;

/** What the server does apart from requests: what waits, what runs, what failed and why. */
export function JobList({ address }: JobListProps) {
  const { t } = useTranslation("operations");
  const { count, dateTime } = useFormat();
  const query = useEndpoint(listJobs, toJobsRequest(address.state), {
    keepPrevious: true,
    quiet: true,
    pollMs: POLL_MS,
  });
  const nameOf = useJobName();
  const causeOf = useJobCause();
  const [asked, setAsked] = useState<{ action: JobAction; job: Job } | null>(null);
  const menuOf = useCallback(
    (job: Job) => {
      const actions = jobActions(job);
      if (actions.length === 0) return null;
      const entries = (only: JobAction) =>
        actions
          .filter((action) => action === only)
          .map((action) => ({
            id: action,
            label: t(`jobs.ask.${action}.confirm`),
            onSelect: () => setAsked({ action, job }),
          }));
      return (
        <RowActions
          label={t("jobs.more", { about: nameOf(job) })}
          edit={entries("retry")}
          destroy={entries("cancel")}
        />
      );
    },
    [t, nameOf],
  );
  const columns = useJobColumns(menuOf);
  const { counts, failed_visits: visits = 0 } = query.data ?? {};
  return (
    <>
      <ListScreen
        address={address}
        query={query}
        title={t("jobs.title")}
        sentence={
          counts &&
          t("jobs.sentence", {
            waiting: count(counts.created + counts.retry),
            running: count(counts.active),
            failed: count(counts.failed),
            visits: count(visits),
          })
        }
        loadingLabel={t("jobs.loading")}
        filters={[
          {
            kind: "one",
            key: "state",
            label: t("jobs.column.state"),
            all: t("jobs.allStates"),
            options: JOB_STATES.map((value) => ({ value, label: t(`jobs.state.${value}`) })),
          },
          {
            kind: "one",
            key: "kind",
            label: t("jobs.column.kind"),
            all: t("jobs.allKinds"),
            options: JOB_KINDS.map((value) => ({ value, label: t(`jobs.kind.${value}`) })),
          },
          { kind: "flag", key: "failedVisit", label: t("jobs.failedVisit") },
        ]}
        all={counts && Object.values(counts).reduce((all, n) => all + n, 0)}
        table={{
          columns,
          rowId,
          renderNarrow: (job) => (
            <ListRow
              status={t(job.failure === null ? `jobs.state.${job.state}` : "jobs.failedVisit")}
              aside={menuOf(job) ?? dateTime(job.created_at)}
              title={<span lang={runLanguage(nameOf(job))}>{nameOf(job)}</span>}
              foot={causeOf(job) ?? t(`jobs.kind.${job.kind}`)}
            />
          ),
        }}
        empty={{ title: t("jobs.emptyTitle"), text: t("jobs.emptyText") }}
        noMatch={{ title: t("jobs.noMatch") }}
      />
      {asked && <JobQuestion {...asked} about={nameOf(asked.job)} onClose={() => setAsked(null)} />}
    </>
  );
}
