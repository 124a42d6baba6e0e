import {
  createWebsite,
  listAssessments,
  listObjects,
  setObjectEnabled,
  updateWebsite,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

/** The company's objects with the plan's limits. */
export const useObjects = () => useEndpoint(listObjects, {});

export const useCreateWebsite = () => useEndpointMutation(createWebsite, { invalidates: [listObjects] });
export const useUpdateWebsite = () => useEndpointMutation(updateWebsite, { invalidates: [listObjects] });
export const useSetObjectEnabled = () =>
  useEndpointMutation(setObjectEnabled, { invalidates: [listObjects, listAssessments] });
