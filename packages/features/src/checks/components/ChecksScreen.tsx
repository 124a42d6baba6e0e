import { exportChecks, type ListedCheck } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { StatusText } from "../../evidence/index.ts";
import { ListExport } from "../../exports/index.ts";
import { AsOf, ListScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type ChecksState, checkHref, checksAddress, toFilters } from "../address.ts";
import { useCheckColumns } from "../columns.tsx";
import { useCheckFilters } from "../filters.tsx";
import type { Reader } from "../permissions.ts";
import { useAssessment, useChecks, useIsEarlier } from "../queries.ts";
import { ChecksFigure, totalOf } from "./ChecksFigure.tsx";
import * as css from "./ChecksTable.css.ts";
import { NoChecks } from "./NoChecks.tsx";
import { useBulk } from "./work/use-bulk.tsx";

export interface ChecksScreenProps {
  /** The table's state, in the address. */
  address: AddressState<ChecksState>;
  /** Where an assessment is started; absent where the reader may not. */
  newAssessmentHref?: string;
  /** Who reads: what they may do with several checks is offered. Without a reader nothing can be chosen. */
  user?: Reader;
  /** Only the checks of this compliance scenario, as a part of a page about it. */
  scenario?: string;
  /** It is the preview of the one assessment in its address: no other is led to. */
  preview?: boolean;
}

const rowId = (row: ListedCheck) => row.id;

/** Every published check: Vernier, filters, table, pages. */
export function ChecksScreen(props: ChecksScreenProps) {
  const { address, newAssessmentHref, user, scenario, preview = false } = props;
  const { t } = useTranslation(["checks", "message"]);
  const format = useFormat();
  const { state, change } = address;
  const query = useChecks(state, scenario);
  const isPart = scenario !== undefined;
  // The counts are of all checks, not of the scenario.
  const counted = isPart ? undefined : query.data;
  const filters = useCheckFilters({
    state,
    ofScenario: isPart,
    reply: query.data,
    counted: !isPart,
    onSince: (since) => change({ since }),
    ofAnyAssessment: !preview,
  });
  const columns = useCheckColumns(state.objectId !== null);
  const { data, error, isFetching } = query;
  // What is of an earlier assessment can be read, not changed.
  const isEarlier = useIsEarlier(state.objectId, preview ? null : state.assessmentId);
  const { bulk, dialog } = useBulk(data?.list ?? [], isEarlier ? undefined : user);
  const shown = useAssessment(state.assessmentId).data;
  const total = counted && totalOf(counted.counts);
  const object = data?.objects.find(({ id }) => id === state.objectId);
  const narrowed = !preview && (state.objectId !== null || state.assessmentId !== null);
  const list = (
    <ListScreen
      address={address}
      query={query}
      title={t("title")}
      isPart={isPart}
      meta={total !== undefined && t("total", { count: total })}
      figure={
        isPart ? null : (
          <ChecksFigure
            counts={data?.counts}
            failed={error !== null && !isFetching}
            only={state.statuses.length === 1 ? (state.statuses[0] ?? null) : null}
            onPick={(status) => change({ statuses: status ? [status] : [] })}
          />
        )
      }
      // A part's page says it itself, a preview in its banner.
      note={
        !isPart &&
        isEarlier &&
        user && <AsOf at={shown?.completed_at} onLast={() => change({ assessmentId: null })} />
      }
      loadingLabel={t("loading")}
      search={t("search")}
      filters={filters}
      all={total}
      found={
        data && total !== undefined
          ? t("found", { shown: format.count(data.total), count: total })
          : undefined
      }
      {...(bulk && { bulk })}
      failureText={t("message:check.load_text")}
      empty={
        <NoChecks
          newAssessmentHref={newAssessmentHref}
          onAll={narrowed ? () => change({ ...checksAddress.initial, pageSize: state.pageSize }) : undefined}
        />
      }
      end={user && <ListExport endpoint={exportChecks} filters={toFilters(state, scenario)} user={user} />}
      noMatch={{
        title: t("empty.filteredTitle"),
        ...(total !== undefined && {
          text: object
            ? t("empty.filteredObject", { name: object.name, count: total })
            : t("empty.filteredText", { count: total }),
        }),
      }}
      table={{
        columns,
        linkColumn: "title",
        rowId,
        rowHref: (row) => checkHref(row.id, state),
        renderNarrow: (row) => (
          <span className={css.narrow}>
            <span className={css.narrowTop}>
              <StatusText status={row.status} />
              <span className={css.narrowObject}>{row.object_name}</span>
            </span>
            <span className={css.narrowTitle}>{format.text(row.title)}</span>
            <span className={css.cite}>
              {format.details([
                row.citations[0] && format.text(row.citations[0].cite),
                row.owner,
                row.issue?.key,
              ])}
            </span>
          </span>
        ),
      }}
    />
  );
  return (
    <>
      {list}
      {dialog}
    </>
  );
}
