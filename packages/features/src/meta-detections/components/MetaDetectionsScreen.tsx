import { downloadOf } from "@candor/api/client";
import { type ExportFormat, exportDetections } from "@candor/api/contract";
import { StatusLabel } from "@candor/ui/badges";
import type { DataColumn } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { Import, ListPlus } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ConfigList, type Entry } from "../../config-editor/index.ts";
import { saveFile } from "../../exports/index.ts";
import { ExportMenu } from "../../frames/index.ts";
import { leavesFocusToPage, useErrorText, useFormat, usePlatform } from "../../platform/index.ts";
import { type MetaDetectionsState, metaDetectionHref, USES } from "../address.ts";
import { type Detection, detections, useAdopt } from "../queries.ts";
import { ImportDialog } from "./ImportDialog.tsx";

export interface MetaDetectionsScreenProps {
  address: AddressState<MetaDetectionsState>;
}

const hrefOf = ({ id }: { id: string }) => metaDetectionHref(id);

/** The checks as staff describe them, by category and in its order. */
export function MetaDetectionsScreen({ address }: MetaDetectionsScreenProps) {
  const { t } = useTranslation(["meta-detections", "common"]);
  const format = useFormat();
  const errorText = useErrorText();
  const { client } = usePlatform();
  const { show } = useNotice();
  const { use, ...wanted } = address.state;
  const ofUse = use && { enable: use === "online" };
  const query = detections.useList({ ...wanted, ...ofUse });
  const adopt = useAdopt();
  const [importing, setImporting] = useState(false);
  const [exporting, setExporting] = useState(false);
  const titleOf = useCallback(({ data }: Entry<Detection>) => format.text(data.titles.plain), [format]);
  const columns = useMemo(
    (): DataColumn<Entry<Detection>>[] => [
      {
        id: "category",
        header: t("column.category"),
        width: 220,
        yields: true,
        overflow: "clamp",
        cell: ({ data }) => format.text(data.check_category),
      },
      {
        id: "order",
        header: t("column.order"),
        width: 72,
        align: "end",
        yields: true,
        cell: ({ data }) => format.count(data.sort_in_category),
      },
      {
        id: "severity",
        header: t("column.severity"),
        width: 120,
        yields: true,
        cell: ({ data }) => <StatusLabel status={data.severity} label={t(`common:level.${data.severity}`)} />,
      },
      {
        id: "online",
        header: t("column.online"),
        width: 120,
        cell: ({ enable, data }) => t(data.hidden ? "hidden" : enable ? "online" : "offline"),
      },
    ],
    [t, format],
  );
  const takeOver = () =>
    adopt.mutate(
      {},
      {
        onSuccess: ({ added }) => show({ kind: "success", text: t("adopted", { count: added }) }),
        onError: (error) => show({ kind: "error", text: errorText(error) }),
      },
    );
  const save = async (chosen: ExportFormat) => {
    setExporting(true);
    try {
      const request = { search: wanted.search.trim(), ...ofUse, format: chosen };
      saveFile(await downloadOf(client, exportDetections, request, { quiet: true }));
    } catch (error) {
      show({ kind: "error", text: errorText(error) });
    } finally {
      setExporting(false);
    }
  };
  // The first checks that are adopted take it out of the empty list, and bring it to another place.
  const adoptButton = (
    <Button
      ref={leavesFocusToPage}
      icon={<Icon of={ListPlus} />}
      loading={adopt.isPending}
      onClick={takeOver}
    >
      {t("adopt")}
    </Button>
  );
  return (
    <>
      <ConfigList
        address={address}
        query={query}
        title={t("title")}
        sentence={query.data && t("sentence", { count: query.data.total })}
        actions={
          <>
            {adoptButton}
            <Button icon={<Icon of={Import} />} onClick={() => setImporting(true)}>
              {t("import.open")}
            </Button>
          </>
        }
        loadingLabel={t("loading")}
        search={t("search")}
        filters={[
          {
            kind: "one",
            key: "use",
            label: t("column.online"),
            all: t("all"),
            options: USES.map((value) => ({ value, label: t(value) })),
          },
        ]}
        end={<ExportMenu formats={["xlsx", "csv"]} busy={exporting} onExport={(one) => void save(one)} />}
        titleOf={titleOf}
        hrefOf={hrefOf}
        columns={columns}
        empty={<EmptyState title={t("empty.title")} description={t("empty.text")} action={adoptButton} />}
      />
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
