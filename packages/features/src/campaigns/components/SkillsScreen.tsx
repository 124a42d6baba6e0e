import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import type { Entry } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type EntriesState, skillAddress } from "../address.ts";
import { useKindName } from "../kind-name.ts";
import { type Skill, skills } from "../queries.ts";
import { EntriesScreen, type EntriesScreenProps } from "./EntriesScreen.tsx";
import { checkSkill, SkillFields } from "./SkillFields.tsx";

export interface SkillsScreenProps {
  address: AddressState<EntriesState>;
  /** It was made: its own page is next. */
  onCreated: (id: string) => void;
}

const FRESH: EntriesScreenProps<Skill>["fresh"] = {
  initial: { title: { en: "", cn: "" }, note: { en: "", cn: "" }, show_type: 1, territories: ["CN"] },
  check: checkSkill,
  children: (data, onChange, fields) => <SkillFields {...{ data, onChange, fields }} />,
};
const hrefOf = ({ id }: { id: string }) => skillAddress.href({ entryId: id });

/** What campaigns assess. */
export function SkillsScreen({ address, onCreated }: SkillsScreenProps) {
  const { t } = useTranslation("campaigns");
  const kindName = useKindName();
  const format = useFormat();
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
      hooks={skills}
      hrefOf={hrefOf}
      columns={columns}
      fresh={FRESH}
      onCreated={onCreated}
    />
  );
}
