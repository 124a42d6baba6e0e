/** What stands where a character was that nothing can hold. */
const REPLACEMENT = "\uFFFD";

/** Can a row, a document or a mail hold this text? None of them holds U+0000 or half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** The text with U+FFFD for each character that nothing can hold. */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", REPLACEMENT);

const BREAKS_OR_TURNS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Is it one line, blanks around it aside, that is read as it is written? In a mail, what follows a line's end would be
 * taken for ours; what turns the direction of letters round shows another name than is stored.
 */
export const isOneLine = (text: string): boolean => text.trim().search(BREAKS_OR_TURNS) < 0;

/** The text as one line, for what nobody typed and nobody can be asked to type again, such as the name of a file. */
export const asOneLine = (text: string): string => text.replace(BREAKS_OR_TURNS, "").trim();
