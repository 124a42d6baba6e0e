/** Messages of one domain: the HTTP status each travels with, and what happened and what to do next. */
export type ErrorTexts = Record<string, { http: number; en: string; cn: string }>;
