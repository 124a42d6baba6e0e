import { ASSESSMENT_STATES, ASSET_TYPES, PLAN_NAMES } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { FileUp, Radar } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../../address/index.ts";
import { type ListFilter, ListScreen } from "../../../frames/index.ts";
import { usePlatform } from "../../../platform/index.ts";
import { CompanyFilter, CreateScanDialog, ImportDialog } from "../../../scan-making/index.ts";
import type { ConfirmedAction, ScanAction } from "../../actions.ts";
import { SCAN_SPANS, type ScanListState } from "../../list-state.ts";
import { ScanActionDialog } from "../../parts.ts";
import { useScans } from "../../queries.ts";
import type { ScanRow } from "../../types.ts";
import { ScanNarrowRow } from "./ScanNarrowRow.tsx";
import { useScanColumns } from "./scan-columns.tsx";

export interface ScanListProps {
  /** From `useAddress` of `scansAddress`. */
  address: AddressState<ScanListState>;
  /** Address of a scan's results. */
  resultHref: (scanId: string) => string;
}

const rowId = ({ id }: ScanRow) => id;

/** Scans of all companies, newest first; what runs is asked for again by itself. */
export function ScanList({ address, resultHref }: ScanListProps) {
  const { t } = useTranslation(["scans", "common", "message"]);
  const { navigate } = usePlatform();
  const { show } = useNotice();
  const { state, change } = address;
  const query = useScans(state);
  const { data } = query;
  const [making, setMaking] = useState<"create" | "import" | null>(null);
  const [confirming, setConfirming] = useState<{ action: ConfirmedAction; scan: ScanRow } | null>(null);
  const onAction = useCallback(
    (action: ScanAction, scan: ScanRow) => {
      if (action === "edit") navigate(resultHref(scan.id));
      else setConfirming({ action, scan });
    },
    [navigate, resultHref],
  );
  const columns = useScanColumns(onAction);
  const company = data?.company ?? null;
  const onMissing = () => {
    setMaking(null);
    show({ kind: "error", text: t("message:common.load_title") });
  };
  const maker = {
    company,
    onMissing,
    onClose: () => setMaking(null),
    onCreated: (scanId: string) => {
      setMaking(null);
      navigate(resultHref(scanId));
    },
  };
  const filters: ListFilter<ScanListState>[] = [
    {
      kind: "one",
      key: "state",
      label: t("filter.state"),
      all: t("filter.allStates"),
      options: ASSESSMENT_STATES.map((value) => ({ value, label: t(`filter.stage.${value}`) })),
    },
    {
      kind: "one",
      key: "plan",
      label: t("filter.plan"),
      all: t("filter.allPlans"),
      options: PLAN_NAMES.map((value) => ({ value, label: t(`plan.${value}`) })),
    },
    {
      kind: "one",
      key: "type",
      more: true,
      label: t("filter.type"),
      all: t("filter.allTypes"),
      options: ASSET_TYPES.map((value) => ({ value, label: t(`common:assetType.${value}`) })),
    },
    {
      kind: "one",
      key: "expert",
      label: t("filter.expert"),
      all: t("filter.allExperts"),
      complete: data !== undefined && !query.isPlaceholderData,
      options: (data?.experts ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: "one",
      key: "span",
      more: true,
      label: t("filter.span"),
      all: t("filter.anyTime"),
      options: SCAN_SPANS.map((value) => ({ value, label: t("filter.days", { count: Number(value) }) })),
    },
    {
      kind: "own",
      key: "company",
      label: t("column.company"),
      more: true,
      text: company?.name ?? state.company ?? "",
      control: (
        <Suspense>
          <CompanyFilter
            value={company}
            onChange={(chosen) => change({ company: chosen })}
            onMissing={onMissing}
          />
        </Suspense>
      ),
    },
  ];
  return (
    <>
      <ListScreen
        address={address}
        query={query}
        title={t("title")}
        sentence={data && t("needReview", { count: data.awaiting_review })}
        actions={
          <Button icon={<Icon of={FileUp} />} onClick={() => setMaking("import")}>
            {t("list.import")}
          </Button>
        }
        create={{
          label: t("list.create"),
          icon: <Icon of={Radar} />,
          onClick: () => setMaking("create"),
        }}
        loadingLabel={t("list.loading")}
        search={t("filter.search")}
        searchHint={t("filter.searchHint")}
        filters={filters}
        table={{
          columns,
          rowId,
          rowHref: ({ id }) => resultHref(id),
          renderNarrow: (scan) => <ScanNarrowRow scan={scan} />,
        }}
        empty={{ title: t("list.emptyTitle"), text: t("list.emptyText") }}
        noMatch={{ title: t("list.noMatchTitle"), text: t("list.noMatchText") }}
        failureText={t("message:scan.load_text")}
      />
      {confirming && <ScanActionDialog {...confirming} onClose={() => setConfirming(null)} />}
      <Suspense>
        {making === "create" && <CreateScanDialog {...maker} />}
        {making === "import" && <ImportDialog {...maker} />}
      </Suspense>
    </>
  );
}
