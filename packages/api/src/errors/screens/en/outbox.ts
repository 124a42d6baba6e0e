/** The list of mails. */
export const outboxMessages = {
  "mis.outbox_load_text": "Check the network, then try again. Search and page are kept.",
};
