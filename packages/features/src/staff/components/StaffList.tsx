import { STAFF_STATES, type StaffAccount } from "@candor/api/entities";
import { ListRow } from "@candor/ui/data";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { UserPlus } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen, RowActions } from "../../frames/index.ts";
import { logsAddress } from "../../logs/index.ts";
import type { StaffListState } from "../address.ts";
import { useStaffColumns, useStaffWords } from "../columns.tsx";
import type { Opened } from "../opened.ts";
import { AccountDialog, PolicyDialog } from "../parts.ts";
import { useStaff, useStaffPolicy } from "../queries.ts";
import { questionsOf, type StaffQuestion } from "../question.ts";
import { AccountQuestion } from "./AccountQuestion.tsx";

export interface StaffListProps {
  /** From `useAddress` of `staffAddress`. */
  address: AddressState<StaffListState>;
  /** Which screens each permission opens. */
  opened: Opened;
}

const rowId = ({ id }: StaffAccount) => id;

/** Who may work in the console, what each may do, and the ways to change that. */
export function StaffList({ address, opened }: StaffListProps) {
  const { t } = useTranslation("staff");
  const query = useStaff(address.state);
  const words = useStaffWords();
  const policy = useStaffPolicy();
  const [asking, setAsking] = useState(false);
  const [form, setForm] = useState<{ account: StaffAccount | null } | null>(null);
  const [asked, setAsked] = useState<{ kind: StaffQuestion; account: StaffAccount } | null>(null);
  const menuOf = useCallback(
    (account: StaffAccount) => {
      const entry = (kind: StaffQuestion) => ({
        id: kind,
        label: t(`ask.${kind}.confirm`),
        onSelect: () => setAsked({ kind, account }),
      });
      const questions = questionsOf(account);
      return (
        <RowActions
          label={t("more", { name: account.username })}
          edit={[
            { id: "edit", label: t("edit.open"), onSelect: () => setForm({ account }) },
            { id: "log", label: t("log"), href: logsAddress.href({ target: account.id }) },
          ]}
          run={questions.filter((kind) => kind !== "disable").map(entry)}
          destroy={questions.filter((kind) => kind === "disable").map(entry)}
        />
      );
    },
    [t],
  );
  const columns = useStaffColumns(menuOf);
  return (
    <>
      <ListScreen
        address={address}
        query={query}
        title={t("title")}
        sentence={t("sentence")}
        actions={
          <Button disabled={!policy.data} onClick={() => setAsking(true)}>
            {t("twoSteps.open")}
          </Button>
        }
        create={{
          label: t("create.open"),
          icon: <Icon of={UserPlus} />,
          onClick: () => setForm({ account: null }),
        }}
        loadingLabel={t("loading")}
        search={t("search")}
        searchHint={t("searchHint")}
        filters={[
          {
            kind: "one",
            key: "state",
            label: t("column.state"),
            all: t("allStates"),
            options: STAFF_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
          },
        ]}
        table={{
          columns,
          rowId,
          renderNarrow: (account) => (
            <ListRow
              status={t(`state.${account.state}`)}
              aside={menuOf(account)}
              title={account.username}
              foot={[account.email, words.may(account), words.steps(account)].join(" · ")}
            />
          ),
        }}
        empty={{ title: t("emptyTitle"), text: t("emptyText") }}
        noMatch={{ title: t("noMatch") }}
      />
      {form && <AccountDialog account={form.account} opened={opened} onClose={() => setForm(null)} />}
      {asking && policy.data && <PolicyDialog policy={policy.data} onClose={() => setAsking(false)} />}
      {asked && <AccountQuestion {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
