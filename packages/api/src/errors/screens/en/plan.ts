/** What no longer goes once a plan has ended. */
export const planMessages = {
  "member.plan_ended":
    "Your plan has ended. What you have stays readable; contact the business team to renew and go on.",
};
