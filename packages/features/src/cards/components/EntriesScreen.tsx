import type { Bilingual } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ConfigList, type Entry, NewEntry } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { EntriesState } from "../address.ts";
import type { Kind } from "../kinds.ts";

export interface EntriesScreenProps<Data extends { title: Bilingual }> {
  kind: Kind<Data>;
  address: AddressState<EntriesState>;
  /** Between the id and the state. */
  columns: readonly DataColumn<Entry<Data>>[];
  /** One was made: its page is next. */
  onCreated: (href: string) => void;
}

/** The entries of one kind, and the way to make another. */
export function EntriesScreen<Data extends { title: Bilingual }>(props: EntriesScreenProps<Data>) {
  const { kind, address, columns, onCreated } = props;
  const { id, hooks, one, check, initial, NewFields } = kind;
  const { t } = useTranslation("cards");
  const format = useFormat();
  const query = hooks.useList(address.state);
  const titleOf = useCallback(({ data }: Entry<Data>) => format.text(data.title), [format]);
  const hrefOf = useCallback((entry: { id: string }) => one.href({ entryId: entry.id }), [one]);
  const dialog = (onClose: () => void) => (
    <NewEntry
      title={t(`create.${id}`)}
      text={t(`emptyText.${id}`)}
      initial={initial}
      check={check}
      hooks={hooks}
      onClose={onClose}
      onCreated={(made) => onCreated(hrefOf({ id: made }))}
    >
      {(data, onChange, fields) => <NewFields data={data} onChange={onChange} fields={fields} />}
    </NewEntry>
  );
  return (
    <ConfigList
      address={address}
      query={query}
      title={t(`title.${id}`)}
      sentence={query.data && t(`sentence.${id}`, { count: query.data.total })}
      create={{ label: t(`create.${id}`), icon: <Icon of={Plus} />, dialog }}
      loadingLabel={t("loading")}
      search={t("search")}
      titleOf={titleOf}
      hrefOf={hrefOf}
      columns={columns}
      empty={{ title: t(`empty.${id}`), text: t(`emptyText.${id}`) }}
    />
  );
}
