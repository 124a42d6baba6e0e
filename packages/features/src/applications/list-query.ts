import { listApplications } from "@candor/api/contract";
import { LANGUAGE_TAGS, type Language } from "@candor/api/entities";
import { useTextMatch } from "@candor/ui/forms";
import { useMemo } from "react";
import { useEndpoint, usePlatform } from "../platform/index.ts";
import type { ApplicationsState } from "./address.ts";
import type { Application } from "./types.ts";

const sortValue: Record<
  Exclude<ApplicationsState["sort"], "object">,
  (one: Application) => string | number
> = {
  score: ({ score }) => score ?? -1,
  thirdParties: ({ third_parties }) => third_parties ?? -1,
  outside: ({ outside }) => outside ?? -1,
  assessed: ({ time }) => time,
};

/** Names as the language orders them, Chinese by pinyin. */
function compareBy(sort: ApplicationsState["sort"], language: Language) {
  if (sort === "object") {
    const { compare } = new Intl.Collator(LANGUAGE_TAGS[language], { numeric: true });
    return (a: Application, b: Application) => compare(a.title, b.title);
  }
  const read = sortValue[sort];
  return (a: Application, b: Application) => Number(read(a) > read(b)) - Number(read(a) < read(b));
}

/** The applications that search and filters leave, in order. There are as many as a plan has objects: few. */
export function useApplications(state: ApplicationsState, appId: string | null) {
  const query = useEndpoint(listApplications, {}, { quiet: true });
  const { list } = query.data ?? {};
  const isMeant = useTextMatch();
  const { language } = usePlatform();
  const data = useMemo(() => {
    if (!list) return undefined;
    const left = list.filter(
      ({ id, title, url, asset_type }) =>
        (appId === null || id === appId) &&
        (state.types.length === 0 || state.types.includes(asset_type)) &&
        isMeant(state.search, title, url ?? ""),
    );
    const compare = compareBy(state.sort, language);
    const way = state.descending ? -1 : 1;
    const sorted = left.toSorted((a, b) => way * compare(a, b));
    const from = (state.page - 1) * state.pageSize;
    return { list: sorted.slice(from, from + state.pageSize), total: left.length, all: list.length };
  }, [list, state, appId, isMeant, language]);
  return { ...query, data };
}
