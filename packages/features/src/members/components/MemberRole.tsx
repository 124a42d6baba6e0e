import { type Member, ROLES, type Role } from "@candor/api/entities";
import { Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { nameOf } from "../member-status.ts";

export interface MemberRoleProps {
  member: Member;
  /** The reader may choose another role; it changes only once that is confirmed. */
  onChoose: ((role: Role) => void) | undefined;
}

/** A person's role: a choice for who may change it, else a word. */
export function MemberRole({ member, onChoose }: MemberRoleProps) {
  const { t } = useTranslation("members");
  if (!onChoose) return t(`roles.${member.role}`);
  return (
    <Select
      size={32}
      aria-label={t("roleOf", { name: nameOf(member) })}
      value={member.role}
      options={ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      onChange={(event) => onChoose(event.target.value as Role)}
    />
  );
}
