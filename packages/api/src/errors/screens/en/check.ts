/** The list of checks. */
export const checkMessages = {
  "check.load_text": "Check the network, then try again. Filters and page are kept.",
};
