/** What any screen can meet: no answer, and a page that could not be loaded or drawn. */
export const pageMessages = {
  "common.no_connection": "Network error. Check the connection and try again.",
  "common.part_missing": "A part of this page did not arrive. Check the connection, then reload the page.",
  "common.timeout": "The request took too long. Try again.",
  "common.unexpected": "Something went wrong. Try again.",
  "common.load_title": "Unable to load",
  "common.load_text": "Check the network, then try again.",
  "common.stopped_title": "This page stopped working",
  "common.stopped_text": "The page could not be drawn. What you saved is unaffected. Reload to continue.",
};
