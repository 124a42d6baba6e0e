import type { Member, Role } from "@candor/api/entities";
import { useLeave, useRemove, useSetRole, useWithdraw } from "./queries.ts";

/** What is asked before it happens. */
export const QUESTIONS = ["withdraw", "remove", "leave", "makeOwner", "makeViewer", "stepDown"] as const;
export type QuestionKind = (typeof QUESTIONS)[number];

export interface MemberQuestion {
  kind: QuestionKind;
  member: Member;
}

/** The question before a change of role. */
export function roleQuestion(member: Member, role: Role): MemberQuestion {
  if (role === "owner") return { kind: "makeOwner", member };
  return { kind: member.self ? "stepDown" : "makeViewer", member };
}

/** What each question does once it is answered with yes. */
export function useAnswers() {
  const withdraw = useWithdraw();
  const remove = useRemove();
  const leave = useLeave();
  const setRole = useSetRole();
  const change = (role: Role) => (id: string) => setRole.mutateAsync({ id, role });
  const answers: Record<QuestionKind, (id: string) => Promise<unknown>> = {
    withdraw: (id) => withdraw.mutateAsync({ id }),
    remove: (id) => remove.mutateAsync({ id }),
    leave: () => leave.mutateAsync({}),
    makeOwner: change("owner"),
    makeViewer: change("viewer"),
    stepDown: change("viewer"),
  };
  return answers;
}
