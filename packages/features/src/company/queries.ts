import { info, updateCompany } from "@candor/api/contract";
import { useQueryClient } from "@tanstack/react-query";
import { endpointQuery, useEndpointMutation, usePlatform } from "../platform/index.ts";

/** Saves name and logo; the whole app then knows the company as the server answered. */
export function useSaveCompany() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useEndpointMutation(updateCompany, {
    quiet: true,
    onSuccess: ({ company }) => {
      queries.setQueryData(endpointQuery(client, info, {}).queryKey, (user) => user && { ...user, company });
    },
  });
}
