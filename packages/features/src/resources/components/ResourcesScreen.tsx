import { LANGUAGE_TAGS } from "@candor/api/entities";
import { Tag } from "@candor/ui/badges";
import { type DataColumn, ListRow } from "@candor/ui/data";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { NEW, type ResourcesState, USES } from "../address.ts";
import { type Resource, useResources } from "../queries.ts";
import { resourceStateOf } from "../schema.ts";
import * as css from "./Resources.css.ts";

export interface ResourcesScreenProps {
  /** From `useAddress` of `resourcesAddress`. */
  address: AddressState<ResourcesState>;
  /** Address of one resource, or of a new one by `NEW`. */
  resourceHref: (id: string) => string;
}

const rowId = ({ id }: Resource) => id;

/** What the official site offers, and the way to write more. */
export function ResourcesScreen({ address, resourceHref }: ResourcesScreenProps) {
  const { t } = useTranslation("resources");
  const format = useFormat();
  const query = useResources(address.state);
  const columns = useColumns();
  return (
    <ListScreen
      address={address}
      query={query}
      title={t("title")}
      create={{ label: t("create"), icon: <Icon of={Plus} />, href: resourceHref(NEW) }}
      loadingLabel={t("loading")}
      search={t("search")}
      searchHint={t("searchHint")}
      filters={[
        {
          kind: "one",
          key: "use",
          label: t("filter.use"),
          all: t("filter.all"),
          options: USES.map((value) => ({ value, label: t(`filter.${value}`) })),
        },
      ]}
      table={{
        columns,
        linkColumn: "title",
        rowId,
        rowHref: ({ id }) => resourceHref(id),
        renderNarrow: (resource) => (
          <ListRow
            status={t(`state.${resourceStateOf(resource)}`)}
            aside={t(`kind.${resource.data.kind}`)}
            title={resource.data.title.en || resource.data.title.cn}
            foot={resource.data.published_at && format.date(resource.data.published_at)}
          />
        ),
      }}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
      noMatch={{ title: t("empty.noMatch") }}
    />
  );
}

function useColumns(): DataColumn<Resource>[] {
  const { t } = useTranslation("resources");
  const format = useFormat();
  const { language } = usePlatform();
  return useMemo(
    () => [
      {
        id: "title",
        header: t("column.title"),
        overflow: "free",
        cell: ({ data: { title } }) => {
          const other = language === "en" ? "cn" : "en";
          const shown = title[language] ? language : other;
          return (
            <span className={css.rowTitle} lang={LANGUAGE_TAGS[shown]}>
              {title[shown]}
            </span>
          );
        },
      },
      {
        id: "languages",
        header: t("column.languages"),
        width: 132,
        yields: true,
        cell: ({ data: { title } }) => (
          <span className={css.tags}>
            {title.en && <Tag>{t("language.en")}</Tag>}
            {title.cn && <Tag>{t("language.cn")}</Tag>}
          </span>
        ),
      },
      {
        id: "kind",
        header: t("column.kind"),
        width: 124,
        yields: true,
        cell: ({ data }) => t(`kind.${data.kind}`),
      },
      {
        id: "state",
        header: t("column.state"),
        width: 116,
        cell: (resource) => t(`state.${resourceStateOf(resource)}`),
      },
      {
        id: "date",
        header: t("column.date"),
        width: 124,
        none: "–",
        cell: ({ data }) => data.published_at && format.date(data.published_at),
      },
      {
        id: "changed",
        header: t("column.changed"),
        width: 190,
        yields: true,
        cell: ({ updated_at, updated_by }) =>
          updated_by ? t("by", { day: format.date(updated_at), name: updated_by }) : format.date(updated_at),
      },
    ],
    [t, format, language],
  );
}
