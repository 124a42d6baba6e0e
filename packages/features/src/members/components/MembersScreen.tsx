import { type CurrentUser, JOIN_STATUS, LANGUAGES, PRODUCT_FEATURES } from "@candor/api/entities";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { PageHeader } from "@candor/ui/shell";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Loaded, useFormat } from "../../platform/index.ts";
import { InviteDialog } from "../parts.ts";
import { useMembers } from "../queries.ts";

import * as css from "./MembersScreen.css.ts";
import { MembersTable, type MembersTableProps } from "./MembersTable.tsx";

export interface MembersScreenProps extends Pick<MembersTableProps, "onLeft"> {
  user: Pick<CurrentUser, "role" | "preview" | "company">;
}

/** The team: who is in it, who is invited, and the ways to change that. Members and a preview read it. */
export function MembersScreen({ user, onLeft }: MembersScreenProps) {
  const { t } = useTranslation(["members", "message"]);
  const format = useFormat();
  const query = useMembers();
  const [inviting, setInviting] = useState(false);
  const team = query.data?.list ?? [];
  const limit = query.data?.limit ?? 0;
  const invited = team.filter(({ join_status }) => join_status === JOIN_STATUS.pending).length;
  const full = query.data !== undefined && team.length >= limit;
  const limitReached = full && t("message:member.limit_reached");
  const refusal = query.data?.plan_ended ? t("message:member.plan_ended") : limitReached;
  const canManage = user.role === "owner" && !user.preview;
  const englishOnly = (user.company.product_type & PRODUCT_FEATURES.english_only) !== 0;
  const summary = [
    t("people", { count: team.length - invited }),
    invited > 0 && t("invitations", { count: invited }),
    t("places", { used: format.count(team.length), limit: format.count(limit) }),
  ];
  const note = user.preview
    ? t("preview")
    : !canManage
      ? t("ownerOnly")
      : refusal || (team.length === 1 && t("alone"));

  return (
    <>
      <PageHeader
        title={t("title")}
        meta={query.data && summary.filter(Boolean).join(" · ")}
        actions={
          canManage &&
          query.data && (
            <Button
              variant="primary"
              icon={<Icon of={UserPlus} />}
              aria-disabled={refusal !== false}
              title={refusal || undefined}
              onClick={() => setInviting(true)}
            >
              {t("invite")}
            </Button>
          )
        }
      />
      {note && <p className={css.note}>{note}</p>}
      <Loaded query={query} loading={<SkeletonRows label={t("loading")} rowHeight="double" />}>
        {({ list, plan_ended }) => (
          <MembersTable team={list} user={user} planEnded={plan_ended} onLeft={onLeft} />
        )}
      </Loaded>
      {inviting && (
        <InviteDialog languages={englishOnly ? ["en"] : LANGUAGES} onClose={() => setInviting(false)} />
      )}
    </>
  );
}
