import { textPieces } from "../rich-text.ts";
import * as css from "./RichText.css.ts";

export interface RichTextProps {
  /** `code` in backticks, **bold** in two stars; nothing else is read as markup. */
  text: string;
}

/** One run of a check's text. */
export function RichText({ text }: RichTextProps) {
  let offset = 0;
  return textPieces(text).map((piece) => {
    const key = `${offset}`;
    offset += piece.text.length + 1;
    if (piece.kind === "code") {
      return (
        <code key={key} className={css.code} translate="no">
          {piece.text}
        </code>
      );
    }
    if (piece.kind === "strong") {
      return (
        <strong key={key} className={css.strong}>
          {piece.text}
        </strong>
      );
    }
    return piece.text;
  });
}
