import { configCalls, getNews, type ReplyOf } from "@candor/api/contract";
import { configHooks } from "../config-editor/index.ts";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";
import { NEW, type ResourcesState } from "./address.ts";

const calls = configCalls.site_resource;

export type Resource = ReplyOf<typeof calls.detail>;

export const useResources = ({ search, use, page, pageSize }: ResourcesState) =>
  useEndpoint(
    calls.list,
    { search: search.trim(), page, page_size: pageSize, ...(use && { enable: use === "on" }) },
    { keepPrevious: true, quiet: true },
  );

export const useResource = (id: string) =>
  useEndpoint(calls.detail, { id }, { quiet: true, enabled: id !== NEW });

const stale = { quiet: true, invalidates: [calls.list, calls.detail, getNews] };
export const useCreateResource = configHooks<Resource["data"]>(calls, [getNews]).useCreate;
export const useUpdateResource = () => useEndpointMutation(calls.update, stale);
export const useRemoveResource = () =>
  useEndpointMutation(calls.remove, { quiet: true, invalidates: [calls.list] });
