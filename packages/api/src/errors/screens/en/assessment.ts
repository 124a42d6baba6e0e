/** A new assessment, on its way to be submitted. */
export const assessmentMessages = {
  "assessment.nothing_chosen": "Please click on the cards and check the objects that need to be assessed.",
  "assessment.not_authorised": "Confirm that you own these objects or may assess them.",
  "assessment.countdown_days_one": "Your plan allows a new assessment in {{count}} day.",
  "assessment.countdown_days_other": "Your plan allows a new assessment in {{count}} days.",
};
