import { DECISION_STATES, type Decision, exportDecisions, listDecisions } from "@candor/api/contract";
import { DECISION_KINDS } from "@candor/api/entities";
import { ListRow } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { checkHref } from "../../checks/index.ts";
import { type Exporter, ListExport } from "../../exports/index.ts";
import { type ListFilter, ListScreen } from "../../frames/index.ts";
import { type Arriving, useEndpoint, useFormat } from "../../platform/index.ts";
import { type DecisionsState, toFilters, toRequest } from "../address.ts";
import { useDecisionColumns, useDecisionWords } from "../columns.tsx";
import * as css from "./Ledger.css.ts";

export interface LedgerProps extends Arriving {
  /** What is shown, in the address. */
  address: AddressState<DecisionsState>;
  user: Exporter;
}

/** What a line is about: a check as it stands now, or what was published. */
function rowHref({ check, assessment }: Decision): string {
  if (check?.result_id) return checkHref(check.result_id);
  return assessment ? `/assessment/detail/${assessment.id}` : "";
}

/** Who decided what, when and why, and whether it still stands. */
export default function Ledger({ address, user }: LedgerProps) {
  const { t } = useTranslation("decisions");
  const format = useFormat();
  const { state } = address;
  const query = useEndpoint(listDecisions, toRequest(state), { keepPrevious: true, quiet: true });
  const { data } = query;
  const columns = useDecisionColumns();
  const words = useDecisionWords();
  const filters: ListFilter<DecisionsState>[] = [
    {
      kind: "given",
      key: "since",
      label: t("since"),
      text: state.since === null ? "" : format.date(`${state.since}T00:00`),
    },
    {
      kind: "several",
      key: "kinds",
      label: t("column.kind"),
      options: DECISION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      kind: "one",
      key: "by",
      label: t("column.by"),
      all: t("everyone"),
      complete: data !== undefined && !query.isPlaceholderData,
      options: (data?.people ?? (state.by ? [state.by] : [])).map((name) => ({ value: name, label: name })),
    },
    {
      kind: "one",
      key: "state",
      label: t("state.label"),
      all: t("all"),
      options: DECISION_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ];
  return (
    <>
      {data && data.all > 0 && (
        <p className={css.sentence}>
          {t("sentence", { count: data.all, in_force: format.count(data.in_force) })}
        </p>
      )}
      <ListScreen
        address={address}
        query={query}
        title={t("title")}
        isPart
        loadingLabel={t("loading")}
        search={t("search")}
        filters={filters}
        all={data?.all}
        end={<ListExport endpoint={exportDecisions} filters={toFilters(state)} user={user} />}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        noMatch={{ title: t("noMatch") }}
        table={{
          columns,
          linkColumn: "about",
          rowId: ({ id }) => id,
          rowHref,
          renderNarrow: (row) => (
            <ListRow
              status={t(`kind.${row.kind}`)}
              aside={format.date(row.at)}
              title={words.about(row)}
              foot={format.details([row.check?.object_name, words.by(row), words.state(row), row.reason])}
            />
          ),
        }}
      />
    </>
  );
}
