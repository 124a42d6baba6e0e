import type { Member } from "@candor/api/entities";
import { Tag, type TagColor } from "@candor/ui/badges";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { dayOf, type MemberStatus, memberStatusOf } from "../member-status.ts";
import * as css from "./MembersScreen.css.ts";

/** Only what waits for somebody carries a fill. */
const FILL: Partial<Record<MemberStatus, TagColor>> = { invited: "cyan", expired: "amber" };

/** Joined, invited, or with a link that has run out; and the day that goes with it. */
export function MemberState({ member }: { member: Member }) {
  const { t } = useTranslation("members");
  const format = useFormat();
  const state = memberStatusOf(member);
  const fill = FILL[state];
  const day = dayOf(member);
  return (
    <span className={css.state}>
      {fill ? <Tag color={fill}>{t(`state.${state}`)}</Tag> : t(`state.${state}`)}
      {day && <span className={css.muted}>{t(`day.${state}`, { date: format.date(day) })}</span>}
    </span>
  );
}
