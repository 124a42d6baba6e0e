import { ListRow } from "@candor/ui/data";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { Question } from "../../forms/index.ts";
import { ListScreen, RowActions } from "../../frames/index.ts";
import { runLanguage } from "../../platform/index.ts";
import { USES, type WhitelistState } from "../address.ts";
import { useWhitelistColumns } from "../columns.tsx";
import { toForm, toPayload } from "../entry-form.ts";
import { EntryDialog } from "../parts.ts";
import {
  useAnyInUse,
  useEntryNames,
  useRemoveEntry,
  useSaveEntry,
  useWhitelist,
  type WhitelistEntry,
} from "../queries.ts";

export interface WhitelistProps {
  /** From `useAddress` of `whitelistAddress`. */
  address: AddressState<WhitelistState>;
}

const rowId = ({ id }: WhitelistEntry) => id;

/** Who may ask the AI helper. Without an entry in use everyone may, and the page says so. */
export function Whitelist({ address }: WhitelistProps) {
  const { t } = useTranslation("whitelist");
  const query = useWhitelist(address.state);
  const inUse = useAnyInUse();
  const nameOf = useEntryNames(query.data?.list);
  const save = useSaveEntry();
  const remove = useRemoveEntry();
  const [form, setForm] = useState<{ entry: WhitelistEntry | null } | null>(null);
  const [asked, setAsked] = useState<{ kind: "on" | "off" | "remove"; entry: WhitelistEntry } | null>(null);
  const menuOf = useCallback(
    (entry: WhitelistEntry) => {
      const turn = entry.enable ? "off" : "on";
      return (
        <RowActions
          label={t("more", { name: nameOf(entry) })}
          edit={[{ id: "edit", label: t("edit"), onSelect: () => setForm({ entry }) }]}
          run={[
            { id: turn, label: t(`ask.${turn}.confirm`), onSelect: () => setAsked({ kind: turn, entry }) },
          ]}
          destroy={[
            {
              id: "remove",
              label: t("ask.remove.confirm"),
              onSelect: () => setAsked({ kind: "remove", entry }),
            },
          ]}
        />
      );
    },
    [t, nameOf],
  );
  const columns = useWhitelistColumns(nameOf, menuOf);
  const answer = ({ kind, entry }: NonNullable<typeof asked>) => {
    const { id, revision } = entry;
    return kind === "remove"
      ? remove.mutateAsync({ id, revision })
      : save.mutateAsync({ ...toPayload(toForm(entry, nameOf(entry)), kind === "on"), id, revision });
  };
  return (
    <>
      <ListScreen
        address={address}
        query={query}
        title={t("title")}
        sentence={inUse.data && t(inUse.data.total === 0 ? "open" : "closed")}
        create={{ label: t("add"), icon: <Icon of={Plus} />, onClick: () => setForm({ entry: null }) }}
        loadingLabel={t("loading")}
        search={t("search")}
        searchHint={t("searchHint")}
        filters={[
          {
            kind: "one",
            key: "use",
            label: t("column.use"),
            all: t("all"),
            options: USES.map((value) => ({ value, label: t(`use.${value}`) })),
          },
        ]}
        table={{
          columns,
          rowId,
          renderNarrow: (entry) => (
            <ListRow
              status={t(entry.enable ? "use.on" : "use.off")}
              aside={menuOf(entry)}
              title={<span lang={runLanguage(nameOf(entry))}>{nameOf(entry)}</span>}
              foot={[t(`kind.${entry.data.kind}`), entry.data.note].filter(Boolean).join(" · ")}
            />
          ),
        }}
        empty={{ title: t("emptyTitle"), text: t("emptyText") }}
        noMatch={{ title: t("noMatch") }}
      />
      {form && (
        <EntryDialog
          entry={form.entry}
          name={form.entry ? nameOf(form.entry) : ""}
          onClose={() => setForm(null)}
        />
      )}
      {asked && (
        <Question
          title={t(`ask.${asked.kind}.title`, { name: nameOf(asked.entry) })}
          text={t(`ask.${asked.kind}.text`)}
          confirmLabel={t(`ask.${asked.kind}.confirm`)}
          destructive={asked.kind === "remove"}
          onYes={() => answer(asked)}
          doneText={t(`ask.${asked.kind}.done`, { name: nameOf(asked.entry) })}
          onDone={() => setAsked(null)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
