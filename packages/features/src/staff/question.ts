import type { StaffAccount } from "@candor/api/entities";
import { useEnableStaff, useEndSessions, useInviteStaff } from "./queries.ts";

/** What is asked before it happens to an account. */
export type StaffQuestion = "invite" | "endSessions" | "disable" | "enable";

/** What can be asked of an account as it is. */
export function questionsOf({ state, sessions }: StaffAccount): StaffQuestion[] {
  if (state === "disabled") return ["enable"];
  if (state === "invited") return ["invite", "disable"];
  return sessions > 0 ? ["endSessions", "disable"] : ["disable"];
}

/** What each does once it is answered with yes. */
export function useAnswers(): Record<StaffQuestion, (id: string) => Promise<unknown>> {
  const invite = useInviteStaff();
  const enable = useEnableStaff();
  const end = useEndSessions();
  return {
    invite: (id) => invite.mutateAsync({ id }),
    endSessions: (id) => end.mutateAsync({ id }),
    disable: (id) => enable.mutateAsync({ id, enabled: false }),
    enable: (id) => enable.mutateAsync({ id, enabled: true }),
  };
}
