import { CHECK_SORTS, type CheckSort, PAGE_SIZES } from "@candor/api/contract";
import {
  type AssetType,
  CHECK_STATUSES,
  type CheckStatus,
  FRAMEWORKS,
  type Framework,
} from "@candor/api/entities";

export type PageSize = (typeof PAGE_SIZES)[number];

/** What the checks table shows. All of it stands in the address, so that a reload, a link and Back keep it. */
export interface ChecksQuery {
  objectId: string | null;
  /** One assessment instead of each object's last. */
  assessmentId: string | null;
  statuses: readonly CheckStatus[];
  frameworks: readonly Framework[];
  search: string;
  sort: CheckSort;
  descending: boolean;
  page: number;
  pageSize: PageSize;
}

/** Longest search the server takes. */
export const SEARCH_MAX = 200;

export const DEFAULT_CHECKS_QUERY: ChecksQuery = {
  objectId: null,
  assessmentId: null,
  statuses: [],
  frameworks: [],
  search: "",
  sort: "status",
  descending: false,
  page: 1,
  pageSize: 20,
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const uuid = (text: string | null | undefined) => (text && UUID.test(text) ? text.toLowerCase() : null);

/** The known values of a comma-separated list, each once, in the table's own order. */
function known<T extends string>(table: readonly T[], text: string | null): T[] {
  const asked = new Set(text?.split(",") ?? []);
  return table.filter((value) => asked.has(value));
}

/** What the path itself names: `/checks/:objectId?/:assessmentId?`. */
export interface PathParams {
  objectId?: string | undefined;
  assessmentId?: string | undefined;
}

/** Reads the table's state from an address. What it does not know or cannot be is dropped, never an error. */
export function parseChecksQuery(search: string, path: PathParams = {}): ChecksQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get("page"));
  const size = Number(params.get("size"));
  return {
    objectId: uuid(path.objectId ?? params.get("object")),
    assessmentId: uuid(path.assessmentId ?? params.get("assessment")),
    statuses: known(CHECK_STATUSES, params.get("status")),
    frameworks: known(FRAMEWORKS, params.get("framework")),
    search: (params.get("q") ?? "").trim().slice(0, SEARCH_MAX),
    sort: CHECK_SORTS.find((sort) => sort === params.get("sort")) ?? DEFAULT_CHECKS_QUERY.sort,
    descending: params.get("dir") === "desc",
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_CHECKS_QUERY.pageSize,
  };
}

/** Prints the state without its defaults: `status=critical,medium&sort=title`, or nothing. */
export function printChecksQuery(query: ChecksQuery, options: { withObject?: boolean } = {}): string {
  const parts: [string, string | null][] = [
    ["object", options.withObject ? query.objectId : null],
    ["assessment", query.assessmentId],
    ["status", query.statuses.join(",") || null],
    ["framework", query.frameworks.join(",") || null],
    ["q", query.search || null],
    ["sort", query.sort === DEFAULT_CHECKS_QUERY.sort ? null : query.sort],
    ["dir", query.descending ? "desc" : null],
    ["page", query.page > 1 ? String(query.page) : null],
    ["size", query.pageSize === DEFAULT_CHECKS_QUERY.pageSize ? null : String(query.pageSize)],
  ];
  return parts
    .filter((part): part is [string, string] => part[1] !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)
    .join("&");
}

const withQuery = (path: string, text: string) => (text ? `${path}?${text}` : path);

/** Address of the checks table in this state. */
export const checksHref = (query: ChecksQuery = DEFAULT_CHECKS_QUERY): string =>
  withQuery(query.objectId ? `/checks/${query.objectId}` : "/checks", printChecksQuery(query));

/** Address of one check, carrying the table's state so that the way back keeps it. */
export const checkHref = (id: string, query: ChecksQuery = DEFAULT_CHECKS_QUERY): string =>
  withQuery(`/checkdetail/${id}`, printChecksQuery(query, { withObject: true }));

/** Changes filters or order, and goes back to the first page unless the page itself changes. */
export function changeQuery(query: ChecksQuery, change: Partial<ChecksQuery>): ChecksQuery {
  return { ...query, page: 1, ...change };
}

/** No filter in force. Object, order and page size are no filters. */
export const NO_FILTERS = { assessmentId: null, statuses: [], frameworks: [], search: "" } as const;

export const hasFilters = (query: ChecksQuery): boolean =>
  query.assessmentId !== null || query.search !== "" || filterCount(query) > 0;

/** How many filters are set, search aside. */
export const filterCount = (query: ChecksQuery): number => query.statuses.length + query.frameworks.length;

/** The request of the list call for this state. */
export const toListRequest = (query: ChecksQuery) => ({
  object_id: query.objectId ?? undefined,
  assessment_id: query.assessmentId ?? undefined,
  statuses: [...query.statuses],
  frameworks: [...query.frameworks],
  search: query.search,
  sort: query.sort,
  descending: query.descending,
  page: query.page,
  page_size: query.pageSize,
});

/** Address of one check over all assets, or over those of a type. */
export const issueHref = (checkId: string, assetType?: AssetType): string =>
  `/issue-detail/${encodeURIComponent(checkId)}${assetType ? `/${assetType}` : ""}`;
