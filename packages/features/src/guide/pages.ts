import { GUIDE_PAGES, type GuidePage, type Language } from "@candor/api/entities";

/** Name of a picture's file, such as `set_up_assessment-2-cn.webp`: page, place, language. */
const NAME = /\/(\w+)-(\d+)-(en|cn)\.webp$/;

export interface Picture {
  page: GuidePage;
  /** Counted from one, as in the file's name. */
  place: number;
  src: string;
}

/** Pictures of one language, in their order. */
export function picturesIn(files: Readonly<Record<string, string>>, language: Language): readonly Picture[] {
  return Object.entries(files)
    .flatMap(([file, src]) => {
      const [, name, place, of] = NAME.exec(file) ?? [];
      const page = GUIDE_PAGES.find((known) => known === name);
      return page && of === language ? [{ page, place: Number(place), src }] : [];
    })
    .toSorted((a, b) => a.place - b.place);
}

/** Pages that show someone without an assessment one picture more: the first. */
const SHORTER: ReadonlySet<GuidePage> = new Set(["set_up_assessment", "invite_members", "connect_jira"]);

/** The pictures of one page, for a user with or without an assessment behind them. */
export function picturesOf(
  page: GuidePage,
  pictures: readonly Picture[],
  lastScan: number,
): readonly Picture[] {
  const own = pictures.filter((picture) => picture.page === page);
  return lastScan > 0 && SHORTER.has(page) ? own.filter(({ place }) => place > 1) : own;
}
