import {
  createWebsite,
  listAssessments,
  listObjects,
  type RequestOf,
  setObjectEnabled,
  updateWebsite,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

/** The company's objects with the plan's limits: all, or the page that is asked for. */
export const useObjects = (asked: RequestOf<typeof listObjects> = {}) =>
  useEndpoint(listObjects, asked, { keepPrevious: true, quiet: true });

export const useCreateWebsite = () =>
  useEndpointMutation(createWebsite, { quiet: true, invalidates: [listObjects] });
export const useUpdateWebsite = () =>
  useEndpointMutation(updateWebsite, { quiet: true, invalidates: [listObjects] });
export const useSetObjectEnabled = () =>
  useEndpointMutation(setObjectEnabled, { quiet: true, invalidates: [listObjects, listAssessments] });
