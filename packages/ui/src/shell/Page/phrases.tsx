import type { ReactNode } from "react";
import * as css from "./Page.css.ts";

/** A number and the measure word after its space, as Chinese writes them. */
const COUNTED = /(\d \p{Script=Han})/u;
const HAN = /\p{Script=Han}/u;
const PHRASE_END = /[，。；：？！]/u;

/** Characters of a phrase that fit beside one another in a sentence of 24 px on a screen of 320 px. */
const LINE = 12;

/** A phrase takes more than a line of a phone: kept whole, it would be cut where the line happens to end. */
export const hasLongPhrase = (title: ReactNode): boolean =>
  typeof title === "string" && title.split(PHRASE_END).some((phrase) => phrase.length > LINE);

/** The title with each number on one line with its measure word; what is not Chinese text stays as it is. */
export function counted(title: ReactNode): ReactNode {
  if (typeof title !== "string" || !HAN.test(title)) return title;
  const parts = title.split(COUNTED);
  if (parts.length === 1) return title;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <span key={at} className={css.together}>
        {part}
      </span>
    ),
  );
}
