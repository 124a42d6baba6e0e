/** A piece of a check's text: plain, `code` from backticks, or strong from **two stars**. */
export interface TextPiece {
  kind: "plain" | "code" | "strong";
  text: string;
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Splits a check's text into its pieces. A mark without its partner stays as it is typed. */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) pieces.push({ kind: "plain", text: text.slice(end, match.index) });
    const [whole, code, strong] = match;
    pieces.push(code === undefined ? { kind: "strong", text: strong ?? "" } : { kind: "code", text: code });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: "plain", text: text.slice(end) });
  return pieces;
}

/** Paragraphs of a text: split at empty lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
