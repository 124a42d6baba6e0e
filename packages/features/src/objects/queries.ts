import {
  createWebsite,
  listAssessments,
  listObjects,
  setObjectEnabled,
  updateWebsite,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

/** The company's objects with the plan's limits. */
export const useObjects = () => useEndpoint(listObjects, {}, { quiet: true });

export const useCreateWebsite = () =>
  useEndpointMutation(createWebsite, { quiet: true, invalidates: [listObjects] });
export const useUpdateWebsite = () =>
  useEndpointMutation(updateWebsite, { quiet: true, invalidates: [listObjects] });
export const useSetObjectEnabled = () =>
  useEndpointMutation(setObjectEnabled, { quiet: true, invalidates: [listObjects, listAssessments] });
