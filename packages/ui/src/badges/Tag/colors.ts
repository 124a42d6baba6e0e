/** The 17 fills a tag may have; none of them is near a severity. */
export const tagColors = [
  "gray",
  "gold",
  "bronze",
  "brown",
  "yellow",
  "amber",
  "lime",
  "grass",
  "mint",
  "green",
  "teal",
  "cyan",
  "sky",
  "indigo",
  "purple",
  "plum",
  "pink",
] as const;
export type TagColor = (typeof tagColors)[number];

/** The eight colours a label without a fill may have. */
export const labelColors = [
  "sage12",
  "sage11",
  "indigo12",
  "indigo11",
  "bronze11",
  "grass11",
  "cyan11",
  "plum11",
] as const;
export type LabelColor = (typeof labelColors)[number];

/**
 * The label colours that a tag may carry on its fill. The rule: a colour may stand on a fill only if it reads, at
 * 4.5:1 or better in both themes, on all 17 of them. `grass11` and `cyan11` do not, and stand on sheet alone.
 */
export const tagTextColors = [
  "sage12",
  "sage11",
  "indigo12",
  "indigo11",
  "bronze11",
  "plum11",
] as const satisfies readonly LabelColor[];
export type TagTextColor = (typeof tagTextColors)[number];
