import type { StaffAccount } from "@candor/api/entities";
import { useEnableStaff, useEndSessions, useInviteStaff, useResetFactor } from "./queries.ts";

/** What is asked before it happens to an account. */
export type StaffQuestion = "invite" | "endSessions" | "resetFactor" | "disable" | "enable";

/** What can be asked of an account as it is. */
export function questionsOf({ state, sessions, second_factor, own }: StaffAccount): StaffQuestion[] {
  // One's own second factor is removed on one's own page, with the password.
  const reset: StaffQuestion[] = second_factor && !own ? ["resetFactor"] : [];
  if (state === "disabled") return [...reset, "enable"];
  if (state === "invited") return ["invite", "disable"];
  return sessions > 0 ? ["endSessions", ...reset, "disable"] : [...reset, "disable"];
}

/** What each does once it is answered with yes. */
export function useAnswers(): Record<StaffQuestion, (id: string) => Promise<unknown>> {
  const invite = useInviteStaff();
  const enable = useEnableStaff();
  const end = useEndSessions();
  const reset = useResetFactor();
  return {
    invite: (id) => invite.mutateAsync({ id }),
    endSessions: (id) => end.mutateAsync({ id }),
    resetFactor: (id) => reset.mutateAsync({ id }),
    disable: (id) => enable.mutateAsync({ id, enabled: false }),
    enable: (id) => enable.mutateAsync({ id, enabled: true }),
  };
}
