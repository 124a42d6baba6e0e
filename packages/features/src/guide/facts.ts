import { jiraStatus, listAssessments, listMembers } from "@candor/api/contract";
import { JOIN_STATUS } from "@candor/api/entities";
import { useEndpoint } from "../platform/index.ts";

/** What a company does in its first days, in order. */
export const FIRST_STEPS = ["assessment", "member", "jira"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Which steps are done, as the server's answers prove; a step whose answer is not there is not told of. */
export function useFirstSteps(): readonly { step: FirstStep; done: boolean }[] {
  const assessments = useEndpoint(listAssessments, {}, { quiet: true }).data;
  const members = useEndpoint(listMembers, {}, { quiet: true }).data;
  const jira = useEndpoint(jiraStatus, {}, { quiet: true }).data;
  const proved: Record<FirstStep, boolean | undefined> = {
    assessment: assessments && assessments.all > 0,
    member: members?.list.some(({ self, join_status }) => !self && join_status === JOIN_STATUS.valid),
    jira: jira && jira.state === "connected",
  };
  return FIRST_STEPS.flatMap((step) => {
    const done = proved[step];
    return done === undefined ? [] : [{ step, done }];
  });
}
