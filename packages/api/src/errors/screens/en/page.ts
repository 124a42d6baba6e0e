/** What any screen can meet: no answer, and a page that could not be loaded. */
export const pageMessages = {
  "common.no_connection": "Network error. Check the connection and try again.",
  "common.timeout": "The request took too long. Try again.",
  "common.unexpected": "Something went wrong. Try again.",
  "common.load_title": "Unable to load",
  "common.load_text": "Check the network, then try again.",
};
