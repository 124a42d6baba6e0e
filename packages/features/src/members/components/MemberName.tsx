import type { Member } from "@candor/api/entities";
import { Avatar, Tag } from "@candor/ui/badges";
import { useTranslation } from "react-i18next";
import { nameOf } from "../member-status.ts";
import * as css from "./MembersScreen.css.ts";

/** A person by name and e-mail; the reader is marked, and one who is invited has only the e-mail. */
export function MemberName({ member }: { member: Member }) {
  const { t } = useTranslation("members");
  const { name, email, self } = member;
  return (
    <span className={css.person}>
      <Avatar name={name || null} />
      <span className={css.words}>
        <span className={css.nameLine}>
          <span className={css.name} title={nameOf(member)} translate="no">
            {nameOf(member)}
          </span>
          {self && <Tag>{t("you")}</Tag>}
        </span>
        {name && (
          <span className={css.email} title={email} translate="no">
            {email}
          </span>
        )}
      </span>
    </span>
  );
}
