/** A page of the portal that could not be drawn. */
export const stoppedMessages = {
  "common.stopped_title": "This page stopped working",
  "common.stopped_text": "The page could not be drawn. What you saved is unaffected. Reload to continue.",
};
