import type { Bilingual } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ConfigList, type ConfigListProps, type Entry } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type EntriesState, USES } from "../address.ts";

export interface EntriesScreenProps<Data extends { title: Bilingual }> {
  kind: "skills" | "qrcodes";
  address: AddressState<EntriesState>;
  query: ConfigListProps<EntriesState, Entry<Data>>["query"];
  hrefOf: (entry: Entry<Data>) => string;
  columns: readonly DataColumn<Entry<Data>>[];
  /** The dialog that makes a new one. */
  renderNew: (onClose: () => void) => ReactNode;
}

/** Skills or QR codes: what campaigns are made of. */
export function EntriesScreen<Data extends { title: Bilingual }>(props: EntriesScreenProps<Data>) {
  const { kind, address, query, hrefOf, columns, renderNew } = props;
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const titleOf = useCallback(({ data }: Entry<Data>) => format.text(data.title), [format]);
  return (
    <ConfigList
      address={address}
      query={query}
      title={t(`entries.${kind}.title`)}
      sentence={t(`entries.${kind}.sentence`)}
      create={{ label: t(`entries.${kind}.create`), icon: <Icon of={Plus} />, dialog: renderNew }}
      loadingLabel={t(`entries.${kind}.loading`)}
      search={t(`entries.${kind}.search`)}
      filters={[
        {
          kind: "one",
          key: "use",
          label: t("use.label"),
          all: t("use.all"),
          options: USES.map((value) => ({ value, label: t(`use.${value}`) })),
        },
      ]}
      titleOf={titleOf}
      hrefOf={hrefOf}
      columns={columns}
      empty={(create) => (
        <EmptyState
          title={t(`entries.${kind}.emptyTitle`)}
          description={t(`entries.${kind}.emptyText`)}
          action={create}
        />
      )}
    />
  );
}
