import type { Bilingual } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Entry } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { CARD, CHART, TEMPLATE } from "../kinds.ts";
import type { Card, CardChart, CardTemplate } from "../queries.ts";
import { EntriesScreen, type EntriesScreenProps } from "./EntriesScreen.tsx";
import { EntryScreen, type EntryScreenProps } from "./EntryScreen.tsx";

type ListProps<Data extends { title: Bilingual }> = Omit<EntriesScreenProps<Data>, "kind" | "columns">;
type OneProps<Data extends { title: Bilingual }> = Omit<EntryScreenProps<Data>, "kind">;

/** The cards of applications, in the order in which customers see them. */
export function CardsScreen(props: ListProps<Card>) {
  const { t } = useTranslation(["cards", "applications", "common"]);
  const format = useFormat();
  const columns = useMemo(
    (): DataColumn<Entry<Card>>[] => [
      {
        id: "source",
        header: t("field.source"),
        width: 160,
        yields: true,
        cell: ({ data }) => t(`applications:card.${data.source}`),
      },
      {
        id: "types",
        header: t("field.assetTypes"),
        width: 200,
        yields: true,
        overflow: "clamp",
        cell: ({ data }) => format.series(data.asset_types.map((type) => t(`common:assetType.${type}`))),
      },
      {
        id: "position",
        header: t("field.position"),
        width: 88,
        align: "end",
        yields: true,
        cell: ({ data }) => format.count(data.position),
      },
    ],
    [t, format],
  );
  return <EntriesScreen kind={CARD} columns={columns} {...props} />;
}

/** How cards are built. */
export function CardTemplatesScreen(props: ListProps<CardTemplate>) {
  const { t } = useTranslation("cards");
  const columns = useMemo(
    (): DataColumn<Entry<CardTemplate>>[] => [
      {
        id: "layout",
        header: t("field.layout"),
        width: 160,
        yields: true,
        cell: ({ data }) => t(`layout.${data.layout}`),
      },
      {
        id: "table",
        header: t("field.table"),
        width: 200,
        yields: true,
        cell: ({ data }) => data.evidence_table,
      },
    ],
    [t],
  );
  return <EntriesScreen kind={TEMPLATE} columns={columns} {...props} />;
}

/** The charts on cards. */
export function CardChartsScreen(props: ListProps<CardChart>) {
  const { t } = useTranslation("cards");
  const columns = useMemo(
    (): DataColumn<Entry<CardChart>>[] => [
      { id: "card", header: t("field.card"), width: 180, yields: true, cell: ({ data }) => data.card },
      {
        id: "dimension",
        header: t("field.dimension"),
        width: 180,
        yields: true,
        cell: ({ data }) => data.dimension,
      },
    ],
    [t],
  );
  return <EntriesScreen kind={CHART} columns={columns} {...props} />;
}

export const CardEntryScreen = (props: OneProps<Card>) => <EntryScreen kind={CARD} {...props} />;
export const CardTemplateScreen = (props: OneProps<CardTemplate>) => (
  <EntryScreen kind={TEMPLATE} {...props} />
);
export const CardChartScreen = (props: OneProps<CardChart>) => <EntryScreen kind={CHART} {...props} />;
