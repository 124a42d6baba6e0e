import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { type Entry, NewEntryDialog } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type EntriesState, skillAddress } from "../address.ts";
import { useKindName } from "../kind-name.ts";
import { type Skill, skills } from "../queries.ts";
import { EntriesScreen } from "./EntriesScreen.tsx";
import { checkSkill, SkillFields } from "./SkillFields.tsx";

export interface SkillsScreenProps {
  address: AddressState<EntriesState>;
  /** It was made: its own page is next. */
  onCreated: (id: string) => void;
}

const NEW: Skill = { title: { en: "", cn: "" }, note: { en: "", cn: "" }, show_type: 1, territories: ["CN"] };
const hrefOf = ({ id }: { id: string }) => skillAddress.href({ entryId: id });

/** What campaigns assess. */
export function SkillsScreen({ address, onCreated }: SkillsScreenProps) {
  const { t } = useTranslation("campaigns");
  const kindName = useKindName();
  const format = useFormat();
  const { use, ...wanted } = address.state;
  const query = skills.useList({ ...wanted, ...(use && { enable: use === "on" }) });
  const create = skills.useCreate();
  const columns = useMemo(
    (): DataColumn<Entry<Skill>>[] => [
      {
        id: "kind",
        header: t("skills.kind"),
        width: 260,
        yields: true,
        cell: ({ data }) => kindName(data.show_type),
      },
      {
        id: "territories",
        header: t("skills.territories"),
        width: 180,
        yields: true,
        cell: ({ data }) => format.places(data.territories),
      },
    ],
    [t, format, kindName],
  );
  return (
    <EntriesScreen
      kind="skills"
      address={address}
      query={query}
      hrefOf={hrefOf}
      columns={columns}
      renderNew={(onClose) => (
        <NewEntryDialog
          title={t("entries.skills.create")}
          text={t("skills.newText")}
          submitLabel={t("create")}
          enable
          initial={NEW}
          check={checkSkill}
          create={create}
          onClose={onClose}
          onCreated={onCreated}
        >
          {(data, onChange, fields) => <SkillFields {...{ data, onChange, fields }} />}
        </NewEntryDialog>
      )}
    />
  );
}
