import {
  createWebsite,
  listAssessments,
  listObjects,
  type RequestOf,
  setObjectEnabled,
  updateWebsite,
} from "@candor/api/contract";
import type { AssessmentObject } from "@candor/api/entities";
import { useSendOnce } from "../forms/index.ts";
import { useEndpoint, useEndpointMutation, useLatest } from "../platform/index.ts";

/** The company's objects with the plan's limits: all, or the page that is asked for. */
export const useObjects = (asked: RequestOf<typeof listObjects> = {}) =>
  useEndpoint(listObjects, asked, { keepPrevious: true, quiet: true });

/** Whether this is the website that was sent. Its name is made of its address where none was given. */
function isWebsite(
  { url, name, territories, sector }: AssessmentObject,
  sent: RequestOf<typeof createWebsite>,
): boolean {
  const address = new URL(sent.url);
  address.hash = "";
  return (
    url === address.href &&
    (sent.name === "" || name === sent.name) &&
    (sector ?? null) === (sent.sector ?? null) &&
    territories.length === sent.territories.length &&
    territories.every((code) => sent.territories.includes(code))
  );
}

/** Adds a website. One that was added, though no answer came, is not added again. */
export function useCreateWebsite() {
  const { mutateAsync } = useEndpointMutation(createWebsite, { quiet: true, invalidates: [listObjects] });
  const known = useObjects().data?.list;
  const latest = useLatest(listObjects, {});
  return useSendOnce<RequestOf<typeof createWebsite>, AssessmentObject>(mutateAsync, {
    known,
    latest: async () => (await latest()).list,
    keyOf: ({ id }) => id,
    isOf: isWebsite,
  });
}
export const useUpdateWebsite = () =>
  useEndpointMutation(updateWebsite, { quiet: true, invalidates: [listObjects] });
export const useSetObjectEnabled = () =>
  useEndpointMutation(setObjectEnabled, { quiet: true, invalidates: [listObjects, listAssessments] });
