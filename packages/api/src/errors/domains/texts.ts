/** Messages of one domain: the HTTP status each travels with, and what happened and what to do next. */
export type ErrorTexts = Record<
  string,
  {
    http: number;
    en: string;
    cn: string;
    /** What staff read instead, where they are to do something else. */
    staff?: { en: string; cn: string };
  }
>;
