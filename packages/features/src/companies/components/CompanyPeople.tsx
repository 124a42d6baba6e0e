import { JOIN_STATUS, type Member } from "@candor/api/entities";
import { type DataColumn, DataTable } from "@candor/ui/data";
import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Section } from "@candor/ui/shell";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { MemberName, MemberState } from "../../members/index.ts";
import { Loaded, useFormat } from "../../platform/index.ts";
import { useCompanyMembers } from "../queries.ts";
import * as css from "./CompanyList.css.ts";

const rowId = ({ id }: Member) => id;

/** Who is in a company and who is invited. Those who left are not shown. */
export function CompanyPeople({ id }: { id: string }) {
  const { t } = useTranslation("companies");
  const { count } = useFormat();
  const query = useCompanyMembers(id);
  const columns = useMemo(
    (): readonly DataColumn<Member>[] => [
      { id: "member", header: t("page.member"), cell: (member) => <MemberName member={member} /> },
      { id: "role", header: t("page.role"), width: 160, cell: ({ role }) => t(`role.${role}`) },
      {
        id: "state",
        header: t("page.state"),
        width: 200,
        cell: (member) => <MemberState member={member} />,
      },
    ],
    [t],
  );
  const people = (query.data?.list ?? []).filter(({ join_status }) => join_status !== JOIN_STATUS.removed);
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
                </span>
              </span>
            )}
          />
        )}
      </Loaded>
    </Section>
  );
}
