import type { Bilingual } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import {
  ConfigList,
  type configHooks,
  type Entry,
  NewEntry,
  type NewEntryDialogProps,
} from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { EntriesState } from "../address.ts";
import { useUseFilter } from "../use-filter.ts";

export interface EntriesScreenProps<Data extends { title: Bilingual }> {
  kind: "skills" | "qrcodes";
  address: AddressState<EntriesState>;
  hooks: ReturnType<typeof configHooks<Data>>;
  hrefOf: (entry: Entry<Data>) => string;
  columns: readonly DataColumn<Entry<Data>>[];
  /** What a new one is asked for, in use from the beginning. */
  fresh: Pick<NewEntryDialogProps<Data>, "initial" | "check" | "children">;
  /** It was made: its own page is next. */
  onCreated: (id: string) => void;
}

/** Skills or QR codes: what campaigns are made of. */
export function EntriesScreen<Data extends { title: Bilingual }>(props: EntriesScreenProps<Data>) {
  const { kind, address, hooks, hrefOf, columns, fresh, onCreated } = props;
  const { t } = useTranslation("campaigns");
  const useFilter = useUseFilter();
  const format = useFormat();
  const { use, ...wanted } = address.state;
  const query = hooks.useList({ ...wanted, ...(use && { enable: use === "on" }) });
  const titleOf = useCallback(({ data }: Entry<Data>) => format.text(data.title), [format]);
  return (
    <ConfigList
      address={address}
      query={query}
      title={t(`entries.${kind}.title`)}
      sentence={t(`entries.${kind}.sentence`)}
      create={{
        label: t(`entries.${kind}.create`),
        icon: <Icon of={Plus} />,
        dialog: (onClose) => (
          <NewEntry
            {...fresh}
            title={t(`entries.${kind}.create`)}
            text={t(`entries.${kind}.newText`)}
            submitLabel={t("create")}
            enable
            hooks={hooks}
            onClose={onClose}
            onCreated={onCreated}
          />
        ),
      }}
      loadingLabel={t(`entries.${kind}.loading`)}
      search={t(`entries.${kind}.search`)}
      searchHint={t("campaigns.searchHint")}
      filters={[useFilter]}
      titleOf={titleOf}
      hrefOf={hrefOf}
      columns={columns}
      empty={{ title: t(`entries.${kind}.emptyTitle`), text: t(`entries.${kind}.emptyText`) }}
    />
  );
}
