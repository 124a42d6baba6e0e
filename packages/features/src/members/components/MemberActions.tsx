import type { Member } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { memberStatusOf, nameOf } from "../member-status.ts";
import { useResend } from "../queries.ts";
import type { MemberQuestion } from "../question.ts";
import * as css from "./MembersScreen.css.ts";

export interface MemberActionsProps {
  member: Member;
  /** The reader manages the team. */
  canManage: boolean;
  /** The only administrator, who has to stay. */
  onlyOwner: boolean;
  /** Why no invitation is sent; null where they are. */
  unsent: string | null;
  onAsk: (ask: MemberQuestion) => void;
}

/** What the reader may do with one person: send again and withdraw, remove, or leave. */
export function MemberActions({ member, canManage, onlyOwner, unsent, onAsk }: MemberActionsProps) {
  const { t } = useTranslation("members");
  const { show } = useNotice();
  const resend = useResend();
  const { id, email, self } = member;
  if (self) {
    if (onlyOwner) return <p className={css.reason}>{t("onlyOwner")}</p>;
    return <Button onClick={() => onAsk({ kind: "leave", member })}>{t("leave")}</Button>;
  }
  if (!canManage) return null;
  if (memberStatusOf(member) === "active") {
    return (
      <Button
        aria-label={t("removeOf", { name: nameOf(member) })}
        onClick={() => onAsk({ kind: "remove", member })}
      >
        {t("remove")}
      </Button>
    );
  }
  return (
    <>
      <Button
        aria-label={t("resendOf", { email })}
        loading={resend.isPending}
        aria-disabled={unsent !== null}
        title={unsent ?? undefined}
        onClick={() =>
          resend.mutate({ id }, { onSuccess: () => show({ kind: "success", text: t("resent", { email }) }) })
        }
      >
        {t("resend")}
      </Button>
      <Button aria-label={t("withdrawOf", { email })} onClick={() => onAsk({ kind: "withdraw", member })}>
        {t("withdraw")}
      </Button>
    </>
  );
}
