import type { Member } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { MemberActions } from "./components/MemberActions.tsx";
import { MemberName } from "./components/MemberName.tsx";
import { MemberRole } from "./components/MemberRole.tsx";
import { MemberState } from "./components/MemberState.tsx";
import * as css from "./components/MembersScreen.css.ts";
import { dayOf, isOnlyOwner, memberStatusOf, nameOf } from "./member-status.ts";
import { type MemberQuestion, roleQuestion } from "./question.ts";

/** What each part of a row shows, in the table and in the narrow list. */
export interface MemberParts {
  role: (member: Member) => ReactNode;
  /** Null where the reader may do nothing with anybody. */
  actions: ((member: Member) => ReactNode) | null;
}

interface Options {
  team: readonly Member[];
  canManage: boolean;
  /** Nothing may be done at all: not even leaving. */
  readOnly: boolean;
  /** Why no invitation is sent; null where they are. */
  unsent: string | null;
  onAsk: (ask: MemberQuestion) => void;
}

/** Role and actions of a person, as the reader may use them. */
export function useMemberParts({ team, canManage, readOnly, unsent, onAsk }: Options): MemberParts {
  return useMemo(() => {
    const changes = (member: Member) =>
      canManage && memberStatusOf(member) === "active" && !isOnlyOwner(member, team);
    return {
      role: (member) => (
        <MemberRole
          member={member}
          onChoose={changes(member) ? (role) => onAsk(roleQuestion(member, role)) : undefined}
        />
      ),
      actions: readOnly
        ? null
        : (member) => (
            <MemberActions
              member={member}
              canManage={canManage}
              onlyOwner={isOnlyOwner(member, team)}
              unsent={unsent}
              onAsk={onAsk}
            />
          ),
    };
  }, [team, canManage, readOnly, unsent, onAsk]);
}

/** Columns of the table of members. */
export function useMemberColumns({ role, actions }: MemberParts): DataColumn<Member>[] {
  const { t } = useTranslation("members");
  return useMemo(
    () => [
      {
        id: "member",
        header: t("column.member"),
        overflow: "free",
        sortValue: nameOf,
        cell: (member) => <MemberName member={member} />,
      },
      {
        id: "role",
        header: t("column.role"),
        width: 172,
        overflow: "free",
        sortValue: (member) => t(`roles.${member.role}`),
        cell: role,
      },
      {
        id: "state",
        header: t("column.state"),
        width: 168,
        overflow: "free",
        sortValue: dayOf,
        cell: (member) => <MemberState member={member} />,
      },
      ...(actions
        ? [
            {
              id: "actions",
              header: t("column.actions"),
              width: 212,
              align: "end" as const,
              overflow: "free" as const,
              cell: (member: Member) => <span className={css.actions}>{actions(member)}</span>,
            },
          ]
        : []),
    ],
    [t, role, actions],
  );
}
