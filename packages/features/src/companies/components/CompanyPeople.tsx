import { JOIN_STATUS, type StaffCompany } from "@candor/api/entities";
import { type DataColumn, DataTable } from "@candor/ui/data";
import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Section } from "@candor/ui/shell";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { MemberName, MemberState } from "../../members/index.ts";
import { Loaded, useFormat } from "../../platform/index.ts";
import { type StaffMember, setFor } from "../member-settings.ts";
import { MemberDialog } from "../parts.ts";
import { useCompanyMembers } from "../queries.ts";
import * as css from "./CompanyList.css.ts";

const rowId = ({ id }: StaffMember) => id;

/** Who is in a company, who is invited, and what staff set for each. Those who left are not shown. */
export function CompanyPeople({ company }: { company: StaffCompany }) {
  const { t } = useTranslation("companies");
  const { count, series } = useFormat();
  const query = useCompanyMembers(company.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const columns = useMemo((): readonly DataColumn<StaffMember>[] => {
    return [
      { id: "member", header: t("page.member"), cell: (member) => <MemberName member={member} /> },
      { id: "role", header: t("page.role"), width: 130, cell: ({ role }) => t(`role.${role}`) },
      {
        id: "state",
        header: t("page.state"),
        width: 190,
        cell: (member) => <MemberState member={member} />,
      },
      {
        id: "set",
        header: t("one.column"),
        width: 210,
        yields: true,
        cell: (member) => series(setFor(member).map((name) => t(`one.short.${name}`))),
        none: t("one.nothing"),
      },
      {
        id: "action",
        header: t("one.action"),
        width: 110,
        cell: (member) => <SetButton member={member} onOpen={setChosen} />,
      },
    ];
  }, [t, series]);
  const people = (query.data?.list ?? []).filter(({ join_status }) => join_status !== JOIN_STATUS.removed);
  const one = people.find(({ id }) => id === chosen);
  const close = () => setChosen(null);
  return (
    <Section
      title={t("page.members")}
      meta={query.data && t("page.places", { used: count(people.length), limit: count(query.data.limit) })}
      inset="flush"
    >
      <Loaded query={query} loading={<SkeletonRows label={t("page.membersLoading")} rowHeight="double" />}>
        {() => (
          <DataTable
            label={t("page.members")}
            density="double"
            columns={columns}
            rows={people}
            rowId={rowId}
            empty={<EmptyState title={t("page.nobody")} description={t("page.nobodyText")} />}
            renderNarrow={(member) => (
              <span className={css.narrow}>
                <MemberName member={member} />
                <span className={css.foot}>
                  <span>{t(`role.${member.role}`)}</span>
                  <MemberState member={member} />
                  {setFor(member).map((name) => (
                    <span key={name}>{t(`one.short.${name}`)}</span>
                  ))}
                </span>
                <SetButton member={member} onOpen={setChosen} />
              </span>
            )}
          />
        )}
      </Loaded>
      {one && <MemberDialog company={company} member={one} onClose={close} />}
    </Section>
  );
}

/** Opens what staff set for somebody: for those who joined, since an invitation is nobody yet. */
function SetButton({ member, onOpen }: { member: StaffMember; onOpen: (id: string) => void }) {
  const { t } = useTranslation("companies");
  if (member.join_status !== JOIN_STATUS.valid) return null;
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={t("one.openOf", { name: member.name })}
      onClick={() => onOpen(member.id)}
    >
      {t("settings.open")}
    </Button>
  );
}
