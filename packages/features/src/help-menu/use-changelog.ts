import { listChangelog, markChangelogRead } from "@candor/api/contract";
import { useQueryClient } from "@tanstack/react-query";
import { endpointQuery, useEndpoint, useEndpointMutation, useIdle, usePlatform } from "../platform/index.ts";

/** What is new, whether anything of it is unread, and the way to say that it was read. */
export function useChangelog() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  const enabled = useIdle();
  const { data } = useEndpoint(listChangelog, {}, { quiet: true, enabled });
  const read = useEndpointMutation(markChangelogRead, {
    // An entry has opened in another tab: nobody waits for this, and the dot stays when it fails.
    quiet: true,
    onSuccess: () => {
      const { queryKey } = endpointQuery(client, listChangelog, {});
      queries.setQueryData(queryKey, (known) => known && { ...known, notice: false });
    },
  });
  const unread = data?.notice ?? false;
  return { entries: data?.list ?? [], unread, markRead: () => unread && read.mutate({}) };
}
