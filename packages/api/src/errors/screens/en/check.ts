/** Checks: their list, and what people do to them. */
export const checkMessages = {
  "check.load_text": "Check the network, then try again. Filters and page are kept.",
  "check.reason_missing": "Enter a reason.",
  "check.reason_long": "Use at most 1,000 characters.",
  "check.comment_long": "Use at most 2,000 characters.",
  "common.blank": "The content can not be blank.",
  "auth.preview_forbidden": "This operation is not allowed in preview mode.",
};
