import { info, readGuide } from "@candor/api/contract";
import { GUIDE_STATUSES } from "@candor/api/entities";
import { useNotice } from "@candor/ui/notices";
import { useQueryClient } from "@tanstack/react-query";
import { endpointQuery, useEndpointMutation, useErrorText, usePlatform } from "../platform/index.ts";

/** Tells the server that the guide was read, and how it was left. From its answer on the user's status says so. */
export function useGuideRead() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  const notice = useNotice();
  const errorText = useErrorText();
  return useEndpointMutation(readGuide, {
    quiet: true,
    onSuccess: () => {
      const { queryKey } = endpointQuery(client, info, {});
      queries.setQueryData(queryKey, (user) => user && { ...user, guide_status: GUIDE_STATUSES.read });
    },
    onError: (error) => notice.show({ kind: "error", text: errorText(error) }),
  });
}
