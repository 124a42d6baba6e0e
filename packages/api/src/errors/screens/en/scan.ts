/** An expert's word over a result. */
export const scanMessages = {
  "scan.note_required": "Enter a note.",
  "scan.note_long": "The note is too long.",
  "scan.reason_required": "Enter the reason in this language too: the customer reads it.",
  "scan.reason_long": "The reason is too long. Keep it to 500 characters.",
  "scan.text_missing": "Enter this text in both languages, or in neither.",
  "scan.text_long": "This text is too long. Keep it to 8,000 characters.",
  "scan.title_long": "The title is too long. Keep it to 120 characters.",
  "scan.sentence_long": "The sentence is too long. Keep it to 300 characters.",
  "scan.edit_failed": "The edit was not saved. Try again.",
  "scan.load_text": "Check the network, then try again. Filters and page are kept.",
};
